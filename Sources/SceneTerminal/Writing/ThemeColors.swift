/// The colors of a terminal's theme, as far as the terminal has reported them (T-17, T-76).
package struct ThemeColors: Hashable, Sendable {
  /// A color with components from 0 to 255.
  package struct Color: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
  }

  /// The minimum contrast of readable text.
  static let leastContrast = 4.5

  /// The background of text without its own background color; nil if it isn't known.
  package var background: Color?
  /// The sixteen colors of the theme by their numbers, as far as they are known.
  package var numbered: [UInt8: Color] = [:]

  /// Returns the colors that replace the theme's sixteen colors in text on the terminal's own background.
  ///
  /// A color that isn't readable there is replaced by its brighter or darker variant, otherwise by a fixed color of
  /// the same hue, otherwise by the terminal's own text color. A color stays the same if the color or the background
  /// isn't known.
  func textColors(_ depth: TerminalCapabilities.ColorDepth) -> [WireStyle.Color] {
    (0..<16).map { textColor($0, depth) }
  }

  private func textColor(
    _ number: UInt8, _ depth: TerminalCapabilities.ColorDepth
  ) -> WireStyle.Color {
    guard let background = background?.perceived, let color = numbered[number]?.perceived else {
      return .theme(number)
    }
    for number in [number, number ^ 8] {
      if let color = numbered[number]?.perceived,
        color.contrast(to: background) >= Self.leastContrast
      {
        return .theme(number)
      }
    }
    guard depth >= .palette256 else { return .standard }
    return FixedPalette.nearestReadable(to: color, on: background).map { .palette($0) } ?? .standard
  }
}

extension ThemeColors.Color {
  /// Creates a color from the components in a terminal's reply, which are numbers from 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    self.init(
      red: UInt8((red * 255).rounded()), green: UInt8((green * 255).rounded()),
      blue: UInt8((blue * 255).rounded()))
  }

  var perceived: PerceivedColor { PerceivedColor(red, green, blue) }
}
