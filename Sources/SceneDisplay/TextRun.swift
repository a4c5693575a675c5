/// A piece of a text, all in one style.
public struct TextRun: Hashable, Codable, Sendable {
  public var text: String
  public var isBold: Bool
  public var isItalic: Bool
  /// Its color; nil for that of what stands around it.
  public var color: DisplayColor?

  /// A piece in the style of what stands around it, unless it is given one.
  public init(
    _ text: String, isBold: Bool = false, isItalic: Bool = false, color: DisplayColor? = nil
  ) {
    self.text = text
    self.isBold = isBold
    self.isItalic = isItalic
    self.color = color
  }

  /// Whether it has no style of its own.
  public var isPlain: Bool { !isBold && !isItalic && color == nil }
}
