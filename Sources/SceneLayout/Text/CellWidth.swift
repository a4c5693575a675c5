/// The widths of characters in the cells of a terminal.
public enum CellWidth {
  /// Returns the number of cells that a text without line breaks takes.
  ///
  /// - Parameter text: The text. A line break or another control character takes no cell.
  /// - Returns: The number of cells.
  public static func of(_ text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// Returns the number of cells that a character takes: 2 for a character that is shown as an emoji, 0 for a control
  /// character, otherwise the sum of the cells of its scalars, at most 2.
  ///
  /// - Parameter character: The character, which may consist of several scalars.
  /// - Returns: 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    var width = 0
    var isPresentedAsEmoji = false
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F { isPresentedAsEmoji = true }
      width += of(scalar)
    }
    if isPresentedAsEmoji, let first = character.unicodeScalars.first,
      first.properties.isEmoji, !first.properties.isEmojiPresentation
    {
      return 2
    }
    return min(2, width)
  }

  /// Returns the number of cells of a scalar: 0, 1 or 2.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if isEmpty(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isEmpty(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD, 0x115F:
      return false
    case _: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator, .control:
      return true
    case _: return properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1100 { return false }
    if ranges.contains(where: { $0 ~= scalar.value }) { return true }
    let properties = scalar.properties
    // A single regional indicator is a letter; a pair of them is a flag with two cells.
    if 0x1F1E6...0x1F1FF ~= scalar.value { return false }
    return properties.isEmojiPresentation || (properties.isIdeographic && scalar.value != 0x16FE4)
  }

  /// The ranges of wide scalars, in addition to the ideographs and emoji that `isWide` recognizes by their properties.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x3020,
    0x3030...0x303E, 0x3041...0x3096, 0x309B...0x3163, 0x3165...0x3247,
    0x3250...0x33FF, 0x4DC0...0x4DFF, 0xA000...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3,
    0x1AFF0...0x1B167, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
