/// Lines of text from bytes, which come in parts of any size.
///
/// A line ends at a line feed, and loses a carriage return before it. No more than one line and one part
/// are held.
struct LineSplitter {
  /// The longest line in bytes, without its end.
  static let limit = 65_536

  private var bytes: [UInt8] = []
  /// The index at which the next line begins.
  private var start = 0
  /// The index before which no line ends.
  private var searched = 0
  /// Whether the line that was too long goes on.
  private var isSkipping = false
  private var isFinished = false

  mutating func append(_ part: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += part
  }

  /// Says that nothing comes after what was appended.
  mutating func finish() {
    isFinished = true
  }

  /// Takes the next line.
  ///
  /// - Returns: The line; nil if there is no whole one yet, or none any more.
  /// - Throws: A ``ScriptError`` if it is too long, or no text. The next call goes on behind it.
  mutating func next() throws(ScriptError) -> String? {
    while true {
      let end = bytes[searched...].firstIndex(of: 0x0A)
      searched = end ?? bytes.endIndex
      if isSkipping {
        start = searched
        guard let end else { return nil }
        isSkipping = false
        start = end + 1
        searched = start
        continue
      }
      if searched - start > Self.limit {
        isSkipping = true
        throw ScriptError(
          "the line is longer than \(Self.limit) bytes and isn't read; expected a shorter one")
      }
      guard end != nil || isFinished && start < searched else { return nil }
      var line = bytes[start..<searched]
      start = min(searched + 1, bytes.endIndex)
      searched = start
      if line.last == 0x0D { line.removeLast() }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw ScriptError("the line isn't text; expected UTF-8")
      }
      return text
    }
  }
}
