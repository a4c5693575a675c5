public import Foundation

/// The time that views show, and the moments at which they ask to be shown again.
///
/// The clock of a real run is that of the system. The one of a script or a test stands still until it is
/// advanced, so that texts that follow the time are the same in every run.
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
  /// The time of a clock that is advanced; nil for the time of the system.
  private var time: Date?
  /// The alarms of a clock that is advanced, in no particular order.
  private var alarms: [Alarm] = []

  private init(time: Date?) {
    self.time = time
  }

  /// Creates a clock that stands still until it is advanced.
  ///
  /// - Parameter date: The time at the beginning.
  public convenience init(startingAt date: Date) {
    self.init(time: date)
  }

  /// The clock of the system, which can't be advanced.
  public static let system = SceneClock(time: nil)

  /// The time.
  public var now: Date { time ?? Date() }

  /// Whether the clock stands still until it is advanced.
  package var isAdvanced: Bool { time != nil }

  /// Lets time pass, and performs the acts for which the moment has come.
  ///
  /// - Parameter seconds: The number of seconds, at least 0. The clock of the system can't be advanced:
  ///   then nothing happens.
  public func advance(by seconds: TimeInterval) {
    guard let time else { return }
    move(to: time.addingTimeInterval(max(0, seconds)))
    let now = now
    let due = alarms.filter { $0.date <= now }.sorted { $0.date < $1.date }
    alarms.removeAll { $0.date <= now }
    for alarm in due { alarm.act?() }
  }

  /// Sets the time without performing acts.
  func move(to date: Date) {
    if time != nil { time = date }
  }

  /// An act that is performed at a moment, unless it is canceled before.
  package final class Alarm {
    fileprivate let date: Date
    fileprivate var act: (@MainActor () -> Void)?
    fileprivate var sleeping: Task<Void, Never>?

    fileprivate init(_ date: Date, _ act: @escaping @MainActor () -> Void) {
      self.date = date
      self.act = act
    }
  }

  /// Performs an act at a moment.
  ///
  /// - Parameters:
  ///   - date: The moment. If it has passed, the act is performed soon, never at once.
  ///   - act: The act, performed once on the main actor.
  /// - Returns: The alarm, which ``cancel(_:)`` takes back.
  package func alarm(at date: Date, _ act: @escaping @MainActor () -> Void) -> Alarm {
    let alarm = Alarm(date, act)
    if time != nil {
      alarms.append(alarm)
    } else {
      alarm.sleeping = Task { @MainActor [weak alarm] in
        // A deadline beyond the clock's range is never reached.
        let seconds = min(max(0, date.timeIntervalSinceNow), 1e9)
        guard (try? await Task.sleep(for: .seconds(seconds))) != nil else { return }
        alarm?.act?()
      }
    }
    return alarm
  }

  /// Takes an alarm back; it is never performed then.
  ///
  /// - Parameter alarm: The alarm.
  package func cancel(_ alarm: Alarm) {
    alarm.act = nil
    alarm.sleeping?.cancel()
    alarms.removeAll { $0 === alarm }
  }
}
