public import Foundation
import SceneRuntime

// The language, the calendar and the time zone of the person come from the services of the application. An ancestor of
// a view can set other values.
extension EnvironmentValues {
  /// The language and the region for which views format texts, numbers and dates.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? application?.services.locale ?? .current }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar in which views format dates, and in which date pickers offer dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] ?? application?.services.calendar ?? .current }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone in which views format dates and times, and in which date pickers offer them.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? application?.services.timeZone ?? .current }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale? { nil }
}

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone? { nil }
}
