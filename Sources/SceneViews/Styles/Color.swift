public import SceneDisplay

/// A color, which is also a view that fills its frame.
///
/// Hosts draw it as the nearest color of ``/SceneDisplay/DisplayColor``. A color from an asset catalog, which
/// isn't read here, is the accent color.
public nonisolated struct Color: ShapeStyle, View, Hashable, Sendable {
  /// The nearest color that hosts draw with; nil for no color.
  public let _color: DisplayColor?

  package init(_ color: DisplayColor?) {
    _color = color
  }

  /// Creates a color of an asset catalog.
  ///
  /// - Parameter name: The name of the color, which has no effect.
  public init(_ name: String) {
    self.init(.accent)
  }

  /// Creates a color from the parts of red, green and blue, from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The part of red.
  ///   - green: The part of green.
  ///   - blue: The part of blue.
  ///   - opacity: 0 for no color at all; other values have no effect.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(opacity == 0 ? nil : Self.nearest(red, green, blue))
  }

  /// Creates a color from the parts of red, green and blue, from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: The color space, which has no effect.
  ///   - red: The part of red.
  ///   - green: The part of green.
  ///   - blue: The part of blue.
  ///   - opacity: 0 for no color at all.
  public init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a gray, from 0 for black to 1 for white.
  ///
  /// - Parameters:
  ///   - white: The brightness.
  ///   - opacity: 0 for no color at all; other values have no effect.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The hue: 0 and 1 for red, with green and blue between.
  ///   - saturation: The saturation: 0 for gray.
  ///   - brightness: The brightness: 0 for black.
  ///   - opacity: 0 for no color at all; other values have no effect.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (red, green, blue) = Self.parts(hue, saturation, brightness)
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A range of colors, which has no effect.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual colors of screens.
    case sRGB
    /// The same, without the curve for brightness.
    case sRGBLinear
    /// The colors of wide-gamut screens.
    case displayP3
  }

  /// The color, or no color if it is fully transparent.
  ///
  /// - Parameter opacity: 0 for no color at all; other values have no effect.
  /// - Returns: The color, or `clear`.
  public func opacity(_ opacity: Double) -> Color {
    opacity == 0 ? .clear : self
  }

  /// The color itself: hosts draw no gradients.
  public var gradient: Color { self }

  /// A space that is filled with the color.
  @MainActor public var body: some View {
    if let _color { Spacer().background(_color) } else { Spacer() }
  }
}

// MARK: - Named colors

extension Color {
  /// The color of primary content.
  public static let primary = Color(DisplayColor.primary)
  /// The color of secondary content.
  public static let secondary = Color(DisplayColor.secondary)
  /// The accent color.
  // swift-format-ignore: DontRepeatTypeInStaticProperties, because Apple's name is this one.
  public static let accentColor = Color(DisplayColor.accent)
  /// No color.
  public static let clear = Color(nil)
  /// Red.
  public static let red = Color(DisplayColor.red)
  /// Orange.
  public static let orange = Color(DisplayColor.orange)
  /// Yellow.
  public static let yellow = Color(DisplayColor.yellow)
  /// Green.
  public static let green = Color(DisplayColor.green)
  /// Mint, shown as green.
  public static let mint = green
  /// Teal, shown as blue.
  public static let teal = blue
  /// Cyan, shown as blue.
  public static let cyan = blue
  /// Blue.
  public static let blue = Color(DisplayColor.blue)
  /// Indigo, shown as purple.
  public static let indigo = purple
  /// Purple.
  public static let purple = Color(DisplayColor.purple)
  /// Pink, shown as red.
  public static let pink = red
  /// Brown, shown as orange.
  public static let brown = orange
  /// Gray.
  public static let gray = Color(DisplayColor.gray)
  /// Black.
  public static let black = Color(DisplayColor.black)
  /// White.
  public static let white = Color(DisplayColor.white)
}

extension ShapeStyle where Self == Color {
  /// No color.
  public static var clear: Color { .clear }
  /// The accent color.
  public static var accentColor: Color { .accentColor }
  /// Mint, shown as green.
  public static var mint: Color { .mint }
  /// Teal, shown as blue.
  public static var teal: Color { .teal }
  /// Cyan, shown as blue.
  public static var cyan: Color { .cyan }
  /// Indigo, shown as purple.
  public static var indigo: Color { .indigo }
  /// Pink, shown as red.
  public static var pink: Color { .pink }
  /// Brown, shown as orange.
  public static var brown: Color { .brown }
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
  /// Gray.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// The color of primary content.
  public static var primary: Color { .primary }
  /// The color of secondary content.
  public static var secondary: Color { .secondary }
}

// MARK: - The nearest color

extension Color {
  private typealias Parts = (Double, Double, Double)

  private static let known: [(DisplayColor, Parts)] = [
    (.red, (1, 0.23, 0.19)), (.orange, (1, 0.58, 0)), (.yellow, (1, 0.8, 0)),
    (.green, (0.2, 0.78, 0.35)), (.blue, (0, 0.48, 1)), (.purple, (0.69, 0.32, 0.87)),
    (.gray, (0.56, 0.56, 0.58)), (.black, (0, 0, 0)), (.white, (1, 1, 1)),
  ]

  /// The parts of red, green and blue; those of black for a color that depends on the host.
  package var parts: (Double, Double, Double) {
    Self.known.first { $0.0 == _color }?.1 ?? (0, 0, 0)
  }

  private static func nearest(_ red: Double, _ green: Double, _ blue: Double) -> DisplayColor {
    func distance(_ parts: Parts) -> Double {
      let (r, g, b) = (parts.0 - red, parts.1 - green, parts.2 - blue)
      return r * r + g * g + b * b
    }
    return known.min { distance($0.1) < distance($1.1) }?.0 ?? .primary
  }

  private static func parts(_ hue: Double, _ saturation: Double, _ brightness: Double) -> Parts {
    func part(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    return (part(5), part(3), part(1))
  }
}
