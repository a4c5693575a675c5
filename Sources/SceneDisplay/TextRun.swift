/// A run of text with one style.
public struct TextRun: Hashable, Sendable {
  /// The text of the run.
  public var text: String
  // Every text view has at least one run, but few runs have a font or a link. To save memory, the font and the link are
  // in a separate object.
  private var rare: Rare?
  // The styles are stored in one byte, to save memory.
  private var styles: Styles
  /// The color of the run; nil for the surrounding color.
  public var color: DisplayColor?

  /// The properties that few runs have, stored in one object.
  private final class Rare: Hashable, Sendable {
    let font: DisplayFont?
    let link: String?

    init?(_ font: DisplayFont?, _ link: String?) {
      if font == nil && link == nil { return nil }
      self.font = font
      self.link = link
    }

    static func == (lhs: Rare, rhs: Rare) -> Bool { lhs.font == rhs.font && lhs.link == rhs.link }

    func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(link)
    }
  }

  /// The font of the run; nil for the surrounding font.
  public var font: DisplayFont? {
    get { rare?.font }
    set { rare = Rare(newValue, link) }
  }

  /// The address that the run links to; nil for none.
  public var link: String? {
    get { rare?.link }
    set { rare = Rare(font, newValue) }
  }

  /// The styles that a run sets, and the surrounding styles that it removes.
  private struct Styles: OptionSet, Hashable {
    let rawValue: UInt8

    static let bold = Styles(rawValue: 1)
    static let italic = Styles(rawValue: 2)
    static let underlined = Styles(rawValue: 4)
    static let struckThrough = Styles(rawValue: 8)

    /// The bit that means that the run removes this style from the surrounding styles.
    private var opposite: Styles { Styles(rawValue: rawValue << 4) }

    subscript(style: Styles) -> Bool? {
      get { contains(style) ? true : contains(style.opposite) ? false : nil }
      set {
        subtract([style, style.opposite])
        if let newValue { insert(newValue ? style : style.opposite) }
      }
    }
  }

  /// Whether the run is bold; nil for the surrounding style.
  public var isBold: Bool? {
    get { styles[.bold] }
    set { styles[.bold] = newValue }
  }

  /// Whether the run is italic; nil for the surrounding style.
  public var isItalic: Bool? {
    get { styles[.italic] }
    set { styles[.italic] = newValue }
  }

  /// Whether the run is underlined; nil for the surrounding style.
  public var isUnderlined: Bool? {
    get { styles[.underlined] }
    set { styles[.underlined] = newValue }
  }

  /// Whether the run is struck through; nil for the surrounding style.
  public var isStruckThrough: Bool? {
    get { styles[.struckThrough] }
    set { styles[.struckThrough] = newValue }
  }

  /// Creates a run; by default it has the surrounding style.
  ///
  /// - Parameters:
  ///   - text: The text of the run.
  ///   - isBold: Whether the run is bold; nil for the surrounding style.
  ///   - isItalic: Whether the run is italic; nil for the surrounding style.
  ///   - color: The color of the run; nil for the surrounding color.
  public init(
    _ text: String, isBold: Bool? = nil, isItalic: Bool? = nil, color: DisplayColor? = nil
  ) {
    self.text = text
    self.color = color
    styles = []
    styles[.bold] = isBold
    styles[.italic] = isItalic
  }

  /// Whether the run has no style, color, font or link of its own.
  public var isPlain: Bool {
    styles.isEmpty && color == nil && rare == nil
  }
}

// Underlines, strikethroughs, fonts, links and removed styles are encoded only if they are set, so that runs without
// them are encoded as in earlier versions. `isBold` and `isItalic` are always encoded. False stands for the surrounding
// style, unless `removedStyles` contains the name of the style.
extension TextRun: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, isBold, isItalic, isUnderlined, isStruckThrough, color, font, link, removedStyles
  }

  private static var namedStyles: [(key: CodingKeys, value: Styles)] {
    [
      (.isBold, .bold), (.isItalic, .italic), (.isUnderlined, .underlined),
      (.isStruckThrough, .struckThrough),
    ]
  }

  /// Creates a run from its encoded form.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: A `DecodingError` if the data isn't valid for a run.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .text),
      color: try container.decodeIfPresent(DisplayColor.self, forKey: .color))
    let removed =
      try container.decodeIfPresent([String].self, forKey: .removedStyles) ?? []
    for style in Self.namedStyles {
      let isSet = try container.decodeIfPresent(Bool.self, forKey: style.key) ?? false
      styles[style.value] = isSet ? true : removed.contains(style.key.rawValue) ? false : nil
    }
    font = try container.decodeIfPresent(DisplayFont.self, forKey: .font)
    link = try container.decodeIfPresent(String.self, forKey: .link)
  }

  /// Encodes the run; properties that aren't set are left out, except `isBold` and `isItalic`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: The error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(isBold == true, forKey: .isBold)
    try container.encode(isItalic == true, forKey: .isItalic)
    if isUnderlined == true { try container.encode(true, forKey: .isUnderlined) }
    if isStruckThrough == true { try container.encode(true, forKey: .isStruckThrough) }
    let removed = Self.namedStyles.filter { styles[$0.value] == false }.map(\.key.rawValue)
    if !removed.isEmpty { try container.encode(removed, forKey: .removedStyles) }
    try container.encodeIfPresent(color, forKey: .color)
    try container.encodeIfPresent(font, forKey: .font)
    try container.encodeIfPresent(link, forKey: .link)
  }
}
