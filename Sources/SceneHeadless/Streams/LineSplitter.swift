/// A splitter that converts bytes to lines of text.
///
/// The bytes may arrive in chunks of any size.
///
/// A line ends at a line feed, or at a carriage return and a line feed. At most one line and one
/// chunk are in memory.
struct LineSplitter {
  /// The maximum number of bytes in a line, without its line feed.
  static let limit = 65_536

  private var bytes: [UInt8] = []
  /// The index at which the next line begins.
  private var start = 0
  /// The end of the bytes that were searched: from `start` up to this index, there is no line feed.
  private var searched = 0
  /// Whether the rest of a line that was too long is being skipped.
  private var isSkipping = false
  private var isFinished = false

  mutating func append(_ part: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += part
  }

  /// Marks the end of input, so that `next` can return a last line without a line feed.
  mutating func finish() {
    isFinished = true
  }

  /// Takes the next line.
  ///
  /// - Returns: The line; nil if no complete line is available.
  /// - Throws: A ``ScriptError`` if the line is too long or invalid; the next call continues with
  ///   the following line.
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
