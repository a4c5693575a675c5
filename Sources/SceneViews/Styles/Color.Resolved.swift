import Foundation
import SceneDisplay

extension Color {
  /// The components of a color in the color space sRGB, which don't depend on an environment.
  ///
  /// The components are from 0 to 1. Only a color that sRGB doesn't contain, such as a vivid color of Display P3, has
  /// components below 0 or above 1.
  public struct Resolved: Hashable, Codable, Sendable {
    /// The red component, from 0 to 1.
    public var red: Float
    /// The green component, from 0 to 1.
    public var green: Float
    /// The blue component, from 0 to 1.
    public var blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color from its components.
    ///
    /// - Parameters:
    ///   - space: The color space of the given components, which are converted to sRGB.
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - opacity: The opacity, from 0 to 1.
    public init(
      colorSpace space: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.init(
        space, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
    }

    init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
      var parts = (red, green, blue)
      switch space {
      case .sRGB: break
      case .sRGBLinear: parts = (Self.curved(red), Self.curved(green), Self.curved(blue))
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // The conversion below would give a gray a slight tint, because its factors are rounded.
        if r == g, g == b { break }
        parts = (
          Self.curved(1.2249 * r - 0.2247 * g), Self.curved(1.0420 * g - 0.0420 * r),
          Self.curved(1.0979 * b - 0.0197 * r - 0.0786 * g)
        )
      }
      (self.red, self.green, self.blue) = (Float(parts.0), Float(parts.1), Float(parts.2))
      self.opacity = Float(opacity)
    }

    /// The red component without the gamma curve.
    public var linearRed: Float {
      get { Float(Self.linear(Double(red))) }
      set { red = Float(Self.curved(Double(newValue))) }
    }

    /// The green component without the gamma curve.
    public var linearGreen: Float {
      get { Float(Self.linear(Double(green))) }
      set { green = Float(Self.curved(Double(newValue))) }
    }

    /// The blue component without the gamma curve.
    public var linearBlue: Float {
      get { Float(Self.linear(Double(blue))) }
      set { blue = Float(Self.curved(Double(newValue))) }
    }

    private static func linear(_ part: Double) -> Double {
      let size = abs(part)
      let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return part < 0 ? -value : value
    }

    private static func curved(_ part: Double) -> Double {
      let size = abs(part)
      let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return part < 0 ? -value : value
    }
  }
}

extension Color.Resolved: ShapeStyle {
  /// Returns the color that hosts draw: the components of this color.
  ///
  /// - Parameter environment: The environment, which has no effect.
  /// - Returns: The color that hosts draw, with its opacity.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle { drawn(1) }
}

extension Color.Resolved: CustomStringConvertible {
  /// The red, green and blue components and the opacity in hexadecimal digits, as `#RRGGBBAA`.
  public var description: String {
    "#"
      + [red, green, blue, opacity].map { part in
        let digits = String(Int((max(0, min(1, part)) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

// MARK: - The color of hosts

extension Color.Resolved {
  /// Returns the color that hosts draw, with its opacity multiplied by the given factor; no color if the result is 0.
  func drawn(_ strength: Double) -> _DrawnStyle {
    let opacity = Double(opacity) * strength
    guard opacity > 0 else { return .clear }
    func byte(_ part: Float) -> UInt8 { part > 0 ? UInt8((min(1, part) * 255).rounded()) : 0 }
    return .color(
      .exact(red: byte(red), green: byte(green), blue: byte(blue)), opacity: opacity)
  }
}

// MARK: - Mixing

extension Color.Resolved {
  /// Returns a mixture of this color and another color, in which the other color has the given fraction.
  func mixed(
    with other: Color.Resolved, by fraction: Double, in space: Color.MixingSpace
  ) -> Color.Resolved {
    let part = Float(max(0, min(1, fraction)))
    func between(_ one: Float, _ two: Float) -> Float { one + (two - one) * part }
    let opacity = between(opacity, other.opacity)
    guard space.isPerceptual else {
      return Color.Resolved(
        red: between(red, other.red), green: between(green, other.green),
        blue: between(blue, other.blue), opacity: opacity)
    }
    let (one, two) = (perceived, other.perceived)
    return Color.Resolved(
      perceived: (between(one.0, two.0), between(one.1, two.1), between(one.2, two.2)),
      opacity: opacity)
  }

  /// The coordinates of the color in the color space Oklab: the perceived lightness, and a position on two color axes.
  private var perceived: (Float, Float, Float) {
    let (r, g, b) = (linearRed, linearGreen, linearBlue)
    let l = cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
    let m = cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
    let s = cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    return (
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s
    )
  }

  private init(perceived: (Float, Float, Float), opacity: Float) {
    func cube(_ a: Float, _ b: Float) -> Float {
      let root = perceived.0 + a * perceived.1 + b * perceived.2
      return root * root * root
    }
    let l = cube(0.396_337_78, 0.215_803_76)
    let m = cube(-0.105_561_346, -0.063_854_17)
    let s = cube(-0.089_484_18, -1.291_485_5)
    self.init(
      colorSpace: .sRGBLinear,
      red: 4.076_741_7 * l - 3.307_711_6 * m + 0.230_969_94 * s,
      green: -1.268_438 * l + 2.609_757_4 * m - 0.341_319_4 * s,
      blue: -0.004_196_086_3 * l - 0.703_418_6 * m + 1.707_614_7 * s, opacity: opacity)
  }
}
