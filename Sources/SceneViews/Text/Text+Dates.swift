public import Foundation
import SceneDisplay

extension Text {
  /// Creates a text from a date.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The style of the text. A text that states the distance from now changes as time passes.
  public init(_ date: Date, style: DateStyle) {
    self.init(ClockText(date, style))
  }

  /// Creates a text from a range of dates.
  ///
  /// - Parameter dates: The first and the last date, which are shown in the format style `dateTime`.
  public init(_ dates: ClosedRange<Date>) {
    self =
      Text(dates.lowerBound, format: .dateTime) + Text(verbatim: " – ")
      + Text(dates.upperBound, format: .dateTime)
  }

  /// Creates a text from an interval of dates.
  ///
  /// - Parameter interval: The interval, whose start and end are shown in the format style `dateTime`.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text with a timer that runs within a range of times.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and the end of the timer.
  ///   - pauseTime: The time at which the timer stops, after which the text no longer changes. If nil, the timer runs
  ///     until its end.
  ///   - countsDown: If true, the timer shows the time until its end; if false, the time since its start.
  ///   - showsHours: Whether hours are shown apart from minutes; if false, an hour is shown as 60 minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      TimerText(
        range: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// The style in which a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Form: Hashable {
      case date, time, relative, offset, timer
    }

    fileprivate let form: Form

    /// The time of day, such as "9:30".
    public static let time = DateStyle(form: .time)
    /// The day, without the time.
    public static let date = DateStyle(form: .date)
    /// The distance from now in at most two units, such as "5 min, 3 sec".
    public static let relative = DateStyle(form: .relative)
    /// The distance from now in one unit, with a sign, such as "+2 hours".
    public static let offset = DateStyle(form: .offset)
    /// The distance from now as a timer shows it, such as "5:03".
    public static let timer = DateStyle(form: .timer)
  }
}

/// A date as a text; the text changes as time passes if the style states the distance from now.
nonisolated private final class ClockText: TextSource, @unchecked Sendable {
  // Proof for unchecked: all properties are constants, and their values are only read.
  private let date: Date
  private let style: Text.DateStyle

  init(_ date: Date, _ style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  override func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] {
    var run = style
    run.text = text(in: &context)
    return [run]
  }

  private func text(in context: inout TextContext) -> String {
    let length = abs(date.timeIntervalSince(context.now))
    switch style.form {
    case .date:
      return day(.long, .omitted, context)
    case .time:
      return day(.omitted, .shortened, context)
    case .timer:
      return TimerText.text(
        of: Distance(from: context.now, to: date, step: 1).note(in: &context), showsHours: true)
    case .relative:
      let step: Double = length < 3_600 ? 1 : length < 86_400 ? 60 : 3_600
      let distance = Distance(from: context.now, to: date, step: step)
      return distance.note(in: &context).formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated,
          maximumUnitCount: 2
        ).locale(context.locale))
    case .offset:
      let step: Double =
        length < 60 ? 1 : length < 3_600 ? 60 : length < 86_400 ? 3_600 : 86_400
      let distance = Distance(from: context.now, to: date, step: step)
      let text = distance.note(in: &context).formatted(
        .units(
          allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1
        ).locale(context.locale))
      return (date < context.now ? "-" : "+") + text
    }
  }

  private func day(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle, _ context: TextContext
  ) -> String {
    Date.FormatStyle(
      date: date, time: time, locale: context.locale, calendar: context.calendar,
      timeZone: context.timeZone
    ).format(self.date)
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? ClockText else { return false }
    return other.date == date && other.style == style
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(date) }
}

/// The distance between now and a date in whole steps of `step` seconds: for a future date, the remaining steps,
/// rounded up; for a past date, the steps that have passed, rounded down.
private struct Distance {
  private let steps: Double
  private let step: Double
  private let change: Date

  init(from now: Date, to date: Date, step: Double) {
    self.step = step
    let left = date.timeIntervalSince(now) / step
    if left > 0 {
      steps = left.rounded(.up)
      change = now.addingTimeInterval((left - steps + 1) * step)
    } else {
      steps = (-left).rounded(.down)
      change = now.addingTimeInterval((steps + 1 + left) * step)
    }
  }

  /// Returns the distance, and records the time of its next change in the context.
  func note(in context: inout TextContext) -> Duration {
    context.changes(at: change)
    let length = steps * step
    // The distance is limited to about 3,000 years, so that a conversion to seconds can't overflow. If it isn't a
    // number, it is replaced by 0.
    return .seconds(length.isNaN ? 0 : min(length, 1e11))
  }
}

/// A timer that runs within a range of times.
nonisolated private final class TimerText: TextSource, @unchecked Sendable {
  // Proof for unchecked: all properties are constants, and their values are only read.
  private let range: ClosedRange<Date>
  private let pauseTime: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(range: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    self.range = range
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  override func runs(_ style: TextRun, in context: inout TextContext) -> [TextRun] {
    let pauseTime = pauseTime ?? range.upperBound
    // If the pause time is NaN, the comparison is false, so the end of the range is used.
    let end = pauseTime < range.upperBound ? pauseTime : range.upperBound
    let now = max(min(context.now, end), range.lowerBound)
    let distance =
      countsDown
      ? Distance(from: now, to: range.upperBound, step: 1)
      : Distance(from: now, to: range.lowerBound, step: 1)
    var counting = TextContext(
      locale: context.locale, calendar: context.calendar, timeZone: context.timeZone, now: now)
    let length = distance.note(in: &counting)
    if context.now < range.lowerBound {
      if end > range.lowerBound { context.changes(at: range.lowerBound) }
    } else if let change = counting.nextChange, now < end {
      context.changes(at: change)
    }
    var run = style
    run.text = Self.text(of: length, showsHours: showsHours)
    return [run]
  }

  /// Returns a length as minutes and seconds; a length of an hour or more also has hours if `showsHours` is true.
  static func text(of length: Duration, showsHours: Bool) -> String {
    let hasHours = showsHours && length >= .seconds(3_600)
    return length.formatted(.time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond))
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? TimerText else { return false }
    return other.range == range && other.pauseTime == pauseTime
      && other.countsDown == countsDown && other.showsHours == showsHours
  }

  override func hash(into hasher: inout Hasher) { hasher.combine(range) }
}
