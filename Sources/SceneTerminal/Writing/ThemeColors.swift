/// The colors of a terminal's theme that the terminal has reported (T-17, T-76).
package struct ThemeColors: Hashable, Sendable {
  /// A color with its parts from 0 to 255.
  package struct Color: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8
  }

  /// The least contrast of text that can be read.
  static let leastContrast = 4.5

  /// The color behind text that has none of its own.
  package var background: Color?
  /// The colors with numbers, of which a theme has 16.
  package var numbered: [UInt8: Color] = [:]

  /// Returns the colors in which text of each of the 16 colors is written on the terminal's own background.
  ///
  /// A color that can't be read there is replaced by its brighter or darker partner, else by a fixed color of the same
  /// hue, else by the terminal's own color for text. One that isn't known stays.
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
  /// Creates the color of a reply, whose parts are from 0 to 1.
  init(red: Double, green: Double, blue: Double) {
    self.init(
      red: UInt8((red * 255).rounded()), green: UInt8((green * 255).rounded()),
      blue: UInt8((blue * 255).rounded()))
  }

  var perceived: PerceivedColor { PerceivedColor(red, green, blue) }
}
