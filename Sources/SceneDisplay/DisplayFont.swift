/// The properties of a font that the app sets for a text; a nil property is inherited.
///
/// A terminal has one font: it shows titles and heavy weights in bold, and captions dimmed.
public struct DisplayFont: Hashable, Codable, Sendable {
  /// The purpose of a text, from the largest title to the smallest caption.
  public enum Style: String, CaseIterable, Codable, Sendable {
    /// The purpose that the font of the same name serves.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
  }

  /// The thickness of letters.
  public enum Weight: String, CaseIterable, Codable, Sendable {
    /// A thickness, from the thinnest, `ultraLight`, to the thickest, `black`.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The shape of letters.
  public enum Design: String, CaseIterable, Codable, Sendable {
    /// `plain` is the shape of the system's font; the others have serifs, round ends, or letters of
    /// one width.
    case plain, serif, rounded, monospaced
  }

  // The largest property first, so that a font takes 12 bytes.
  /// The size of the letters in points.
  public var size: Double?
  /// The purpose of the text.
  public var style: Style?
  /// The thickness of the letters.
  public var weight: Weight?
  /// The shape of the letters.
  public var design: Design?

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - style: The purpose of the text.
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

  /// Returns the font with the properties of another one where that has them.
  ///
  /// A purpose or a size replaces all of the font, because it says the whole font.
  ///
  /// - Parameter inner: The font of a part of the text.
  /// - Returns: The font of this part.
  public func applying(_ inner: DisplayFont) -> DisplayFont {
    if inner.style != nil || inner.size != nil { return inner }
    var font = self
    font.weight = inner.weight ?? weight
    font.design = inner.design ?? design
    return font
  }

  /// Whether a host with one font shows the text in bold: the weight decides, or the purpose without one.
  public var isBold: Bool {
    switch weight {
    case .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, .medium: false
    case nil:
      switch style {
      case .largeTitle, .title, .title2, .title3, .headline: true
      default: false
      }
    }
  }

  /// Whether a host with one font shows the text dimmed: that of captions and footnotes.
  public var isDim: Bool {
    switch style {
    case .footnote, .caption, .caption2: true
    default: false
    }
  }
}

/// The case in which a text is shown.
public enum DisplayTextCase: String, CaseIterable, Codable, Sendable {
  /// `uppercase` shows capitals only, `lowercase` small letters only.
  case uppercase, lowercase

  /// Returns a text in this case.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with other letters in the place of those of the other case.
  public func applied(to text: String) -> String {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    }
  }
}
