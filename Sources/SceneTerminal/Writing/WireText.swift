import SceneLayout

/// The text that is written to the terminal for a character of the screen.
///
/// The text differs from the character if the terminal may draw the character with another width than the screen
/// assumes.
struct WireText {
  /// The text, without control characters.
  private(set) var text: String
  /// Whether the cursor's position and the cells to its right are unknown after the text is written (T-66).
  private(set) var isUncertain = false
  /// Whether the terminal may draw the text in one cell instead of two, so that the second cell keeps old content.
  private(set) var mayBeNarrow = false

  /// Creates the text that is written for a cell.
  ///
  /// - Parameters:
  ///   - text: The text of the cell.
  ///   - width: The number of cells that the text covers on the screen.
  ///   - room: The number of cells to the end of the row, after which nothing may be drawn.
  ///   - rules: The capabilities of the terminal.
  init(_ text: String, width: Int, room: Int, _ rules: DrawingRules) {
    self.text = text
    if let ascii = Self.ascii(text) {
      if !(0x20...0x7E ~= ascii) { self.text = "\u{FFFD}" }
      return
    }
    if text.isEmpty {
      self.text = " "
      return
    }
    if Self.isPlainLetter(text, width: width), !rules.drawsAmbiguousWide { return }
    if simplify(rules, width: width) { return }
    let (isUncertain, greatest) = Self.uncertainty(of: self.text, width: width, rules)
    if greatest > room {
      // If a terminal may draw the text wider than the room in the row, replace the text, because it would continue in
      // the next row, or scroll the screen.
      self.text = width == 2 ? "\u{FFFD} " : "\u{FFFD}"
      return
    }
    self.isUncertain = isUncertain
    let isWide = rules.widensVariations && self.text.unicodeScalars.contains("\u{FE0F}")
    mayBeNarrow = isUncertain && width == 2 && !isWide
  }

  /// Returns whether, once a text is written, the cells to its right may differ between the terminal and the screen.
  static func isUncertain(_ text: String, width: Int, _ rules: DrawingRules) -> Bool {
    if ascii(text) != nil || text.isEmpty { return false }
    return WireText(text, width: width, room: Int.max, rules).isUncertain
  }

  private static func ascii(_ text: String) -> UInt8? {
    let bytes = text.utf8
    return bytes.count == 1 ? bytes.first : nil
  }

  /// Returns whether a text is one letter, ideograph or line whose width is the same in every terminal.
  private static func isPlainLetter(_ text: String, width: Int) -> Bool {
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else { return false }
    switch scalar.value {
    case 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F, 0x2010...0x2027, 0x2500...0x259F:
      return width == 1 && scalar.value != 0xAD
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FA5, 0xAC00...0xD7A3: return width == 2
    case _: return false
    }
  }

  // MARK: - Simpler texts

  /// Replaces characters that the terminal may draw with another width than the screen assumes, or may join with other
  /// cells.
  ///
  /// - Returns: Whether the width of the new text is certain.
  private mutating func simplify(_ rules: DrawingRules, width: Int) -> Bool {
    var scalars = Array(text.unicodeScalars)
    if scalars.contains(where: { $0.value < 0x20 || 0x7F...0x9F ~= $0.value }) {
      for index in scalars.indices
      where scalars[index].value < 0x20 || 0x7F...0x9F ~= scalars[index].value {
        scalars[index] = "\u{FFFD}"
      }
    }
    let first = scalars[0]
    if rules.drawsAmbiguousWide, 0x2500...0x257F ~= first.value {
      text = Self.asciiLine(first)
      return true
    }
    if 0x1F1E6...0x1F1FF ~= first.value,
      scalars.count == 1 || !(0x1F1E6...0x1F1FF ~= scalars[1].value)
    {
      // Beside another regional indicator, the character would become a flag (T-63, T-68).
      scalars[0] = UnicodeScalar(UInt8(truncatingIfNeeded: 0x41 + (first.value - 0x1F1E6)))
    }
    if first.properties.isEmojiModifier {
      // The modifier alone would change the emoji in the previous cell, so the modifier is replaced.
      text = width == 2 ? "\u{FFFD} " : "\u{FFFD}"
      return true
    }
    if first.properties.isEmojiPresentation { scalars.removeAll { $0.value == 0xFE0E } }
    if !rules.joinsClusters, first.value > 0xFF, first.properties.isEmoji {
      let end = scalars.dropFirst().firstIndex {
        $0.value == 0x200D || $0.properties.isEmojiModifier
      }
      if let end { scalars.removeSubrange(end...) }
    }
    // Remove joiners at the end, because a joiner would join the next cell (T-68).
    while scalars.count > 1, scalars.last?.value == 0x200D { scalars.removeLast() }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    text = String(view)
    return false
  }

  /// Returns the ASCII character that replaces a character of a frame's line.
  private static func asciiLine(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x254C, 0x254D, 0x2550, 0x2574, 0x2576,
      0x2578, 0x257A, 0x257C, 0x257E:
      "-"
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x254E, 0x254F, 0x2551, 0x2575, 0x2577,
      0x2579, 0x257B, 0x257D, 0x257F:
      "|"
    case 0x2571: "/"
    case 0x2572: "\\"
    case 0x2573: "x"
    case _: "+"
    }
  }

  // MARK: - Uncertain widths

  /// Returns whether terminals disagree about the width of a text, and the maximum width in any terminal.
  private static func uncertainty(
    of text: String, width: Int, _ rules: DrawingRules
  ) -> (isUncertain: Bool, greatest: Int) {
    var isUncertain = text.utf8.count > 1 && text.dropFirst() != ""
    var greatest = 0
    let scalars = text.unicodeScalars
    let isOne = scalars.count == 1
    for scalar in scalars {
      let properties = scalar.properties
      let value = scalar.value
      var most = CellWidth.of(Character(scalar))
      if !isOne, value > 0xFF, properties.isEmoji { isUncertain = true }
      if value == 0xFE0E || value == 0xFE0F { isUncertain = true }
      if properties.generalCategory == .spacingMark || isPrepended(value) { isUncertain = true }
      if properties.generalCategory == .privateUse { isUncertain = true }
      if properties.age.map({ $0.major > 15 }) ?? true || isDisputed(value) {
        isUncertain = true
        most = 2
      }
      if rules.drawsAmbiguousWide, value >= 0x80, most == 1 {
        isUncertain = true
        most = 2
      }
      greatest += most
    }
    if rules.joinsClusters { greatest = min(greatest, 2) }
    if scalars.contains(where: { $0.value == 0xFE0F }) { greatest = max(greatest, 2) }
    return (isUncertain, max(greatest, width))
  }

  /// Returns whether the width of a scalar differs between versions of Unicode, although the scalar itself isn't new.
  private static func isDisputed(_ value: UInt32) -> Bool {
    switch value {
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF, 0x1D300...0x1D376: true
    case _: false
    }
  }

  /// Returns whether a scalar joins the scalar after it.
  private static func isPrepended(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD,
      0x111C2...0x111C3, 0x113D1, 0x1193F, 0x11941, 0x11A84...0x11A89, 0x11D46, 0x11F02:
      true
    case _: false
    }
  }
}
