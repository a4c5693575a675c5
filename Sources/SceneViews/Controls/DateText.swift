import Foundation

/// A day and a time as a text such as `2026-03-01 09:30`.
nonisolated struct DateText {
  let components: DatePickerComponents
  let calendar: Calendar

  init(components: DatePickerComponents, calendar: Calendar, timeZone: TimeZone) {
    self.components = components
    var calendar = calendar
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  private var hasSeconds: Bool { components.contains(.hourMinuteAndSecond) }

  func text(of date: Date) -> String {
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    var texts: [String] = []
    if components.contains(.date) {
      texts.append(
        [digits(parts.year, 4), digits(parts.month, 2), digits(parts.day, 2)]
          .joined(separator: "-"))
    }
    if components.contains(.hourAndMinute) {
      let time = [parts.hour, parts.minute] + (hasSeconds ? [parts.second] : [])
      texts.append(time.map { digits($0, 2) }.joined(separator: ":"))
    }
    return texts.joined(separator: " ")
  }

  private func digits(_ number: Int?, _ count: Int) -> String {
    let text = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Returns the date that a text states.
  ///
  /// If the text contains no day, the day is taken from the old date. If it contains no time, the time is taken from
  /// the old date too, or is midnight for a picker that shows no time. A `Z` at the end means UTC.
  ///
  /// - Returns: The date; nil if the text isn't a day, a time, or a day followed by a time, or if the calendar doesn't
  ///   have the day or the time, such as 30 February.
  func date(of text: String, keeping old: Date) -> Date? {
    var calendar = calendar
    var text = text
    if text.hasSuffix("Z") {
      text.removeLast()
      calendar.timeZone = .gmt
    }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: old)
    if !components.contains(.hourAndMinute) { (parts.hour, parts.minute, parts.second) = (0, 0, 0) }
    let words = text.split { $0 == " " || $0 == "T" }
    guard 1...2 ~= words.count else { return nil }
    for (index, word) in words.enumerated() {
      if word.contains(":") {
        guard index == words.count - 1,
          let numbers = Self.numbers(word, ":", counts: [2, 2, 2], least: 2)
        else { return nil }
        (parts.hour, parts.minute) = (numbers[0], numbers[1])
        parts.second = numbers.count > 2 ? numbers[2] : 0
      } else {
        guard index == 0, let numbers = Self.numbers(word, "-", counts: [4, 2, 2], least: 3) else {
          return nil
        }
        (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
      }
    }
    guard Self.isTime(parts), let date = calendar.date(from: parts) else { return nil }
    // The calendar continues in the next month or year after the last day. The time isn't compared, because a clock
    // that is set forward skips an hour.
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    let isSame = found.year == parts.year && found.month == parts.month && found.day == parts.day
    return isSame ? date : nil
  }

  /// Returns whether the numbers of a time are less than a day, an hour and a minute.
  private static func isTime(_ parts: DateComponents) -> Bool {
    (parts.hour ?? 0) < 24 && (parts.minute ?? 0) < 60 && (parts.second ?? 0) < 60
  }

  /// Returns the numbers between the separators of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - separator: The character between two numbers.
  ///   - counts: The number of digits that each number must have.
  ///   - least: The number of numbers that the text must contain at least.
  /// - Returns: The numbers; nil if the text has another form.
  private static func numbers(
    _ text: Substring, _ separator: Character, counts: [Int], least: Int
  ) -> [Int]? {
    let texts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard texts.count >= least, texts.count <= counts.count else { return nil }
    var numbers: [Int] = []
    for (text, count) in zip(texts, counts) {
      // `Int` would accept a sign.
      guard text.count == count, text.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(text)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Returns the date after a number of steps: days, or minutes if only the time is shown.
  func date(after date: Date, by steps: Int) -> Date {
    let unit: Calendar.Component = components.contains(.date) ? .day : .minute
    return calendar.date(byAdding: unit, value: steps, to: date) ?? date
  }
}
