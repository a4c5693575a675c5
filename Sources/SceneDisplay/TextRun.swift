/// A run of text with one style.
public struct TextRun: Hashable, Codable, Sendable {
  /// The text of the run.
  public var text: String
  /// Whether the run is bold.
  public var isBold: Bool
  /// Whether the run is italic.
  public var isItalic: Bool
  /// The color of the run; nil for the surrounding color.
  public var color: DisplayColor?

  /// Creates a run; by default it has the surrounding style.
  ///
  /// - Parameters:
  ///   - text: The text of the run.
  ///   - isBold: Whether the run is bold; false for the surrounding style.
  ///   - isItalic: Whether the run is italic; false for the surrounding style.
  ///   - color: The color of the run; nil for the surrounding color.
  public init(
    _ text: String, isBold: Bool = false, isItalic: Bool = false, color: DisplayColor? = nil
  ) {
    self.text = text
    self.isBold = isBold
    self.isItalic = isItalic
    self.color = color
  }

  /// Whether the run has no style of its own.
  public var isPlain: Bool { !isBold && !isItalic && color == nil }
}
