/// Measurement of text in the cells of a terminal: line breaks and truncation, by the widths of
/// characters.
public struct CellText: TextMeasurer, Sendable {
  /// Creates a measurer.
  public init() {}

  /// Breaks a text into lines at line breaks, at blanks, and between the characters of words that
  /// are too long (L47).
  ///
  /// - Parameters:
  ///   - text: The text to break into lines.
  ///   - limits: The limits for the number of lines, and the part that is truncated.
  ///   - proposal: The available space in cells. A nil or infinite length doesn't limit the text.
  /// - Returns: The lines, at least one, with a size in cells. Truncated text is replaced by an
  ///   ellipsis.
  public func measure(
    _ text: String, _ limits: TextLimits, in proposal: ProposedSize
  ) -> MeasuredText {
    let room = proposal.width.flatMap { $0 == .infinity ? nil : max(1, LayoutMetrics.whole($0)) }
    if let width = Self.width(ofPlain: text), width <= room ?? .max {
      let rows = max(1, limits.minimumLines ?? 1)
      return MeasuredText(lines: [text], size: LayoutSize(Double(width), Double(rows)))
    }
    let maximum = maximumLines(limits, proposal.height)
    var lines = self.lines(of: text, in: room)
    if lines.count > maximum {
      let rest = lines[(maximum - 1)...]
      let whole = rest.first?.base[(rest.first?.startIndex ?? text.startIndex)...] ?? ""
      let line = whole.prefix { !$0.isNewline }
      lines.removeSubrange((maximum - 1)...)
      let cut = truncated(
        line, to: room ?? Self.width(of: line) + 1, limits.truncation)
      return measured(lines.map(String.init) + [cut], limits)
    }
    return measured(lines.map(String.init), limits)
  }

  /// Returns the size of a text in cells.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - limits: The limits for the number of lines.
  ///   - proposal: The available space in cells. A nil or infinite length doesn't limit the text; 0
  ///     requests the smallest size.
  /// - Returns: The width of the longest line, and the number of lines, including the empty lines that
  ///   ``TextLimits/minimumLines`` reserves.
  public func size(
    of text: String, _ limits: TextLimits, in proposal: ProposedSize
  ) -> LayoutSize {
    // A stack requests the smallest size of each text, in which each line has one character. For plain text, the number
    // of characters gives this size, so the text needn't be broken into lines.
    if let width = proposal.width, width < 2, let letters = Self.letters(ofPlain: text) {
      let rows = min(maximumLines(limits, proposal.height), letters)
      return LayoutSize(1, Double(max(rows, limits.minimumLines ?? 1)))
    }
    return measure(text, limits, in: proposal).size
  }

  /// Returns the number of characters without the blanks, for a text of visible ASCII with single
  /// blanks between words; nil for any other text.
  private static func letters(ofPlain text: String) -> Int? {
    var letters = 0
    var isBlank = true
    for byte in text.utf8 {
      guard 0x20...0x7E ~= byte else { return nil }
      if byte == 0x20, isBlank { return nil }
      isBlank = byte == 0x20
      letters += isBlank ? 0 : 1
    }
    return isBlank ? nil : letters
  }

  private func maximumLines(_ limits: TextLimits, _ height: Double?) -> Int {
    let maximum = limits.maximumLines.map { max(1, $0) } ?? Int.max
    guard let height, height < .infinity else { return maximum }
    return min(maximum, max(1, LayoutMetrics.whole(height), limits.minimumLines ?? 1))
  }

  /// Returns the width of a text that consists of visible ASCII, and so is one line; nil for any
  /// other text.
  private static func width(ofPlain text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { 0x20...0x7E ~= $0 } ? text.utf8.count : nil
  }

  /// Returns the number of cells of a line as a terminal draws it.
  private static func width(of line: some StringProtocol) -> Int {
    width(ofPlain: line) ?? line.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the number of cells of a character as a terminal draws it: a control character is drawn as a symbol, and a
  /// mark without a letter is drawn with a dotted circle, in one cell each.
  private static func width(of character: Character) -> Int {
    let cells = CellWidth.of(character)
    // Characters that only format text, such as marks for its direction, aren't drawn.
    if cells > 0 || character.unicodeScalars.first?.properties.generalCategory == .format {
      return cells
    }
    return 1
  }

  private func measured(_ lines: [String], _ limits: TextLimits) -> MeasuredText {
    let width = lines.map { Self.width(of: $0) }.max() ?? 0
    return MeasuredText(
      lines: lines,
      size: LayoutSize(Double(width), Double(max(lines.count, limits.minimumLines ?? 1))))
  }

  // MARK: - Lines

  /// Breaks a text at line breaks, then at blanks, then between characters.
  ///
  /// Blanks at a break take no space (L47).
  ///
  /// - Parameters:
  ///   - text: The text to break into lines.
  ///   - room: The maximum width of a line; nil for no limit.
  /// - Returns: The lines, at least one.
  func lines(of text: String, in room: Int?) -> [Substring] {
    var lines: [Substring] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard let room, Self.width(of: paragraph) > room else {
        lines.append(paragraph)
        continue
      }
      breakLines(of: paragraph, in: room, into: &lines)
    }
    return lines
  }

  private func breakLines(of paragraph: Substring, in room: Int, into lines: inout [Substring]) {
    if paragraph.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) {
      return breakPlainLines(of: paragraph, in: room, into: &lines)
    }
    var start = paragraph.startIndex
    var index = start
    var width = 0
    // The last position at which the line can be broken: the end of the word before the blanks, and the index after the
    // blanks.
    var lastBreak: (end: String.Index, next: String.Index)?
    var wordEnd: String.Index?
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let next = paragraph.index(after: index)
      if character == " " {
        wordEnd = wordEnd ?? index
        lastBreak = (wordEnd ?? index, next)
        width += 1
        index = next
        continue
      }
      wordEnd = nil
      let cells = Self.width(of: character)
      if width + cells > room, index > start {
        let (end, begin) = lastBreak ?? (index, index)
        lines.append(paragraph[start..<end])
        start = begin
        width = Self.width(of: paragraph[start..<index])
        lastBreak = nil
        if width + cells > room, index > start { continue }
      }
      width += cells
      index = next
    }
    // If blanks at the end of the last line don't fit, remove them, because they take no space there.
    var last = paragraph[start...]
    if Self.width(of: last) > room {
      while last.last == " " { last.removeLast() }
    }
    lines.append(last)
  }

  /// Breaks a paragraph of visible ASCII in the same way as `breakLines`, but faster, because each character is one
  /// byte.
  private func breakPlainLines(
    of paragraph: Substring, in room: Int, into lines: inout [Substring]
  ) {
    let bytes = paragraph.utf8
    let blank = UInt8(ascii: " ")
    var start = bytes.startIndex
    while bytes.distance(from: start, to: bytes.endIndex) > room {
      let full = bytes.index(start, offsetBy: room)
      var (end, next) = (full, full)
      if bytes[full] == blank || bytes[start..<full].contains(blank) {
        if bytes[full] != blank {
          while bytes[bytes.index(before: end)] != blank { end = bytes.index(before: end) }
        }
        // Skip all blanks between the two words, even those beyond the width, because blanks at a break take no space.
        next = end
        while next < bytes.endIndex, bytes[next] == blank { next = bytes.index(after: next) }
        while end > start, bytes[bytes.index(before: end)] == blank {
          end = bytes.index(before: end)
        }
      }
      lines.append(paragraph[start..<end])
      start = next
      if start == bytes.endIndex { return }
    }
    lines.append(paragraph[start...])
  }

  // MARK: - Truncation

  /// Returns a line with a part replaced by an ellipsis.
  ///
  /// - Parameters:
  ///   - line: The line to shorten.
  ///   - room: The maximum width of the result.
  ///   - part: The part that is replaced.
  /// - Returns: The line, no wider than the maximum width unless the maximum is 0.
  func truncated(
    _ line: Substring, to room: Int, _ part: TextLimits.Truncation
  ) -> String {
    let rest = max(0, room - 1)
    switch part {
    case .tail: return String(prefix(of: line, rest)) + "…"
    case .head: return "…" + String(suffix(of: line, rest))
    case .middle:
      let end = suffix(of: line, rest / 2)
      return String(prefix(of: line, rest - rest / 2)) + "…" + String(end)
    }
  }

  /// Returns the longest prefix of a line that fits into a width in cells; empty for a negative width.
  package func prefix(of line: Substring, _ room: Int) -> Substring {
    var width = 0
    return line.prefix { character in
      width += Self.width(of: character)
      return width <= room
    }
  }

  private func suffix(of line: Substring, _ room: Int) -> Substring {
    var width = 0
    let dropped = line.reversed().prefix { character in
      width += Self.width(of: character)
      return width <= room
    }
    return line.suffix(dropped.count)
  }
}
