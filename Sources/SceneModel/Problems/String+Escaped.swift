extension String {
  /// The text with escapes for all characters that could break a line, reach a terminal as a
  /// control sequence, change the text direction, or be invisible.
  ///
  /// Joiners and variation selectors in an emoji, and joiners in a word, aren't escaped, because the emoji or the word
  /// would otherwise change.
  package var escaped: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let scalars = Array(unicodeScalars)
    var result = UnicodeScalarView()
    // The preceding scalar; nil at the start and after an escaped scalar.
    var previous: Unicode.Scalar?
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if !scalar.isDisturbing || scalar.joins(previous, and: next) {
        result.append(scalar)
        previous = scalar
      } else {
        result.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
        previous = nil
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar breaks a line, controls a terminal, changes the text direction, is invisible, or
  /// isn't a character.
  ///
  /// The property is true for the general categories Cc, Cf, Zl and Zp, for default-ignorable scalars, such as
  /// variation selectors and fillers, and for noncharacters, such as U+FFFF.
  package var isDisturbing: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// Returns whether the scalar is a joiner or a variation selector that belongs between the given scalars, so that it
  /// isn't escaped.
  fileprivate func joins(_ previous: Unicode.Scalar?, and next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch value {
    case 0x200D where previous.isPictorial || previous.value == 0xFE0F:
      return next?.isPictorial == true
    case 0x200C, 0x200D:
      // After the virama of an Indic letter, a joiner or non-joiner changes the form of the letter. Between Arabic
      // letters, a joiner or non-joiner changes the forms of these letters.
      return previous.properties.canonicalCombiningClass == .virama
        || previous.isArabicLetter && next?.isArabicLetter == true
    case 0xFE0E, 0xFE0F:
      return previous.isPictorial || previous.properties.isEmoji && next?.value == 0x20E3
    default: return false
    }
  }

  /// Whether the scalar is an emoji other than a digit, `#` or `*`.
  ///
  /// Unicode counts these ASCII characters as emoji, but they are shown as emoji only together with other scalars.
  private var isPictorial: Bool { properties.isEmoji && !isASCII }

  private var isArabicLetter: Bool { (0x600...0x8FF).contains(value) && properties.isAlphabetic }
}
