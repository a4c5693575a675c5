/// The properties of a font that the app sets for a text.
///
/// A property that is nil is inherited from the surrounding font, unless `style` or `size` is set. A style or a size
/// determines the whole font.
///
/// A terminal has only one font. A terminal shows titles, headlines and weights from `semibold` up in bold, and
/// captions and footnotes dimmed.
public struct DisplayFont: Hashable, Codable, Sendable {
  /// The purpose of a text, from the largest title to the smallest caption.
  public enum Style: String, CaseIterable, Codable, Sendable {
    /// A purpose with the name of a text style in SwiftUI.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// The thickness of letters.
  public enum Weight: String, CaseIterable, Codable, Sendable {
    /// A thickness, from the thinnest, `ultraLight`, to the thickest, `black`.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    /// The usual thickness for the purpose of the text, even if the surrounding text has another thickness.
    case standard
  }

  /// The shape of letters.
  public enum Design: String, CaseIterable, Codable, Sendable {
    /// `plain` is the shape of the system's font; the other shapes have serifs, rounded ends, or
    /// letters of equal width.
    case plain, serif, rounded, monospaced
  }

  // The largest property is first, so that a font takes only 12 bytes.
  /// The size of the letters in points.
  public var size: Double?
  /// The purpose of the text, such as `headline`.
  public var style: Style?
  /// The thickness of the letters.
  public var weight: Weight?
  /// The shape of the letters.
  public var design: Design?

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - style: The purpose of the text, such as `headline`.
  ///   - weight: The thickness of the letters.
  ///   - design: The shape of the letters.
  ///   - size: The size of the letters in points.
  public init(
    style: Style? = nil, weight: Weight? = nil, design: Design? = nil, size: Double? = nil
  ) {
    self.style = style
    self.weight = weight
    self.design = design
    self.size = size
  }

  /// Returns the font of a range of a text: this font, with the properties that the range's own font sets.
  ///
  /// An inner font with a purpose or a size replaces all properties, because a purpose or a size
  /// determines the whole font.
  ///
  /// - Parameter inner: The font of a range of the text.
  /// - Returns: The font for this range.
  public func applying(_ inner: DisplayFont) -> DisplayFont {
    if inner.style != nil || inner.size != nil { return inner }
    var font = self
    font.weight = inner.weight ?? weight
    font.design = inner.design ?? design
    return font
  }

  /// Whether a host with only one font shows the text in bold.
  ///
  /// The weight decides. If there is no weight, or the weight is `standard`, the purpose decides.
  public var isBold: Bool {
    switch weight {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    case nil, .standard:
      switch style {
      case .largeTitle, .title, .title2, .title3, .headline: true
      default: false
      }
    }
  }

  /// Whether a host with only one font shows the text dimmed: true for captions and footnotes.
  public var isDim: Bool {
    switch style {
    case .footnote, .caption, .caption2: true
    default: false
    }
  }
}

/// The case in which a text is shown.
public enum DisplayTextCase: String, CaseIterable, Codable, Sendable {
  /// `uppercase` shows only capital letters, `lowercase` only small letters.
  case uppercase, lowercase

  /// Returns a text in this case.
  ///
  /// - Parameter text: The text as it is written.
  /// - Returns: The text with all letters in this case.
  public func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
