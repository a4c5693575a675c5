extension String {
  /// The width of the text on a terminal, in columns.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// The width of the character on a terminal, in columns.
  ///
  /// Wide characters, such as emoji and ideographs, have 2 columns, and a combining mark alone has
  /// none.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return unicodeScalars.reduce(0) { $0 + $1.columns }
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    if isASCII { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Vowels and final consonants of Hangul add no columns, because they are combined with the
    // syllable's first character.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks of wide and full-width characters (Unicode Standard Annex 11), in addition to the emoji that
  /// `isEmojiPresentation` recognizes.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F2FF, 0x1F300...0x1F320,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
