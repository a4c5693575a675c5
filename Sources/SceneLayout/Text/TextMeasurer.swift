/// The limits of a text: its minimum and maximum numbers of lines, and the part that is truncated.
public struct TextLimits: Hashable, Sendable {
  /// The number of lines for which a text takes space even if the text has fewer lines; nil reserves no additional
  /// lines.
  public var minimumLines: Int?
  /// The maximum number of lines; nil for no limit.
  public var maximumLines: Int?
  /// The part that is truncated if the text doesn't fit.
  public var truncation = Truncation.tail

  /// The part of a text that is truncated.
  public enum Truncation: String, Hashable, Sendable {
    /// The beginning of the text.
    case head
    /// The middle of the text.
    case middle
    /// The end of the text.
    case tail
  }

  /// Creates limits without a maximum number of lines; a text that doesn't fit is truncated at its
  /// end.
  public init() {}
}

/// A text that is broken into lines.
public struct MeasuredText: Hashable, Sendable {
  /// The lines that are shown.
  public var lines: [String]
  /// The width of the longest line, and the height of all lines, including the empty lines that
  /// ``TextLimits/minimumLines`` reserves.
  public var size: LayoutSize

  /// Creates a measured text.
  ///
  /// - Parameters:
  ///   - lines: The lines that are shown, from first to last.
  ///   - size: The width of the longest line, and the height of all lines, including the empty lines that
  ///     ``TextLimits/minimumLines`` reserves, in the units of the host.
  public init(lines: [String], size: LayoutSize) {
    self.lines = lines
    self.size = size
  }
}

/// A host's measurement of text, which a layout uses for the sizes of texts.
///
/// A terminal uses ``CellText``. A host whose text isn't in cells implements this protocol. A
/// layout caches results, so the result for the same arguments must stay the same.
///
/// ```swift
/// import SceneLayout
///
/// struct LargeText: TextMeasurer {
///   func measure(
///     _ text: String, _ limits: TextLimits, in proposal: ProposedSize
///   ) -> MeasuredText {
///     var text = CellText().measure(text, limits, in: proposal)
///     text.size.height *= 2
///     return text
///   }
/// }
/// ```
public protocol TextMeasurer {
  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - text: The text to break into lines.
  ///   - limits: The limits for the number of lines, and the part that is truncated.
  ///   - proposal: The available space. A nil or infinite length doesn't limit the text; 0 requests
  ///     the smallest size.
  /// - Returns: The lines, at least one, with their size, which exceeds the available space if the space is too small
  ///   for one character (L47).
  func measure(_ text: String, _ limits: TextLimits, in proposal: ProposedSize) -> MeasuredText

  /// Returns the size of a text, which equals the size that ``measure(_:_:in:)`` returns.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - limits: The limits for the number of lines.
  ///   - proposal: The available space, as for ``measure(_:_:in:)``.
  /// - Returns: The size in the units of the host.
  func size(of text: String, _ limits: TextLimits, in proposal: ProposedSize) -> LayoutSize
}

extension TextMeasurer {
  /// Measures the text, and returns its size.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - limits: The limits for the number of lines.
  ///   - proposal: The available space, as for ``measure(_:_:in:)``.
  /// - Returns: The size in the units of the host.
  public func size(
    of text: String, _ limits: TextLimits, in proposal: ProposedSize
  ) -> LayoutSize {
    measure(text, limits, in: proposal).size
  }
}
