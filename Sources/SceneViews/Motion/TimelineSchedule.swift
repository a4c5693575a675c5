public import Foundation

/// The moments at which a ``TimelineView`` updates its content.
public protocol TimelineSchedule {
  /// The frequency at which moments are requested.
  typealias Mode = TimelineScheduleMode
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the moments of the schedule, starting at the given time.
  ///
  /// - Parameters:
  ///   - startDate: The time at which the moments start. Earlier moments may come first; the last of these counts as
  ///     the current moment.
  ///   - mode: The frequency at which moments are requested.
  /// - Returns: The moments, from the earliest to the latest. The sequence may be endless.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of the moments of a schedule.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// `normal` is the frequency of the schedule; `lowFrequency` is for a dimmed screen, which hosts don't report.
  case normal, lowFrequency
}

/// A schedule with a moment at the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule with a moment at the beginning of every minute.
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule with moments at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// An endless sequence of moments at equal intervals.
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

  /// Creates a schedule from one of its moments and an interval.
  ///
  /// - Parameters:
  ///   - startDate: A moment of the schedule; there are moments before it too.
  ///   - interval: The time between two moments in seconds; a time below a hundredth of a second counts as a
  ///     hundredth.
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

  /// Creates a schedule from its moments.
  ///
  /// - Parameter dates: The moments, from the earliest to the latest.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A schedule for animated content; in this library, the content is updated at most once a second.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule from a minimum interval.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum time between two moments in seconds; nil or a time below one second counts as one
  ///     second.
  ///   - paused: True to stop updating the content.
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
  /// A schedule with a moment at the beginning of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule with moments at equal intervals.
  ///
  /// - Parameters:
  ///   - startDate: A moment of the schedule; there are moments before it too.
  ///   - interval: The time between two moments in seconds.
  /// - Returns: The schedule.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for animated content; in this library, the content is updated once a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animated content.
  ///
  /// - Parameters:
  ///   - minimumInterval: The minimum time between two moments in seconds; nil or a time below one second counts as one
  ///     second.
  ///   - paused: True to stop updating the content.
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
  /// - Parameter dates: The moments, from the earliest to the latest.
  /// - Returns: The schedule.
  public static func explicit<Dates: Sequence>(
    _ dates: Dates
  ) -> ExplicitTimelineSchedule<Dates> where Self == ExplicitTimelineSchedule<Dates> {
    ExplicitTimelineSchedule(dates)
  }
}
