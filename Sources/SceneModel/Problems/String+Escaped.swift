extension String {
  /// The text with everything written out that could break a line, reach a terminal as a control
  /// sequence, turn the direction of what stands around it, or stand there unseen.
  ///
  /// Joiners within an emoji or a word stay, so that both can be read.
  package var escaped: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    let scalars = Array(unicodeScalars)
    var result = UnicodeScalarView()
    // The scalar before, unless it was written out.
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
  /// Whether it breaks a line, controls a terminal, turns the direction of text, can't be seen, or is
  /// no character at all.
  ///
  /// These are the general categories Cc, Cf, Zl and Zp, and what is ignorable by default, such as
  /// variation selectors and fillers.
  package var isDisturbing: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }

  /// Whether it is a joiner, or a choice of presentation, that text needs between these two.
  fileprivate func joins(_ previous: Unicode.Scalar?, and next: Unicode.Scalar?) -> Bool {
    guard let previous else { return false }
    switch value {
    case 0x200D where previous.isPictorial || previous.value == 0xFE0F:
      return next?.isPictorial == true
    case 0x200C, 0x200D:
      // Half forms of India's scripts, and Arabic letters that are kept apart.
      return previous.properties.canonicalCombiningClass == .virama
        || previous.isArabicLetter && next?.isArabicLetter == true
    case 0xFE0E, 0xFE0F:
      return previous.isPictorial || previous.properties.isEmoji && next?.value == 0x20E3
    default: return false
    }
  }

  /// Whether it is an emoji by itself; a digit, which can become one, isn't.
  private var isPictorial: Bool { properties.isEmoji && !isASCII }

  private var isArabicLetter: Bool { (0x600...0x8FF).contains(value) && properties.isAlphabetic }
}
