public import Foundation
package import SceneDisplay

/// A color, which is also a view that fills its frame.
///
/// A color stores the components with which it was created, and hosts draw them as exactly as they can. For a system
/// color such as ``red``, hosts draw their own color, for example from the theme of a terminal. A color from an asset
/// catalog is drawn as the accent color, because catalogs aren't read.
public nonisolated struct Color: View, Hashable, Sendable {
  let source: Source
  /// The factor by which the color's own opacity is multiplied.
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
  ///   - name: The name of the color. Colors with different names aren't equal, but all of them are drawn as the
  ///     accent color.
  ///   - bundle: The bundle with the catalog, which has no effect.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// Creates a color from red, green and blue components, from 0 to 1.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - opacity: The opacity, from 0 to 1; 0 shows no color.
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
  ///   - opacity: The opacity, from 0 to 1; 0 shows no color.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The hue: 0 and 1 are red, with green and blue in between.
  ///   - saturation: The saturation: 0 is gray.
  ///   - brightness: The brightness: 0 is black.
  ///   - opacity: The opacity, from 0 to 1; 0 shows no color.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func part(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a color from components that don't depend on an environment.
  ///
  /// - Parameter resolved: The components.
  public init(_ resolved: Resolved) {
    self.init(.exact(resolved))
  }

  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard color space of screens.
    case sRGB
    /// The standard color space of screens, without the gamma curve.
    case sRGBLinear
    /// The color space of wide-gamut screens.
    case displayP3
  }

  /// The color space in which two colors are mixed.
  public struct MixingSpace: Hashable, Sendable {
    let isPerceptual: Bool

    /// The red, green and blue components are mixed.
    public static let device = MixingSpace(isPerceptual: false)
    /// The perceived lightness and color are mixed.
    public static let perceptual = MixingSpace(isPerceptual: true)
  }

  /// Returns the color with reduced opacity.
  ///
  /// - Parameter opacity: The factor for the opacity, from 0 to 1; 0 shows no color. Hosts show no background and no
  ///   shape if the resulting opacity is below 0.5.
  /// - Returns: The color, which is more transparent.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, strength: strength * max(0, min(1, opacity)))
  }

  /// Returns a mixture of this color and another.
  ///
  /// - Parameters:
  ///   - other: The other color.
  ///   - fraction: The fraction of the other color, from 0 to 1.
  ///   - space: The color space in which the colors are mixed.
  /// - Returns: The mixed color.
  public func mix(
    with other: Color, by fraction: Double, in space: MixingSpace = .perceptual
  ) -> Color {
    Color(.mixture(Mixture(first: self, second: other, fraction: fraction, space: space)))
  }

  /// A gradient of the color, which hosts draw as the color itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

  /// An area that is filled with the color.
  @MainActor public var body: some View { FilledArea(style: self) }
}

extension Color {
  /// The source of a color: its name, its components, or the two colors of a mixture.
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
  /// Returns the components of the color in an environment.
  ///
  /// - Parameter environment: The environment, whose color scheme and tint have an effect.
  /// - Returns: The components.
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

  /// Returns the color that hosts draw.
  ///
  /// - Parameter environment: The environment, whose color scheme and tint have an effect on mixed colors only.
  /// - Returns: The color that hosts draw, with its opacity.
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
  /// The name of the color, or its components as `#RRGGBBAA`; `mixed color` for a mixture.
  ///
  /// The description doesn't contain the factor of ``opacity(_:)``.
  public var description: String {
    switch source {
    case .system(let color): color.rawValue
    case .asset(let name): name
    case .exact(let resolved): resolved.description
    case .mixture: "mixed color"
    }
  }
}
