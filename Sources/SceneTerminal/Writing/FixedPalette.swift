/// The fixed colors of a terminal's palette, and functions that find the nearest color of the palette (T-75).
///
/// The fixed colors have the numbers 16 to 255, and no theme changes them.
package enum FixedPalette {
  /// Returns the number of the nearest fixed color of the palette, 16 to 255.
  ///
  /// The first sixteen colors are never used, because the theme changes them.
  package static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    nearest(to: PerceivedColor(red, green, blue), in: fixed) + 16
  }

  /// Returns the number of the nearest theme color, 0 to 15, as if the terminal had the theme of xterm.
  package static func nearestOfTheme(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    nearest(to: PerceivedColor(red, green, blue), in: theme)
  }

  /// Returns the nearest fixed color of the same hue that is readable on a background; nil if there is none.
  static func nearestReadable(to color: PerceivedColor, on background: PerceivedColor) -> UInt8? {
    let distances = fixed.map { color.squaredDistance(to: $0) }
    let readable = fixed.indices.filter {
      fixed[$0].hasHue(of: color) && fixed[$0].contrast(to: background) >= ThemeColors.leastContrast
    }
    return readable.min { distances[$0] < distances[$1] }.map { UInt8($0 + 16) }
  }

  /// Returns the components of a fixed color with a number from 16 to 255.
  package static func parts(_ number: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    guard number < 232 else {
      let gray = 8 + 10 * (number - 232)
      return (gray, gray, gray)
    }
    let cube = Int(max(16, number)) - 16
    return (levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let fixed = (16...255).map { number in
    let (red, green, blue) = parts(UInt8(number))
    return PerceivedColor(red, green, blue)
  }

  private static let theme = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ].map { PerceivedColor($0.0, $0.1, $0.2) }

  private static func nearest(to color: PerceivedColor, in colors: [PerceivedColor]) -> UInt8 {
    var best: UInt8 = 0
    var shortest = Double.infinity
    for (index, candidate) in colors.enumerated() {
      let distance = color.squaredDistance(to: candidate)
      if distance < shortest {
        shortest = distance
        best = UInt8(truncatingIfNeeded: index)
      }
    }
    return best
  }
}
