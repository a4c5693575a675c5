/// A run of printable bytes, tabs and line breaks in the bytes of one read.
///
/// The run may be text that was pasted in a terminal that doesn't mark pasted text.
struct PrintableRun {
  /// The index after the last byte of the run.
  private(set) var end: Int
  /// The number of bytes that are neither line breaks nor tabs.
  private(set) var count = 0
  /// The index after the last character that is complete in this read.
  private(set) var lastCharacterEnd: Int

  init(_ bytes: [UInt8], from start: Int) {
    end = start
    run: while end < bytes.count {
      switch bytes[end] {
      case 0x09, 0x0A, 0x0D: break
      case 0..<0x20, 0x7F: break run
      default: count += 1
      }
      end += 1
    }
    lastCharacterEnd = end
    guard end == bytes.count else { return }
    for (offset, byte) in bytes[start...].suffix(3).reversed().enumerated()
    where byte & 0xC0 != 0x80 {
      if UTF8Length.promised(by: byte) > offset + 1 { lastCharacterEnd -= offset + 1 }
      return
    }
  }
}

/// The lengths of characters in UTF-8.
enum UTF8Length {
  /// Returns the number of bytes of a character according to its first byte; 1 for a byte that can't be the first.
  static func promised(by first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}
