/// The history of entered lines, from the oldest to the newest.
struct LineHistory {
  /// The maximum number of lines that are kept.
  private static let limit = 1000

  private var lines: [String] = []
  /// The number of lines from the shown line to the newest; 0 if the line being edited is shown.
  private var depth = 0
  private var draft = ""

  /// Adds a line, unless the line is blank or equal to the last line.
  mutating func append(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line != lines.last else { return }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// Moves to the end of the history, and forgets the line being edited.
  mutating func leave() {
    depth = 0
    draft = ""
  }

  /// Moves to the line before the shown line.
  ///
  /// - Parameter text: The text of the shown line. If this line is the line being edited, the text is stored, so that
  ///   `newer` can return it after the newest line.
  /// - Returns: The previous line; nil if there is none.
  mutating func older(than text: String) -> String? {
    guard depth < lines.count else { return nil }
    if depth == 0 { draft = text }
    depth += 1
    return lines[lines.count - depth]
  }

  /// Moves to the line after the shown line.
  ///
  /// - Returns: The next line; nil if there is none.
  mutating func newer() -> String? {
    guard depth > 0 else { return nil }
    depth -= 1
    return depth == 0 ? draft : lines[lines.count - depth]
  }

  /// Returns the newest line that contains the given text.
  ///
  /// - Parameters:
  ///   - text: The text to search for.
  ///   - depth: The number of newest lines to skip.
  /// - Returns: The line, and the number of newer lines; nil if no line contains the text, or if the text is empty.
  func find(_ text: String, from depth: Int) -> (line: String, depth: Int)? {
    if text.isEmpty { return nil }
    for (index, line) in lines.reversed().enumerated().dropFirst(depth) where line.contains(text) {
      return (line, index)
    }
    return nil
  }
}
