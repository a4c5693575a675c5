public import Foundation

/// The moments at which a ``TimelineView`` makes its content again.
public protocol TimelineSchedule {
  /// The frequency for which moments are asked.
  typealias Mode = TimelineScheduleMode
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the moments from a time on.
  ///
  /// - Parameters:
  ///   - startDate: The time. The first moment may be before it, and is the current one then.
  ///   - mode: The frequency.
  /// - Returns: The moments in their order. The sequence may be endless.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of the moments of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// `normal` is as often as the schedule says; `lowFrequency` is for a dimmed screen, which hosts don't have.
  case normal, lowFrequency
}

/// A schedule with a moment in every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates the schedule.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule with moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// Endless moments at equal distances.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var date: Date
    fileprivate let interval: TimeInterval

    /// Returns the next moment.
    public mutating func next() -> Date? {
      defer { date.addTimeInterval(interval) }
      return date
    }
  }

  private let begin: Date
  private let interval: TimeInterval

  /// Creates the schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first moment; there are moments before it, too.
  ///   - interval: The distance of two moments in seconds. One below a hundredth counts as that.
  public init(from startDate: Date, by interval: TimeInterval) {
    begin = startDate
    self.interval = interval >= 0.01 ? interval : 0.01
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = (startDate.timeIntervalSince(begin) / interval).rounded(.down)
    return Entries(date: begin.addingTimeInterval(passed * interval), interval: interval)
  }
}

/// A schedule with the moments of a list.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates the schedule.
  ///
  /// - Parameter dates: The moments in their order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// The schedule of a motion, which hosts without pixels show once in a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates the schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least distance of two moments in seconds; less than a second counts as one.
  ///   - paused: Whether the content stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(1, minimumInterval ?? 1)
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: startDate, by: interval).entries(from: startDate, mode: mode)
      .prefix(isPaused ? 1 : .max)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A moment at the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with moments at equal distances.
  ///
  /// - Parameters:
  ///   - startDate: The first moment; there are moments before it, too.
  ///   - interval: The distance of two moments in seconds.
  /// - Returns: The schedule.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// The schedule of a motion, which hosts without pixels show once in a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns the schedule of a motion.
  ///
  /// - Parameters:
  ///   - minimumInterval: The least distance of two moments in seconds; less than a second counts as one.
  ///   - paused: Whether the content stands still.
  /// - Returns: The schedule.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule with the moments of a list.
  ///
  /// - Parameter dates: The moments in their order.
  /// - Returns: The schedule.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
