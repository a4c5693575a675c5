public import Foundation

/// The clock that views read, with alarms at which views are updated.
///
/// By default, views read the system's clock. In a script or a test, they read a clock that stands still until it is
/// advanced, so that text that shows the time is equal in every run. In the services that
/// ``RuntimeServices/repeatable(store:notifications:)`` returns, each call of ``RuntimeServices/now`` also moves the
/// clock by one second, without performing the actions of alarms.
///
/// ```swift
/// import Foundation
///
/// @MainActor func servicesInAnHour() -> RuntimeServices {
///   let services = RuntimeServices.repeatable()
///   services.clock.advance(by: 3_600)
///   return services
/// }
/// ```
@MainActor public final class SceneClock {
  /// The present time of a clock that has to be advanced; nil for the system's clock.
  private var time: Date?
  /// The pending alarms in no particular order; always empty for the system's clock.
  private var alarms: [Alarm] = []

  private init(time: Date?) {
    self.time = time
  }

  /// Creates a clock that stands still until it is advanced.
  ///
  /// - Parameter date: The first time that the clock shows.
  public convenience init(startingAt date: Date) {
    self.init(time: date)
  }

  /// The system's clock, which can't be advanced.
  public static let system = SceneClock(time: nil)

  /// The present time of the clock.
  public var now: Date { time ?? Date() }

  /// Whether the clock stands still until it is advanced.
  package var isAdvanced: Bool { time != nil }

  /// Advances the clock, and performs the actions of alarms whose time has come.
  ///
  /// - Parameter seconds: The number of seconds, at least 0. If this is the system's clock, the call has no effect.
  public func advance(by seconds: TimeInterval) {
    guard let time else { return }
    move(to: time.addingTimeInterval(max(0, seconds)))
    let now = now
    let due = alarms.filter { $0.date <= now }.sorted { $0.date < $1.date }
    alarms.removeAll { $0.date <= now }
    for alarm in due { alarm.act?() }
  }

  /// Sets the time of the clock without performing the actions of alarms.
  func move(to date: Date) {
    if time != nil { time = date }
  }

  /// An action that is performed at a certain time, unless the alarm is canceled before.
  package final class Alarm {
    fileprivate let date: Date
    fileprivate var act: (@MainActor () -> Void)?
    fileprivate var sleeping: Task<Void, Never>?

    fileprivate init(_ date: Date, _ act: @escaping @MainActor () -> Void) {
      self.date = date
      self.act = act
    }
  }

  /// Schedules an action for a certain time.
  ///
  /// - Parameters:
  ///   - date: The time of the action. If the time has passed, the action isn't performed during this call: the
  ///     system's clock performs it soon, and any other clock performs it at the next call of ``advance(by:)``.
  ///   - act: The action, which is performed once, on the main actor.
  /// - Returns: The alarm, with which ``cancel(_:)`` cancels the action. The caller has to retain the alarm, because
  ///   the system's clock doesn't.
  package func alarm(at date: Date, _ act: @escaping @MainActor () -> Void) -> Alarm {
    let alarm = Alarm(date, act)
    if time != nil {
      alarms.append(alarm)
    } else {
      alarm.sleeping = Task { @MainActor [weak alarm] in
        // The limit prevents an overflow. No process runs that long.
        let seconds = min(max(0, date.timeIntervalSinceNow), 1e9)
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
        alarm?.act?()
      }
    }
    return alarm
  }

  /// Cancels an alarm, so that its action is never performed.
  ///
  /// - Parameter alarm: The alarm.
  package func cancel(_ alarm: Alarm) {
    alarm.act = nil
    alarm.sleeping?.cancel()
    alarms.removeAll { $0 === alarm }
  }
}
