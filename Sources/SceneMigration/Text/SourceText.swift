/// The text of a source file and its tokens, which are updated after each edit.
struct SourceText {
  /// The path of the file, for messages.
  let path: String
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]
  /// The tokens of the text, in order.
  private(set) var tokens: [SwiftToken] = []
  /// For the index of each bracket, the index of the matching bracket.
  private(set) var partners: [Int: Int] = [:]
  /// The index of the first unmatched bracket; nil if all brackets match.
  private(set) var unmatched: Int?
  private var lineStarts: [Int] = []

  /// Creates a source text from the content of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as messages show it.
  ///   - text: The text of the file.
  init(path: String, text: String) {
    self.path = path
    bytes = Array(text.utf8)
    read()
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func read() {
    tokens = SwiftLexer.tokens(in: bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 10 }.map { $0 + 1 }
    partners = [:]
    var lone: [Int] = []
    var open: [(text: String, index: Int)] = []
    // For each closing bracket, the number of open brackets that it can close. If the number is 0, the closing bracket
    // has no partner, and the slow search among all open brackets is skipped.
    var counts: [String: Int] = [:]
    let closing = ["(": ")", "[": "]", "{": "}"]
    for (index, token) in tokens.enumerated() where token.kind == .punctuation {
      if closing[token.text] != nil {
        open.append((token.text, index))
        counts[closing[token.text] ?? "", default: 0] += 1
      } else if [")", "]", "}"].contains(token.text) {
        guard counts[token.text, default: 0] > 0,
          let last = open.lastIndex(where: { closing[$0.text] == token.text })
        else {
          lone.append(index)
          continue
        }
        partners[index] = open[last].index
        partners[open[last].index] = index
        lone += open[(last + 1)...].map(\.index)
        for bracket in open[last...] { counts[closing[bracket.text] ?? "", default: 0] -= 1 }
        open.removeSubrange(last...)
      }
    }
    unmatched = (lone + open.map(\.index)).min()
  }

  // MARK: - Places

  /// Returns the line that contains a byte offset, from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the line of a token, from 1.
  func line(of index: Int) -> Int { line(at: tokens[index].range.lowerBound) }

  /// Returns the byte offset of a line and a column, both counted from 1 as compilers do; nil if there is no such line
  /// or column.
  func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    return offset <= bytes.count ? offset : nil
  }

  /// Returns the index of the token at a byte offset, or of the first token after the offset; nil if there is neither.
  func index(at offset: Int) -> Int? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count ? low : nil
  }

  /// Returns the text of a token; empty if the index is out of range.
  func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  /// Returns the source text of a range of tokens, with white space shortened to single spaces.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
    let bytes = bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound]
    return String(decoding: bytes, as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the byte range of a range of tokens.
  func bytes(of range: Range<Int>) -> Range<Int> {
    tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
  }

  // MARK: - Edits

  /// A replacement of a range of bytes.
  struct Edit: Hashable {
    /// The bytes to replace; an empty range inserts the text.
    var range: Range<Int>
    /// The new text.
    var text: String
  }

  /// Makes edits, and updates the tokens.
  ///
  /// If two edits overlap, only the first one in the text is made.
  ///
  /// Line breaks in the replaced text are kept, so that line numbers don't change.
  mutating func apply(_ edits: [Edit]) {
    guard !edits.isEmpty else { return }
    var result: [UInt8] = []
    var position = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= position {
      guard edit.range.upperBound <= bytes.count else { continue }
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      let lines = bytes[edit.range].count { $0 == 10 } - edit.text.utf8.count { $0 == 10 }
      result += Array(repeating: 10, count: max(0, lines))
      position = edit.range.upperBound
    }
    result += bytes[position...]
    bytes = result
    read()
  }
}
