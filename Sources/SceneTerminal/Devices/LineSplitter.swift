/// A value that splits bytes into lines of text; invalid bytes become U+FFFD.
struct LineSplitter {
  /// The maximum length of a line in bytes.
  ///
  /// A longer line is divided into several lines, because a program may print without ever ending the line.
  static let limit = 65_536

  private var rest: [UInt8] = []

  /// Adds bytes.
  ///
  /// - Returns: The lines that are complete, without their line breaks.
  mutating func split(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var remaining = bytes[...]
    while let index = remaining.firstIndex(of: UInt8(ascii: "\n")) {
      rest.append(contentsOf: remaining[..<index])
      if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
      cut(into: &lines)
      lines.append(takeRest())
      remaining = remaining[(index + 1)...]
    }
    rest.append(contentsOf: remaining)
    cut(into: &lines)
    return lines
  }

  /// Returns the text after the last line break, and removes it; nil if this text is empty.
  mutating func end() -> String? {
    rest.isEmpty ? nil : takeRest()
  }

  private mutating func takeRest() -> String {
    defer { rest.removeAll() }
    return String(decoding: rest, as: UTF8.self)
  }

  /// Divides a line that is too long, but never within the bytes of a character.
  private mutating func cut(into lines: inout [String]) {
    var start = 0
    while rest.count - start > Self.limit {
      var end = start + Self.limit
      for _ in 0..<3 where rest[end] & 0xC0 == 0x80 { end -= 1 }
      lines.append(String(decoding: rest[start..<end], as: UTF8.self))
      start = end
    }
    rest.removeFirst(start)
  }
}
