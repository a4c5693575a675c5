/// The colors of terminals that show only some, and the nearest of them to a color (T-75).
package enum FixedPalette {
  /// Returns the nearest of the fixed colors of the palette, 16 to 255.
  ///
  /// The first sixteen are never chosen, because the theme changes them.
  package static func nearest(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    nearest(to: PerceivedColor(red, green, blue), in: fixed) + 16
  }

  /// Returns the nearest of the theme's colors, 0 to 15, as they usually look.
  package static func nearestOfTheme(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
    nearest(to: PerceivedColor(red, green, blue), in: theme)
  }

  /// Returns the parts of a fixed color, 16 to 255.
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
      let distance = color.distance(to: candidate)
      if distance < shortest {
        shortest = distance
        best = UInt8(truncatingIfNeeded: index)
      }
    }
    return best
  }
}

/// A color in Oklab, in which equal distances look equal.
private struct PerceivedColor {
  private let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    let (red, green, blue) = (
      Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)]
    )
    let long = Self.root(
      3, of: 0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let middle = Self.root(
      3, of: 0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = Self.root(
      3, of: 0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short
    greenRed = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short
    blueYellow = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short
  }

  /// The square of the distance between two colors.
  func distance(to other: PerceivedColor) -> Double {
    let (first, second, third) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return first * first + second * second + third * third
  }

  /// The amounts of light of the 256 steps of sRGB.
  private static let linear = (0...255).map { step -> Double in
    let value = Double(step) / 255
    if value <= 0.040_45 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The power 2.4.
    return base * base * root(5, of: base * base)
  }

  /// Returns a root of a number from 0 to 1.
  ///
  /// It uses basic arithmetic only, so that a color is the same on every platform.
  private static func root(_ degree: Int, of value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<100 {
      var power = 1.0
      for _ in 1..<degree { power *= root }
      let next = (Double(degree - 1) * root + value / power) / Double(degree)
      if next >= root { break }
      root = next
    }
    return root
  }
}
