import Checking
import Foundation
import SceneRuntime
import Scenes
import Testing

/// The language, the calendar and the time zone that the services of an application give.
@MainActor struct LocaleServiceTests {
  private struct Reading: View {
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
      Text("\(locale.identifier) \(calendar.firstWeekday) \(timeZone.identifier)")
    }
  }

  private struct Readings: App {
    var body: some Scene {
      WindowGroup {
        Reading()
        Text(1.5, format: .number)
        Reading().environment(\.locale, Locale(identifier: "fr_FR"))
      }
    }
  }

  @Test func `views have the values of the services, unless an ancestor sets others`() throws {
    var services = RuntimeServices.repeatable()
    services.locale = Locale(identifier: "de_DE")
    services.calendar.firstWeekday = 4
    services.timeZone = try require(TimeZone(identifier: "Asia/Tokyo"))
    let host = JSONLinesHost()
    let launch = AppLaunch(Readings(), host: host, profile: .tablet, services: services)
    expectEqual(host.run(launch.application), 0)
    let texts = host.texts.values.joined().joined(separator: " ")
    expectContains(texts, "de_DE 4 Asia/Tokyo")
    expectContains(texts, "1,5")
    expectContains(texts, "fr_FR 4 Asia/Tokyo")
  }
}
