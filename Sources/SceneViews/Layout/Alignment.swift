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

/// A line of an app's own at which views are aligned.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum Middle: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> Double { context[VerticalAlignment.center] }
///   }
///
///   static let middle = VerticalAlignment(Middle.self)
/// }
/// ```
public protocol AlignmentID {
  /// Returns the position of the line in views that give none.
  ///
  /// - Parameter context: The size of a view in points.
  /// - Returns: The position: a part of the length; it is asked for with sizes of one point.
  static func defaultValue(in context: ViewDimensions) -> Double
}

extension HorizontalAlignment {
  /// Creates an alignment at a line of an app's own.
  ///
  /// - Parameter id: The type that stands for the line.
  public init(_ id: any AlignmentID.Type) {
    let part = id.defaultValue(in: ViewDimensions(width: 1, height: 1))
    self.init(guide: DisplayGuide("\(String(reflecting: id))@\(part)", along: .horizontal))
  }
}

extension VerticalAlignment {
  /// Creates an alignment at a line of an app's own.
  ///
  /// - Parameter id: The type that stands for the line.
  public init(_ id: any AlignmentID.Type) {
    let part = id.defaultValue(in: ViewDimensions(width: 1, height: 1))
    self.init(guide: DisplayGuide("\(String(reflecting: id))@\(part)", along: .vertical))
  }
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

  /// At the center, and at the base line of the first line of text.
  public static let centerFirstTextBaseline = DisplayAlignment(.centerX, .firstTextBaseline)
  /// At the center, and at the base line of the last line of text.
  public static let centerLastTextBaseline = DisplayAlignment(.centerX, .lastTextBaseline)
  /// At the leading edge, and at the base line of the first line of text.
  public static let leadingFirstTextBaseline = DisplayAlignment(.leading, .firstTextBaseline)
  /// At the leading edge, and at the base line of the last line of text.
  public static let leadingLastTextBaseline = DisplayAlignment(.leading, .lastTextBaseline)
  /// At the trailing edge, and at the base line of the first line of text.
  public static let trailingFirstTextBaseline = DisplayAlignment(.trailing, .firstTextBaseline)
  /// At the trailing edge, and at the base line of the last line of text.
  public static let trailingLastTextBaseline = DisplayAlignment(.trailing, .lastTextBaseline)
}
