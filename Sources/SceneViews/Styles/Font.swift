import SceneDisplay

/// A font.
///
/// Hosts without pixels have only one font. They show the weight and the italics, and draw titles and headlines in
/// bold, and captions and footnotes dimmed.
public struct Font: Hashable, Sendable {
  /// The font in the form that hosts get.
  let display: DisplayFont
  let isItalic: Bool

  private init(_ display: DisplayFont, isItalic: Bool = false) {
    self.display = display
    self.isItalic = isItalic
  }

  /// The font of texts without a font of their own.
  public static let `default` = Font(DisplayFont(style: .body))
  /// The font of large titles.
  public static let largeTitle = Font(DisplayFont(style: .largeTitle))
  /// The font of titles.
  public static let title = Font(DisplayFont(style: .title))
  /// The font of second-level titles.
  public static let title2 = Font(DisplayFont(style: .title2))
  /// The font of third-level titles.
  public static let title3 = Font(DisplayFont(style: .title3))
  /// The font of headings.
  public static let headline = Font(DisplayFont(style: .headline))
  /// The font of subheadings.
  public static let subheadline = Font(DisplayFont(style: .subheadline))
  /// The font of body text.
  public static let body = Font(DisplayFont(style: .body))
  /// The font of callouts in a text.
  public static let callout = Font(DisplayFont(style: .callout))
  /// The font of notes below a text.
  public static let footnote = Font(DisplayFont(style: .footnote))
  /// The font of captions.
  public static let caption = Font(DisplayFont(style: .caption))
  /// The font of small captions.
  public static let caption2 = Font(DisplayFont(style: .caption2))

  /// Returns the system font in a size.
  ///
  /// - Parameters:
  ///   - size: The size in points; hosts with a single text size ignore it.
  ///   - weight: The weight of the letters; nil for the default of the system.
  ///   - design: The design of the letters; nil for the default of the system.
  /// - Returns: The font.
  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(DisplayFont(weight: weight?.display, design: design?.display, size: size))
  }

  /// Returns the system font for a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design of the letters; nil for the default of the system.
  ///   - weight: The weight of the letters; nil for the default of the text style.
  /// - Returns: The font.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      DisplayFont(style: style.display, weight: weight?.display, design: design?.display))
  }

  /// Returns a font by its name, in a size.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which has no effect: hosts have one font family.
  ///   - size: The size in points; hosts with a single text size ignore it.
  /// - Returns: The font.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(DisplayFont(size: size))
  }

  /// Returns a font by its name, in a size that is scaled with a text style.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which has no effect: hosts have one font family.
  ///   - size: The size in points; hosts with a single text size ignore it.
  ///   - style: The text style with which the size is scaled.
  /// - Returns: The font.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    Font(DisplayFont(style: style.display, size: size))
  }

  /// Returns a font by its name, in a fixed size.
  ///
  /// - Parameters:
  ///   - name: The name of the font, which has no effect: hosts have one font family.
  ///   - fixedSize: The size in points; hosts with a single text size ignore it.
  /// - Returns: The font.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    Font(DisplayFont(size: fixedSize))
  }

  /// Returns the font in bold.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font in bold or in the weight of its text style.
  ///
  /// - Parameter isActive: Whether the font is in bold; false removes any weight that was set before.
  /// - Returns: The font in this weight.
  public func bold(_ isActive: Bool) -> Font { with { $0.weight = isActive ? .bold : nil } }

  /// Returns the font in italics.
  public func italic() -> Font { Font(display, isItalic: true) }

  /// Returns the font in italics or upright.
  ///
  /// - Parameter isActive: Whether the font is in italics.
  /// - Returns: The font with this slant.
  public func italic(_ isActive: Bool) -> Font { Font(display, isItalic: isActive) }

  /// Returns the font in a monospaced design.
  public func monospaced() -> Font { with { $0.design = .monospaced } }

  /// Returns the font itself, because all digits have the same width on hosts without pixels.
  public func monospacedDigit() -> Font { self }

  /// Returns the font itself, because hosts have no small capitals.
  public func smallCaps() -> Font { self }

  /// Returns the font in a weight.
  ///
  /// - Parameter weight: The weight of the letters.
  /// - Returns: The font in the weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight.display } }

  /// Returns the font itself, because hosts have no fonts with narrower or wider letters.
  ///
  /// - Parameter width: The width of the letters, which has no effect.
  /// - Returns: The font itself.
  public func width(_ width: Width) -> Font { self }

  /// Returns the font itself, because hosts determine the space between lines.
  ///
  /// - Parameter leading: The space between lines, which has no effect.
  /// - Returns: The font itself.
  public func leading(_ leading: Leading) -> Font { self }

  private func with(_ change: (inout DisplayFont) -> Void) -> Font {
    var display = display
    change(&display)
    return Font(display, isItalic: isItalic)
  }

  /// The purpose of a text, such as a title.
  public enum TextStyle: String, Hashable, CaseIterable, Sendable {
    /// The purpose of the font with the same name in ``Font``.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2

    fileprivate var display: DisplayFont.Style? { DisplayFont.Style(rawValue: rawValue) }
  }

  /// The weight of letters.
  public enum Weight: String, Hashable, Sendable {
    /// A weight, from the thinnest, `ultraLight`, to the thickest, `black`.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var display: DisplayFont.Weight? { DisplayFont.Weight(rawValue: rawValue) }
  }

  /// The design of letters.
  public enum Design: Hashable, Sendable {
    /// `default` is the design of the system font; the other designs have serifs, round ends, or letters of the same
    /// width.
    case `default`, serif, rounded, monospaced

    var display: DisplayFont.Design {
      switch self {
      case .default: .plain
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// A width of letters.
  public enum Width: Hashable, Sendable {
    /// A width, from the narrowest, `compressed`, to the widest, `expanded`.
    case compressed, condensed, standard, expanded
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable {
    /// `standard` is the space that the font defines; `tight` is less, `loose` is more.
    case standard, tight, loose
  }
}
