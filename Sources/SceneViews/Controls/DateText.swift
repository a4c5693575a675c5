import Foundation

/// A converter between dates and texts such as `2026-03-01 09:30`.
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
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    var texts: [String] = []
    if components.contains(.date) {
      if let era = shownEra(parts) { texts.append(era) }
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

  /// Returns the name of the era that is shown before the day; nil if no era is shown.
  ///
  /// In the Japanese calendar, each era is shown. In other calendars with several eras, only the first era is shown.
  private func shownEra(_ parts: DateComponents) -> String? {
    guard let era = parts.era, calendar.identifier == .japanese || era == 0 else { return nil }
    let names = calendar.eraSymbols
    return names.count > 1 && names.indices.contains(era) ? names[era] : nil
  }

  private func digits(_ number: Int?, _ count: Int) -> String {
    let text = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Returns the date that a text states.
  ///
  /// A text contains a day, a time, or both with a `T` or a space between them. It may not contain a part that the
  /// picker doesn't show, except the seconds `00`. If the text contains no day, the day is taken from the old date. If
  /// it contains no time, the time is taken from the old date, or is midnight for a picker that shows no time. A `Z`
  /// after the time means UTC. The name of an era may precede the day; without a name, the era is that of the old date.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - old: The old date. If it is nil, a text without the name of an era is in the latest era.
  /// - Returns: The date; nil if the text has another form, or if the calendar has no such day, as for 30 February.
  func date(of text: String, keeping old: Date?) -> Date? {
    var text = text.trimmingCharacters(in: .whitespaces)
    let era = takeEra(from: &text)
    let (day, typedTime) = Self.dayAndTime(in: text)
    if era != nil, day == nil { return nil }
    var calendar = calendar
    var time = typedTime
    if time?.hasSuffix("Z") == true {
      time?.removeLast()
      calendar.timeZone = .gmt
    }
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: old ?? .latestEra)
    if old == nil, calendar.identifier == .japanese { parts.era = calendar.eraSymbols.count - 1 }
    if !components.contains(.hourAndMinute) { (parts.hour, parts.minute, parts.second) = (0, 0, 0) }
    if let time {
      guard let numbers = self.numbers(ofTime: time) else { return nil }
      (parts.hour, parts.minute) = (numbers[0], numbers[1])
      parts.second = numbers.count > 2 ? numbers[2] : 0
    }
    guard let day else { return calendar.date(from: parts) }
    guard components.contains(.date),
      let numbers = Self.numbers(day, "-", counts: [4, 2, 2], least: 3)
    else { return nil }
    (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    parts.era = era ?? parts.era
    guard let date = calendar.date(from: parts) else { return nil }
    // For a day that the month or the era doesn't have, the calendar returns a date in another month or era. The time
    // isn't compared, because a clock that is set forward skips an hour.
    let found = calendar.dateComponents([.era, .month, .day], from: date)
    let isSame = found.era == parts.era && found.month == parts.month && found.day == parts.day
    return isSame ? date : nil
  }

  /// Removes the name of an era from the beginning of a text.
  ///
  /// - Returns: The number of the era; nil if the text begins with no name.
  private func takeEra(from text: inout String) -> Int? {
    guard text.first?.isLetter == true else { return nil }
    for (era, name) in calendar.eraSymbols.enumerated().reversed() {
      guard
        let range = text.range(
          of: name + " ", options: [.anchored, .caseInsensitive, .diacriticInsensitive])
      else { continue }
      text = text[range.upperBound...].trimmingCharacters(in: .whitespaces)
      return era
    }
    return nil
  }

  /// Returns the parts of a text that contain the day and the time, which are separated by a `T` or spaces.
  ///
  /// A part that the text doesn't contain is nil.
  private static func dayAndTime(in text: String) -> (day: Substring?, time: Substring?) {
    guard let gap = text.firstIndex(where: { $0 == " " || $0 == "T" }) else {
      return text.contains(":") ? (nil, text[...]) : (text[...], nil)
    }
    let rest = text[text.index(after: gap)...]
    return (text[..<gap], text[gap] == "T" ? rest : rest.drop { $0 == " " })
  }

  /// Returns the hour and the minute of a time, and the second if the text has one; nil if the text isn't a time that
  /// the picker shows.
  private func numbers(ofTime text: Substring) -> [Int]? {
    guard components.contains(.hourAndMinute),
      let numbers = Self.numbers(text, ":", counts: [2, 2, 2], least: 2),
      zip(numbers, [24, 60, 60]).allSatisfy({ $0 < $1 })
    else { return nil }
    return hasSeconds || numbers.count < 3 || numbers[2] == 0 ? numbers : nil
  }

  /// Returns the numbers between the separators of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - separator: The character between two numbers.
  ///   - counts: The number of digits that each number must have.
  ///   - least: The minimum number of numbers in the text.
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

  /// Returns a date moved by a number of steps; a step is a day, or a minute if only the time is shown.
  func date(after date: Date, by steps: Int) -> Date {
    let unit: Calendar.Component = components.contains(.date) ? .day : .minute
    return calendar.date(byAdding: unit, value: steps, to: date) ?? date
  }
}

extension Date {
  /// A date in the latest era of every calendar but the Japanese one.
  fileprivate static var latestEra: Date { Date(timeIntervalSinceReferenceDate: 0) }
}
