import Scenes
import TestSupport

/// Work over many windows or declarations: what it costs for each of 1,000 and of 10,000.
@MainActor enum Slopes {
  static let rows =
    rows("memory pressure, per scene") { memoryPressure($0) }
    + rows("background and foreground, per window") { backgroundAndForeground($0) }
    + rows("closing the focused window among others") { closingTheFocused(among: $0) }
    + rows("groups with conditions resolved and checked, per group") { checking($0) }
    + [
      Row(name: "app body with 100 groups with conditions that runs again") { bodyRun(100) }
    ]

  /// The figure of 1,000, that of 10,000, and how many times the first the second is.
  private static func rows(
    _ name: String, _ measure: @escaping @MainActor (Int) -> Double
  ) -> [Row] {
    [1_000, 10_000].map { count in
      Row(name: "\(name), of \(count)") { measure(count) }
    } + [
      Row(name: "slope of \(name)", unit: "times") {
        let few = measure(1_000)
        return measure(10_000) / few
      }
    ]
  }

  private static func application(_ count: Int, _ profile: HostProfile) -> Application {
    let application = Application.stub(profile: profile)
    application.handle(.launch([]))
    for _ in 1..<count { application.receive(.newWindow) }
    application.runTurns()
    return application
  }

  private static let wide = HostProfile(
    name: "wide", supportsMultipleScenes: true, foregroundLimit: 100_000)

  private static func memoryPressure(_ count: Int) -> Double {
    var application = Application.stub()
    return median(
      per: count, runs: 3,
      prepare: {
        application = Self.application(count, wide)
        application.handle(.background(nil))
      },
      { application.handle(.memoryPressure) })
  }

  private static func backgroundAndForeground(_ count: Int) -> Double {
    let application = Self.application(count, wide)
    return median(per: count, runs: 5) { application.handle(.background(nil), .foreground) }
  }

  private static func closingTheFocused(among count: Int) -> Double {
    let application = Self.application(count, .desktop)
    return median(
      per: 50, runs: 5,
      prepare: {
        while application.openSessions.count < count { application.handle(.newWindow) }
      },
      {
        for _ in 0..<50 {
          if let session = application.focusedSession { application.handle(.close(session.id)) }
        }
      })
  }

  private static func checking(_ count: Int) -> Double {
    let app = Groups(count)
    return median(per: count, runs: 5) {
      consume(
        AppLaunch(app, host: DrawingHost(), profile: .tablet, services: .repeatable()).problems)
    }
  }

  private static func bodyRun(_ count: Int) -> Double {
    let app = Groups(count)
    let launch = AppLaunch(
      app, host: DrawingHost(), profile: .tablet, services: .repeatable())
    launch.application.handle(.launch([]))
    return median(per: 10) {
      for _ in 0..<10 {
        app.model.change?()
        launch.application.runTurns()
      }
    }
  }
}

@MainActor private final class GroupsModel {
  var change: (() -> Void)?
}

/// An app of many groups with conditions, whose body reads a state.
private struct Groups: App {
  @State private var count = 0
  let number: Int
  let model = GroupsModel()

  init(_ number: Int) {
    self.number = number
  }

  init() {
    self.init(1)
  }

  var body: some Scene {
    WindowGroup("Inbox (\(count))") {
      Text("inbox").onAppear { model.change = { count += 1 } }
    }
    for group in 0..<number {
      WindowGroup("Group \(group)", id: "group \(group)") { Text("group") }
        .handlesExternalEvents(matching: ["message/\(group)/", "thread/\(group)/"])
    }
  }
}
