public import Foundation
public import SceneDisplay

/// The alignment of a view in its frame.
public typealias Alignment = DisplayAlignment

/// The horizontal alignment of lines of text.
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
  /// At the baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// At the baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

  var display: DisplayAlignment { DisplayAlignment(.centerX, guide) }
}

/// An alignment guide that an app defines.
///
/// ```swift
/// import Foundation
///
/// extension VerticalAlignment {
///   private enum Middle: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
///   }
///
///   static let middle = VerticalAlignment(Middle.self)
/// }
/// ```
public protocol AlignmentID {
  /// Returns the position of the guide in views that don't set the guide.
  ///
  /// - Parameter context: The size of a view in points.
  /// - Returns: The position in points. The method is called for a size of one by one point, and the result is
  ///   multiplied by the length of the view along the guide's axis.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// Creates an alignment at a guide that the app defines.
  ///
  /// - Parameter id: The type that identifies the guide.
  public init(_ id: any AlignmentID.Type) {
    let part = id.defaultValue(in: ViewDimensions(width: 1, height: 1))
    self.init(guide: DisplayGuide("\(String(reflecting: id))@\(part)", along: .horizontal))
  }
}

extension VerticalAlignment {
  /// Creates an alignment at a guide that the app defines.
  ///
  /// - Parameter id: The type that identifies the guide.
  public init(_ id: any AlignmentID.Type) {
    let part = id.defaultValue(in: ViewDimensions(width: 1, height: 1))
    self.init(guide: DisplayGuide("\(String(reflecting: id))@\(part)", along: .vertical))
  }
}

extension DisplayAlignment {
  /// Creates an alignment from a horizontal and a vertical alignment.
  ///
  /// - Parameters:
  ///   - horizontal: The alignment along the width.
  ///   - vertical: The alignment along the height.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.init(horizontal.guide, vertical.guide)
  }

  /// At the center, and at the baseline of the first line of text.
  public static let centerFirstTextBaseline = DisplayAlignment(.centerX, .firstTextBaseline)
  /// At the center, and at the baseline of the last line of text.
  public static let centerLastTextBaseline = DisplayAlignment(.centerX, .lastTextBaseline)
  /// At the leading edge, and at the baseline of the first line of text.
  public static let leadingFirstTextBaseline = DisplayAlignment(.leading, .firstTextBaseline)
  /// At the leading edge, and at the baseline of the last line of text.
  public static let leadingLastTextBaseline = DisplayAlignment(.leading, .lastTextBaseline)
  /// At the trailing edge, and at the baseline of the first line of text.
  public static let trailingFirstTextBaseline = DisplayAlignment(.trailing, .firstTextBaseline)
  /// At the trailing edge, and at the baseline of the last line of text.
  public static let trailingLastTextBaseline = DisplayAlignment(.trailing, .lastTextBaseline)
}
