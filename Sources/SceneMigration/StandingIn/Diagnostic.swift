/// A message of the compiler, with its location in a file.
struct Diagnostic: Hashable {
  /// The path of the file; empty if the message has no location.
  var file: String
  /// The line, from 1; 0 if the message has no location.
  var line: Int
  /// The column in bytes, from 1; 0 if the message has no location.
  var column: Int
  /// Whether the message is an error, which stops the compilation.
  var isError: Bool
  var message: String
  /// The texts of the notes that follow the message.
  var notes: [String] = []
  /// The columns of the expression that the compiler underlined, from 1; nil if no expression was underlined.
  var columns: Range<Int>?

  /// Reads the messages from a compiler's output in LLVM style.
  static func read(_ output: String) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for line in output.split(separator: "\n", omittingEmptySubsequences: true) {
      if let columns = underlined(line) {
        if let last = result.last, last.columns == nil, last.notes.isEmpty {
          let start = max(1, last.column - columns.before)
          result[result.count - 1].columns = start..<last.column + columns.after
        }
        continue
      }
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      else {
        // A message without a location concerns the whole compilation.
        if let match = line.wholeMatch(of: /(?:<unknown>:0: )?error: (.*)/) {
          result.append(
            Diagnostic(file: "", line: 0, column: 0, isError: true, message: String(match.1)))
        }
        continue
      }
      let text = String(match.5)
      if match.4 == "note" {
        if !result.isEmpty { result[result.count - 1].notes.append(text) }
      } else {
        result.append(
          Diagnostic(
            file: String(match.1), line: number, column: column, isError: match.4 == "error",
            message: text))
      }
    }
    return result
  }

  /// Returns a message at the location that the compiler was processing when it crashed; nil if the
  /// output has no location.
  static func innermost(ofCrash output: String, _ message: String) -> Diagnostic? {
    let places = output.matches(of: /\[([^\[\]:]+\.swift):(\d+):(\d+) - line:/)
    guard let place = places.last, let line = Int(place.2), let column = Int(place.3) else {
      return nil
    }
    return Diagnostic(
      file: String(place.1), line: line, column: column, isError: true, message: message)
  }

  /// Returns the number of underlined columns before the caret, and the number of underlined columns from the
  /// caret on.
  ///
  /// The caret stands for the column of the message. In the printed line, the caret may be at another column, because
  /// tabs are printed as spaces.
  private static func underlined(_ line: Substring) -> (before: Int, after: Int)? {
    guard line.contains("^"), line.allSatisfy({ " \t~^".contains($0) }) else { return nil }
    let marks = Array(line)
    guard let caret = marks.firstIndex(of: "^") else { return nil }
    var start = caret
    var end = caret + 1
    while start > 0, marks[start - 1] == "~" { start -= 1 }
    while end < marks.count, marks[end] == "~" { end += 1 }
    return (caret - start, end - caret)
  }

  /// The texts in single quotes in the message.
  var names: [String] {
    message.matches(of: /'([^']*)'/).map { String($0.1) }
  }
}
