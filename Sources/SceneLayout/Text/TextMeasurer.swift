/// The limits of a text: its numbers of lines, and the part that is truncated.
public struct TextLimits: Hashable, Sendable {
  /// The number of lines whose height a text takes even if it has fewer; nil for one.
  public var minimumLines: Int?
  /// The maximum number of lines; nil for no limit.
  public var maximumLines: Int?
  /// The part that is left out where there is too little room.
  public var truncation = Truncation.tail

  /// A part of a text.
  public enum Truncation: String, Hashable, Sendable {
    /// The beginning.
    case head
    /// The middle.
    case middle
    /// The end.
    case tail
  }

  /// Creates limits without a maximum number of lines, which truncate a text at its end.
  public init() {}
}

/// A text that is broken into lines.
public struct MeasuredText: Hashable, Sendable {
  /// The lines that are shown.
  public var lines: [String]
  /// The size: the width of the longest line, and the height of all.
  public var size: LayoutSize

  /// Creates a measured text.
  ///
  /// - Parameters:
  ///   - lines: The lines that are shown, the first one first.
  ///   - size: The width of the longest line, and the height of all, in the units of the host.
  public init(lines: [String], size: LayoutSize) {
    self.lines = lines
    self.size = size
  }
}

/// A host's measurement of text, which a layout asks for sizes.
///
/// A host whose text isn't in cells has its own; that of a terminal is ``CellText``. A layout keeps
/// the answers, so the answer for the same arguments must stay the same.
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
  ///   - text: The text.
  ///   - limits: The limits for the number of lines.
  ///   - proposal: The room: nil or infinite for as much as the text takes; 0 for the smallest size.
  /// - Returns: The lines, at least one, in as much of the room as they take, or more if it is too small (L47).
  func measure(_ text: String, _ limits: TextLimits, in proposal: ProposedSize) -> MeasuredText

  /// Returns the size of a text, which is that of ``measure(_:_:in:)``.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limits: The limits for the number of lines.
  ///   - proposal: The room, as for ``measure(_:_:in:)``.
  /// - Returns: The size in the units of the host.
  func size(of text: String, _ limits: TextLimits, in proposal: ProposedSize) -> LayoutSize
}

extension TextMeasurer {
  /// Measures the text, and returns its size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limits: The limits for the number of lines.
  ///   - proposal: The room, as for ``measure(_:_:in:)``.
  /// - Returns: The size in the units of the host.
  public func size(
    of text: String, _ limits: TextLimits, in proposal: ProposedSize
  ) -> LayoutSize {
    measure(text, limits, in: proposal).size
  }
}
