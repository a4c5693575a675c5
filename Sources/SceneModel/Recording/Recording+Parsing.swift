import Foundation

extension Recording {
  /// Reads a recording from the text of a file.
  ///
  /// - Parameter text: The text of the file.
  /// - Throws: A ``RecordingError`` with the number of the first invalid line.
  public init(text: String) throws(RecordingError) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).trimmingSuffix("\r") }
    try Self.checkTitle(lines.first ?? "")
    guard lines.count > 1, let header = Self.value(Header.self, lines[1]),
      let profile = header.found
    else {
      throw Self.error(2, "the application and its profile are missing or wrong")
    }
    self.init(
      of: header.application, profile: profile, faults: header.faults ?? [])
    for (index, line) in lines.enumerated().dropFirst(2) where !line.isEmpty {
      try add(line, number: index + 1)
    }
    guard let first = steps.first else { throw Self.error(3, "no step follows") }
    guard first.input == .start else {
      throw Self.error(3, "the first step isn't the start of a process")
    }
  }

  private static func checkTitle(_ line: String) throws(RecordingError) {
    guard line.hasPrefix(title + " "), let found = Int(line.dropFirst(title.count + 1)) else {
      throw RecordingError(
        line: 1,
        message:
          "this isn't a recording; expected \"\(title) \(version)\", as --record FILE writes it")
    }
    guard found == version else {
      throw RecordingError(
        line: 1,
        message: "the recording has version \(found), and this library reads version \(version); "
          + "record the run again")
    }
  }

  /// Adds a line of the file to the steps: a line with an input begins a step, and any other line belongs to the last
  /// step.
  private mutating func add(_ line: String, number: Int) throws(RecordingError) {
    if line.hasPrefix("> ") {
      guard let step = Self.step(line.dropFirst(2)) else {
        throw Self.error(number, "this isn't an input")
      }
      if step.input != .start, steps.isEmpty {
        throw Self.error(number, "the first step isn't the start of a process")
      }
      steps.append(step)
      return
    }
    guard !steps.isEmpty else { throw Self.error(number, "there is a line before the first input") }
    if line.hasPrefix("  ") {
      steps[steps.count - 1].lines.append(String(line.dropFirst(2)))
    } else if line.hasPrefix("= "), let readings = Self.value(Readings.self, line.dropFirst(2)) {
      guard steps[steps.count - 1].readings.isEmpty else {
        throw Self.error(number, "the step has two lines of readings")
      }
      steps[steps.count - 1].readings = readings
    } else {
      throw Self.error(number, "this is no input, no line of a trace and no reading")
    }
  }

  /// Parses an input and the number of turns that ran before it; nil if the text isn't valid.
  private static func step(_ text: Substring) -> Step? {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count > 1, let turn = Int(words[0]), turn >= 0 else { return nil }
    let value = words.count > 2 ? words[2] : ""
    switch words[1] {
    case "start": return value.isEmpty ? Step(.start, turn: turn) : nil
    case "event": return self.value(HostEvent.self, value).map { Step(.event($0), turn: turn) }
    case "rows":
      guard let rows = self.value(Rows.self, value), rows.first >= 0,
        0...Rows.limit ~= rows.count, rows.first <= Int.max - rows.count
      else { return nil }
      return Step(.rows(rows), turn: turn)
    default: return nil
    }
  }

  /// Decodes a value from JSON; nil if no value of the type can be decoded from the text.
  private static func value<Value: Decodable>(
    _ type: Value.Type, _ text: some StringProtocol
  ) -> Value? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(type, from: Data(text.utf8))
  }

  private static func error(_ line: Int, _ cause: String) -> RecordingError {
    RecordingError(line: line, message: "\(cause); record the run again with --record FILE")
  }
}

extension Recording.Rows {
  /// The maximum number of rows in one input of a recording.
  ///
  /// No host shows so many rows at a time.
  static let limit = 100_000
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    // Lines are split and trimmed as Unicode scalars, because a carriage return and a line feed together are one
    // character.
    unicodeScalars.last.map(String.init) == suffix ? String(unicodeScalars.dropLast()) : self
  }
}
