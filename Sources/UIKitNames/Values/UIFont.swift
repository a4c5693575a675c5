public import Foundation

/// A font; hosts show only whether the font is bold or italic.
open class UIFont: NSObject {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight from -1 to 1.
    ///
    /// - Parameter rawValue: The weight, from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A thin weight.
    public static let thin = Weight(rawValue: -0.6)
    /// A light weight.
    public static let light = Weight(rawValue: -0.4)
    /// The regular weight.
    public static let regular = Weight(rawValue: 0)
    /// A medium weight.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// A bold weight.
    public static let bold = Weight(rawValue: 0.4)
    /// A heavy weight.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The purpose of a text, which determines a font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// Creates a style from its name.
    ///
    /// - Parameter rawValue: The name of the style.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "title3")
    /// A headline, which is bold.
    public static let headline = TextStyle(rawValue: "headline")
    /// A subheadline.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// A callout.
    public static let callout = TextStyle(rawValue: "callout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// A small caption.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  /// The size in points, which hosts ignore.
  public let pointSize: CGFloat
  /// The name of the font.
  public let fontName: String
  /// Whether hosts show the font in bold.
  let isBold: Bool
  /// Whether hosts show the font in italics.
  let isItalic: Bool

  init(_ name: String, size: CGFloat, isBold: Bool = false, isItalic: Bool = false) {
    fontName = name
    pointSize = size
    self.isBold = isBold
    self.isItalic = isItalic
    super.init()
  }

  public override convenience init() {
    self.init("System", size: 17)
  }

  /// Creates a font from its name, which determines whether the font is bold or italic.
  ///
  /// - Parameters:
  ///   - name: The name, such as `Helvetica-Bold`; any name is allowed.
  ///   - size: The size in points.
  public convenience init?(name: String, size: CGFloat) {
    let lowered = name.lowercased()
    self.init(
      name, size: size, isBold: lowered.contains("bold"),
      isItalic: lowered.contains("italic") || lowered.contains("oblique"))
  }

  /// Returns the system's font with a size in points.
  ///
  /// - Parameters:
  ///   - size: The size in points, which hosts ignore.
  ///   - weight: The weight; hosts show ``Weight/semibold`` and heavier weights in bold.
  /// - Returns: The font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont("System", size: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
  }

  /// Returns the system's font; a terminal shows all letters of any font in one width.
  ///
  /// - Parameters:
  ///   - size: The size in points, which hosts ignore.
  ///   - weight: The weight; hosts show ``Weight/semibold`` and heavier weights in bold.
  /// - Returns: A font like the one that ``systemFont(ofSize:weight:)`` returns.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// Returns the system's bold font with a size in points.
  ///
  /// - Parameter size: The size in points, which hosts ignore.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system's italic font with a size in points.
  ///
  /// - Parameter size: The size in points, which hosts ignore.
  /// - Returns: The font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont("System", size: size, isItalic: true)
  }

  /// Returns the font of a text style.
  ///
  /// - Parameter style: The style.
  /// - Returns: The font; the font of a headline is bold.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .subheadline: 15, .callout: 16,
      .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    return UIFont("System", size: sizes[style] ?? 17, isBold: style == .headline)
  }

  /// Returns the font with another size in points.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font with the same name, weight and slant.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(fontName, size: size, isBold: isBold, isItalic: isItalic)
  }
}
