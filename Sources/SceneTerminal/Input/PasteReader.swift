/// A reader of pasted text, which recognizes no control sequences except the marks at the start and the end of a paste.
///
/// The reader searches for the end mark in the bytes, before they are parsed as sequences. Therefore an escape byte at
/// the end of the text doesn't hide the mark. Bytes after an end mark belong to the paste if they arrived in the same
/// read, because the text itself may contain an end mark (T-55, B-13).
struct PasteReader: Sendable {
  /// The maximum number of bytes that are stored (T-56).
  static let limit = 8 << 20

  /// The bytes of the text, without marks.
  private(set) var text: [UInt8] = []
  /// The last bytes, if they may begin a mark; otherwise empty.
  private(set) var mark: [UInt8] = []
  /// Whether the last complete mark was an end mark.
  private(set) var isEnded = false

  private static let start = Array("\u{1B}[200~".utf8)
  private static let end = Array("\u{1B}[201~".utf8)

  /// Appends bytes up to the next escape byte, with which a mark may begin.
  ///
  /// A byte that may belong to a mark is appended alone.
  ///
  /// - Returns: The index after the last appended byte.
  mutating func append(_ bytes: [UInt8], from start: Int) -> Int {
    let end = mark.isEmpty ? bytes[start...].firstIndex(of: 0x1B) ?? bytes.count : start
    if end > start {
      keep(bytes[start..<end])
      return end
    }
    append(bytes[start])
    return start + 1
  }

  /// Appends the next byte, which may continue or complete a mark.
  mutating func append(_ byte: UInt8) {
    mark.append(byte)
    if Self.end.starts(with: mark) || Self.start.starts(with: mark) {
      guard mark.count == Self.end.count else { return }
      isEnded = mark == Self.end
      mark = []
      return
    }
    mark.removeLast()
    keep(mark[...])
    mark = []
    if byte == 0x1B { mark = [byte] } else { keep([byte]) }
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    text += bytes.prefix(Self.limit - text.count)
  }

  /// Returns pasted text with LF for every line break.
  ///
  /// Other control characters, except TAB, are removed. Invisible characters that change the direction of text are
  /// removed too (T-56).
  static func clean(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var isBehindReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { isBehindReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0D: text.append("\n")
      case 0x0A: if !isBehindReturn { text.append("\n") }
      case 0x09: text.append(scalar)
      case 0..<0x20, 0x7F...0x9F: break
      // Drop characters that change the direction of text, because a text with them can look like another text.
      case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: break
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
