/// The appearance of a cell.
package struct CellStyle: Hashable, Sendable {
  /// A color of a cell.
  package enum Color: Hashable, Sendable {
    /// The terminal's default color for text or background.
    case standard
    /// One of the sixteen colors of the terminal's theme.
    ///
    /// The colors are black, red, green, yellow, blue, magenta, cyan and white, followed by the bright version of
    /// each.
    case theme(UInt8)
    /// A color that doesn't depend on the theme.
    case exact(red: UInt8, green: UInt8, blue: UInt8)
  }

  /// The attributes of text, such as bold, which even a terminal without colors shows.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let bold = Attributes(rawValue: 1)
    package static let dim = Attributes(rawValue: 2)
    package static let italic = Attributes(rawValue: 4)
    package static let underline = Attributes(rawValue: 8)
    /// Foreground and background are exchanged.
    package static let reverse = Attributes(rawValue: 16)
    package static let strikethrough = Attributes(rawValue: 32)
  }

  package var foreground: Color
  package var background: Color
  package var attributes: Attributes

  /// Creates a style; the default is plain text.
  package init(
    foreground: Color = .standard, background: Color = .standard, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Plain text in the terminal's default colors.
  package static let plain = CellStyle()
}
