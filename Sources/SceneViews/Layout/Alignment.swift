public import SceneDisplay

/// The alignment of a view in its frame.
public typealias Alignment = DisplayAlignment

/// The alignment of the lines of a text.
public typealias TextAlignment = DisplayTextAlignment

/// The horizontal alignment of views in a ``VStack``.
public struct HorizontalAlignment: Hashable, Codable, Sendable {
  var guide: DisplayGuide

  /// At the leading edge.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// Centered.
  public static let center = HorizontalAlignment(guide: .centerX)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(guide: .trailing)

  var display: DisplayAlignment { DisplayAlignment(guide, .centerY) }
}

/// The vertical alignment of views in an ``HStack``.
public struct VerticalAlignment: Hashable, Codable, Sendable {
  var guide: DisplayGuide

  /// At the top edge.
  public static let top = VerticalAlignment(guide: .top)
  /// Centered.
  public static let center = VerticalAlignment(guide: .centerY)
  /// At the bottom edge.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// At the base line of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// At the base line of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

  var display: DisplayAlignment { DisplayAlignment(.centerX, guide) }
}

extension DisplayAlignment {
  /// Creates an alignment from one for each direction.
  ///
  /// - Parameters:
  ///   - horizontal: The alignment along the width.
  ///   - vertical: The alignment along the height.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.init(horizontal.guide, vertical.guide)
  }
}
