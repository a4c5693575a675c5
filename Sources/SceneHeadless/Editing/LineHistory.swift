/// The lines that were typed, from the oldest to the newest.
struct LineHistory {
  /// How many are kept.
  private static let limit = 1000

  private var lines: [String] = []
  /// How many lines from the end the one that is shown is; 0 is what is being typed.
  private var depth = 0
  private var draft = ""

  /// Keeps a line, unless it is empty or the same as the one before.
  mutating func append(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line != lines.last else { return }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// Goes back to what is being typed.
  mutating func leave() {
    depth = 0
    draft = ""
  }

  /// Goes to the line before the one that is shown.
  ///
  /// - Parameter text: What is being typed, which comes back behind the newest line.
  /// - Returns: The line; nil if there is none.
  mutating func older(than text: String) -> String? {
    guard depth < lines.count else { return nil }
    if depth == 0 { draft = text }
    depth += 1
    return lines[lines.count - depth]
  }

  /// Goes to the line behind the one that is shown.
  ///
  /// - Returns: The line; nil if there is none.
  mutating func newer() -> String? {
    guard depth > 0 else { return nil }
    depth -= 1
    return depth == 0 ? draft : lines[lines.count - depth]
  }

  /// The newest line that contains a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - depth: How many of the newest lines aren't looked at.
  /// - Returns: The line, and how many are newer.
  func find(_ text: String, from depth: Int) -> (line: String, depth: Int)? {
    if text.isEmpty { return nil }
    for (index, line) in lines.reversed().enumerated().dropFirst(depth) where line.contains(text) {
      return (line, index)
    }
    return nil
  }
}
