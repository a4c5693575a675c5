/// A color in the Oklab color space, in which colors at equal distances look equally different.
struct PerceivedColor {
  private let lightness: Double
  private let greenRed: Double
  private let blueYellow: Double
  /// The luminance, from 0 to 1, as the accessibility guidelines for contrast define it.
  private let luminance: Double

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    let (red, green, blue) = (
      Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)]
    )
    luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
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

  /// Returns the square of the distance between two colors.
  func squaredDistance(to other: PerceivedColor) -> Double {
    let (first, second, third) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return first * first + second * second + third * third
  }

  /// Returns the contrast to another color, from 1 to 21.
  func contrast(to other: PerceivedColor) -> Double {
    (max(luminance, other.luminance) + 0.05) / (min(luminance, other.luminance) + 0.05)
  }

  /// Whether black has at least as much contrast with the color as white has.
  var isBetterWithBlack: Bool {
    contrast(to: PerceivedColor(0, 0, 0)) >= contrast(to: PerceivedColor(255, 255, 255))
  }

  /// Returns whether the color has nearly the same hue as another color, whether lighter or darker; all grays have the
  /// same hue.
  func hasHue(of other: PerceivedColor) -> Bool {
    if isGray || other.isGray { return isGray && other.isGray }
    let product = greenRed * other.greenRed + blueYellow * other.blueYellow
    // The hues are similar if the cosine of the angle between them is at least about 0.95, the square root of 0.9.
    return product > 0 && product * product >= 0.9 * strength * other.strength
  }

  private var isGray: Bool { strength < 0.0016 }

  /// The square of the distance to gray.
  private var strength: Double { greenRed * greenRed + blueYellow * blueYellow }

  /// The linear value of each of the 256 values of an sRGB component.
  private static let linear = (0...255).map { step -> Double in
    let value = Double(step) / 255
    if value <= 0.040_45 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The base to the power of 2.4.
    return base * base * root(5, of: base * base)
  }

  /// Returns a root of a number from 0 to 1.
  ///
  /// The method uses only basic arithmetic, so that the result is the same on every platform.
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
