import SceneDisplay

/// The styles of the host's own elements, in the colors of the terminal's theme.
///
/// Even without colors, each style differs from plain text, by an attribute or by the characters that are drawn in
/// the style.
package enum Theme {
  package static let accent = CellStyle(foreground: .theme(6))
  package static let dim = CellStyle([.dim])
  package static let title = CellStyle([.bold])
  // With the attribute `reverse`, the text has the color of the background, which is readable on the accent color.
  package static let activeTitle = CellStyle(foreground: .theme(6), [.bold, .reverse])
  package static let inactiveTitle = CellStyle([.underline, .dim])
  package static let focus = CellStyle([.reverse])
  package static let selection = CellStyle([.reverse])
  package static let link = CellStyle(foreground: .theme(4), [.underline])
  package static let field = CellStyle([.underline])
  package static let problem = CellStyle(foreground: .theme(1), [.bold])
  package static let key = CellStyle(foreground: .theme(6), [.bold])
}

extension DisplayColor {
  /// The color in the form that cells contain.
  ///
  /// The primary, secondary and clear colors become the terminal's default color. An exact color stays the same. Every
  /// other color becomes a color of the terminal's theme.
  var cell: CellStyle.Color {
    switch self {
    case .primary, .secondary, .clear: .standard
    case .accent: .theme(6)
    case .red: .theme(1)
    case .orange, .yellow: .theme(3)
    case .green: .theme(2)
    case .blue: .theme(4)
    case .purple: .theme(5)
    case .gray: .theme(8)
    case .black: .theme(0)
    case .white: .theme(15)
    case .exact(let red, let green, let blue): .exact(red: red, green: green, blue: blue)
    }
  }
}
