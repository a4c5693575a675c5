extension String {
  /// The text with everything written out that could break a line, reach a terminal as a control
  /// sequence, or turn the direction of what stands around it.
  package var escaped: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    return String(
      unicodeScalars.flatMap { scalar -> [Character] in
        scalar.isDisturbing ? Array(scalar.escaped(asASCII: true)) : [Character(scalar)]
      })
  }
}

extension Unicode.Scalar {
  /// Whether it breaks a line, controls a terminal, or turns the direction of text.
  package var isDisturbing: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
