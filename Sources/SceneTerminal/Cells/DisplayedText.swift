import SceneLayout

/// A line of text as a sequence of characters that are safe in cells, with their widths.
///
/// All drawn text is converted by this type, so that no text can act as a control sequence. Control characters become
/// symbols, and characters that change the direction of text are removed (T-67 to T-69).
package struct DisplayedText: Sequence {
  package typealias Element = (character: String, width: Int)

  private let line: String

  package init(_ line: some StringProtocol) {
    self.line = String(line)
  }

  /// Returns the number of cells that a line of text covers.
  package static func width(of line: some StringProtocol) -> Int {
    if line.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return line.utf8.count }
    return DisplayedText(line).reduce(0) { $0 + $1.width }
  }

  package func makeIterator() -> AnyIterator<Element> {
    var characters = line.makeIterator()
    return AnyIterator {
      while let character = characters.next() {
        if let element = Self.element(character) { return element }
      }
      return nil
    }
  }

  /// Returns the displayed form of a character; nil if the character isn't displayed.
  private static func element(_ character: Character) -> Element? {
    if let ascii = character.asciiValue {
      if 0x20...0x7E ~= ascii { return (String(character), 1) }
      // The single character CR LF has the ASCII value of a line feed, and is shown as the symbol for a line feed.
      return (ascii == 0x7F ? "\u{2421}" : symbol(ascii), 1)
    }
    var text = ""
    for scalar in character.unicodeScalars.prefix(8) { text.unicodeScalars.append(safe: scalar) }
    guard !text.isEmpty else { return nil }
    let width = text.reduce(0) { $0 + CellWidth.of($1) }
    // A combining mark without a base character would join the character in the cell before, so a dotted circle becomes
    // its base character.
    if width == 0 { return ("\u{25CC}" + text, 1) }
    return (text, Swift.min(2, width))
  }

  private static func symbol(_ control: UInt8) -> String {
    String(UnicodeScalar(0x2400 + UInt32(control)) ?? " ")
  }
}

extension String.UnicodeScalarView {
  /// Appends a scalar in a form that is safe in a cell.
  ///
  /// ASCII control characters become symbols. Other control characters, line separators, invisible letters and
  /// noncharacters become U+FFFD. Invisible marks are dropped.
  fileprivate mutating func append(safe scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0...0x1F: append(UnicodeScalar(0x2400 + scalar.value) ?? " ")
    case 0x7F: append("\u{2421}")
    case 0x80...0x9F, 0x2028, 0x2029, 0x115F, 0x1160, 0x3164, 0xFFA0: append("\u{FFFD}")
    // Drop a soft hyphen, marks that change the direction of text, and characters without a width.
    case 0xAD, 0x61C, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      break
    case let value where value & 0xFFFE == 0xFFFE || 0xFDD0...0xFDEF ~= value: append("\u{FFFD}")
    default: append(scalar)
    }
  }
}
