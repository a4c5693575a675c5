public import Foundation
package import SceneDisplay

/// A color; hosts show the nearest color of a fixed palette.
open class UIColor: NSObject {
  /// A color that depends on the appearance of the host.
  private enum Meaning: Hashable {
    case primary, secondary, accent, background
  }

  nonisolated private let components: [CGFloat]
  nonisolated private let meaning: Meaning?

  /// Creates a color from red, green and blue, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1. Hosts show no color if the opacity is 0, and an opaque color otherwise.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    meaning = nil
    super.init()
  }

  /// Creates a gray color.
  ///
  /// - Parameters:
  ///   - white: The brightness, from 0 for black to 1 for white.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  ///
  /// - Parameters:
  ///   - hue: The position in the color circle, from 0 to 1; 0 is red.
  ///   - saturation: The strength of the color, from 0 for gray to 1.
  ///   - brightness: The brightness, from 0 for black to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ number: CGFloat) -> CGFloat {
      let place = (number + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Returns nil, because the app's assets aren't read.
  ///
  /// - Parameter name: The name of the color in the assets.
  public convenience init?(named name: String) {
    return nil
  }

  /// Creates a color from the color that a closure returns; the new color doesn't change with the traits.
  ///
  /// - Parameter dynamicProvider: Returns the color for traits; called once, with traits that are all unspecified.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    let components = color.components
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  public override init() {
    components = [0, 0, 0, 0]
    meaning = nil
    super.init()
  }

  private init(_ meaning: Meaning, white: CGFloat) {
    components = [white, white, white, 1]
    self.meaning = meaning
    super.init()
  }

  /// Returns the color with another opacity.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1.
  /// - Returns: The color, which no longer depends on the appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// The color in the type that layers use.
  public var cgColor: CGColor { CGColor(self) }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components && meaning == other.meaning
  }

  nonisolated open override var hash: Int { components.hashValue ^ meaning.hashValue }

  /// The color that hosts show; nil for a transparent color, and for background colors such as ``systemBackground``.
  ///
  /// A color that depends on the appearance of the host, such as ``label``, is shown as the host's own color. Any other
  /// color is shown as the nearest color of the palette.
  package var displayed: DisplayColor? {
    switch meaning {
    case .primary: return .primary
    case .secondary: return .secondary
    case .accent: return .accent
    case .background: return nil
    case nil: break
    }
    guard components[3] > 0 else { return nil }
    return Self.palette.min { distance(to: $0.1) < distance(to: $1.1) }?.0
  }

  /// The color that hosts show for text: ``displayed``, or `clear` for a transparent color.
  ///
  /// Text in the color `clear` takes space, but isn't visible.
  package var displayedText: DisplayColor? {
    meaning == nil && components[3] == 0 ? .clear : displayed
  }

  private func distance(to other: [CGFloat]) -> CGFloat {
    zip(components, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
  }

  private static let palette: [(DisplayColor, [CGFloat])] = [
    (.red, [1, 0, 0]), (.orange, [1, 0.58, 0]), (.yellow, [1, 0.9, 0]), (.green, [0.1, 0.8, 0.2]),
    (.blue, [0, 0.3, 1]), (.purple, [0.6, 0.2, 0.8]), (.gray, [0.5, 0.5, 0.5]),
    (.black, [0, 0, 0]), (.white, [1, 1, 1]),
  ]
}

/// A color of a layer, such as ``CALayer/borderColor``.
@MainActor public struct CGColor {
  /// The color as a `UIColor`.
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}

extension UIColor {
  /// Creates a color with the components of a layer's color.
  ///
  /// - Parameter cgColor: The color of the layer.
  public convenience init(cgColor: CGColor) {
    let components = cgColor.color.components
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// The color of primary text.
  public static let label = UIColor(.primary, white: 0)
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(.secondary, white: 0.4)
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(.secondary, white: 0.5)
  /// The color of placeholders.
  public static let placeholderText = UIColor(.secondary, white: 0.6)
  /// The color of links.
  public static let link = UIColor(.accent, white: 0.3)
  /// The accent color.
  // swift-format-ignore: DontRepeatTypeInStaticProperties, because this is Apple's name.
  public static let tintColor = UIColor(.accent, white: 0.3)
  /// The background of a window.
  public static let systemBackground = UIColor(.background, white: 1)
  /// The background of content in front of ``systemBackground``.
  public static let secondarySystemBackground = UIColor(.background, white: 0.95)
  /// The background of content in front of ``secondarySystemBackground``.
  public static let tertiarySystemBackground = UIColor(.background, white: 0.9)
  /// The background of a grouped table.
  public static let systemGroupedBackground = UIColor(.background, white: 0.94)
  /// The color of lines between content.
  public static let separator = UIColor(white: 0.8, alpha: 1)

  /// A transparent color.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Dark gray.
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  /// Light gray.
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)

  /// The system's red.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The system's mint.
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.75, alpha: 1)
  /// The system's teal.
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The system's indigo.
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  /// The system's purple.
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  /// The system's pink.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  /// The system's gray.
  public static let systemGray = UIColor(white: 0.56, alpha: 1)
  /// The system's second gray, which is lighter than ``systemGray``.
  public static let systemGray2 = UIColor(white: 0.68, alpha: 1)
  /// The system's third gray, which is lighter than ``systemGray2``.
  public static let systemGray3 = UIColor(white: 0.78, alpha: 1)
  /// The system's fourth gray, which is lighter than ``systemGray3``.
  public static let systemGray4 = UIColor(white: 0.82, alpha: 1)
  /// The system's fifth gray, which is lighter than ``systemGray4``.
  public static let systemGray5 = UIColor(white: 0.9, alpha: 1)
  /// The system's sixth gray, which is lighter than ``systemGray5``.
  public static let systemGray6 = UIColor(white: 0.95, alpha: 1)
}
