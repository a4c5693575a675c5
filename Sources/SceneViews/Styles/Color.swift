public import Foundation
package import SceneDisplay

/// A color, which is also a view that fills its frame.
///
/// It keeps the parts that it is made of, with which hosts draw it as exactly as they can. A color with a name is that of
/// the host, such as of a terminal's theme.
/// A color from an asset catalog, which isn't read here, is the accent color.
public nonisolated struct Color: View, Hashable, Sendable {
  let source: Source
  /// The part of the color's own opacity that is left.
  let strength: Double

  init(_ source: Source, strength: Double = 1) {
    self.source = source
    self.strength = strength
  }

  package init(_ color: DisplayColor?) {
    if case .exact(let red, let green, let blue) = color {
      let parts = [red, green, blue].map { Float($0) / 255 }
      self.init(Resolved(red: parts[0], green: parts[1], blue: parts[2]))
    } else {
      self.init(color.map { .system(SystemColor($0)) } ?? .system(.clear))
    }
  }

  /// Creates a color of an asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the color. Colors with different names differ, and all of them are the accent color.
  ///   - bundle: The bundle with the catalog, which has no effect.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Creates a color from the parts of red, green and blue, from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: The color space of the parts.
  ///   - red: The part of red.
  ///   - green: The part of green.
  ///   - blue: The part of blue.
  ///   - opacity: The opacity, from 0 for no color at all to 1.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      .exact(Resolved(space, red: red, green: green, blue: blue, opacity: max(0, min(1, opacity)))))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  ///
  /// - Parameters:
  ///   - space: The color space of the brightness.
  ///   - white: The brightness.
  ///   - opacity: The opacity, from 0 for no color at all to 1.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The hue: 0 and 1 for red, with green and blue between.
  ///   - saturation: The saturation: 0 for gray.
  ///   - brightness: The brightness: 0 for black.
  ///   - opacity: The opacity, from 0 for no color at all to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a color from parts that don't depend on an environment.
  ///
  /// - Parameter resolved: The parts.
  public init(_ resolved: Resolved) {
    self.init(.exact(resolved))
  }

  /// The meaning of the parts of a color.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual colors of screens.
    case sRGB
    /// The same, without the curve for brightness.
    case sRGBLinear
    /// The colors of wide-gamut screens.
    case displayP3
  }

  /// The course between two colors that are mixed.
  public struct MixingSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The parts of screens are mixed.
    public static let device = MixingSpace(isPerceptual: false)
    /// The brightness and the hue that a person sees are mixed.
    public static let perceptual = MixingSpace(isPerceptual: true)
  }

  /// Returns the color with a part of its opacity.
  ///
  /// - Parameter opacity: The part; 0 for no color at all. Hosts show no background with less than a half.
  /// - Returns: The color, which is more transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, strength: strength * max(0, min(1, opacity)))
  }

  /// Returns a color between this one and another.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The part of the other color, from 0 to 1.
  ///   - space: The course between the two.
  /// - Returns: The mixed color.
  public func mix(
    with other: Color, by fraction: Double, in space: MixingSpace = .perceptual
  ) -> Color {
    Color(.mixture(Mixture(first: self, second: other, fraction: fraction, space: space)))
  }

  /// The color as a gradient, which hosts draw as the color itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// An area that is filled with the color.
  @MainActor public var body: some View { FilledArea(style: self) }
}

/// The origin of a color.
extension Color {
  enum Source: Hashable, Sendable {
    case system(SystemColor)
    case asset(String)
    case exact(Resolved)
    indirect case mixture(Mixture)
  }

  struct Mixture: Hashable, Sendable {
    let first: Color
    let second: Color
    let fraction: Double
    let space: MixingSpace
  }
}

extension Color: ShapeStyle {
  /// Returns the parts of the color for a light or a dark environment.
  ///
  /// - Parameter environment: The environment, of which the colors' scheme and the tint count.
  /// - Returns: The parts.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    var resolved =
      switch source {
      case .exact(let resolved): resolved
      case .system(.accent), .asset:
        environment.tintColor.map { $0.resolve(in: environment) }
          ?? SystemColor.accent.resolved(isDark: environment.colorScheme == .dark)
      case .system(let color): color.resolved(isDark: environment.colorScheme == .dark)
      case .mixture(let mixture):
        mixture.first.resolve(in: environment).mixed(
          with: mixture.second.resolve(in: environment), by: mixture.fraction, in: mixture.space)
      }
    resolved.opacity *= Float(strength)
    return resolved
  }

  /// The color that hosts draw.
  ///
  /// - Parameter environment: The environment, of which only mixed colors need the scheme and the tint.
  /// - Returns: The color of the hosts, with its opacity.
  public func _drawn(in environment: EnvironmentValues) -> _DrawnStyle {
    switch source {
    case .system(let color): color.drawn.map { .color($0, opacity: strength) } ?? .clear
    case .asset: .color(.accent, opacity: strength)
    case .exact(let resolved): resolved.drawn(strength)
    case .mixture: resolve(in: environment).drawn(1)
    }
  }
}

extension Color: CustomStringConvertible {
  /// The name of the color, or its parts as `#rrggbbaa`.
  public var description: String {
    switch source {
    case .system(let color): color.rawValue
    case .asset(let name): name
    case .exact(let resolved): resolved.description
    case .mixture: "mixed color"
    }
  }
}
