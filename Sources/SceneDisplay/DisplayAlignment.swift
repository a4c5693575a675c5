/// The alignment of content in its frame: a guide for each axis.
public struct DisplayAlignment: Hashable, Sendable {
  /// The guide at which content is aligned horizontally.
  public var horizontal: DisplayGuide
  /// The guide at which content is aligned vertically.
  public var vertical: DisplayGuide

  /// Creates an alignment from a guide for each axis.
  ///
  /// - Parameters:
  ///   - horizontal: The guide along the horizontal axis.
  ///   - vertical: The guide along the vertical axis.
  public init(_ horizontal: DisplayGuide, _ vertical: DisplayGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center of the frame along both axes.
  public static let center = DisplayAlignment(.centerX, .centerY)
  /// The middle of the leading edge.
  public static let leading = DisplayAlignment(.leading, .centerY)
  /// The middle of the trailing edge.
  public static let trailing = DisplayAlignment(.trailing, .centerY)
  /// The middle of the top edge.
  public static let top = DisplayAlignment(.centerX, .top)
  /// The middle of the bottom edge.
  public static let bottom = DisplayAlignment(.centerX, .bottom)
  /// The top leading corner.
  public static let topLeading = DisplayAlignment(.leading, .top)
  /// The top trailing corner.
  public static let topTrailing = DisplayAlignment(.trailing, .top)
  /// The bottom leading corner.
  public static let bottomLeading = DisplayAlignment(.leading, .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = DisplayAlignment(.trailing, .bottom)

  private static let named: KeyValuePairs<String, DisplayAlignment> = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
  ]
}

/// Alignments are encoded as names, such as `topLeading`. An alignment without a name is encoded as its two guides,
/// such as `x.leading y.firstTextBaseline`.
extension DisplayAlignment: Codable {
  /// Creates an alignment from a name, or from both guides.
  ///
  /// - Parameter decoder: The decoder, which reads a text.
  /// - Throws: A `DecodingError` if the text is neither a known name nor a guide for each axis.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    if let named = Self.named.first(where: { $0.key == text }) {
      self = named.value
      return
    }
    let guides = text.split(separator: " ").map { DisplayGuide(rawValue: String($0)) }
    guard guides.count == 2, guides[0].axis == .horizontal, guides[1].axis == .vertical else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected an alignment, such as topLeading")
    }
    self.init(guides[0], guides[1])
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let name = Self.named.first { $0.value == self }?.key
    try container.encode(name ?? "\(horizontal.rawValue) \(vertical.rawValue)")
  }
}
