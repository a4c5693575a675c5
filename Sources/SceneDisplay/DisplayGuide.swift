/// A line of an element at which it is aligned with others, from an open set.
///
/// ```swift
/// import SceneDisplay
///
/// extension DisplayGuide {
///   static let subject = DisplayGuide("subject", along: .horizontal)
/// }
/// ```
public struct DisplayGuide: RawRepresentable, Hashable, Codable, Sendable {
  /// The axis along which the line has a position, `x` or `y`, and the name, such as `x.leading`.
  public let rawValue: String

  /// Creates a guide from its raw value.
  ///
  /// - Parameter rawValue: The axis and the name, such as `x.leading`; without `y.` at the
  ///   beginning the axis is the horizontal one.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a guide of an app's own; its default position is the center.
  ///
  /// - Parameters:
  ///   - name: The name, which tells it apart from others.
  ///   - axis: The axis along which it has a position.
  public init(_ name: String, along axis: DisplayElement.Axis) {
    rawValue = (axis == .horizontal ? "x." : "y.") + name
  }

  /// The part of the length at which a guide of an app's own is by default: what follows the last `@` of its name.
  public var defaultPart: Double? {
    rawValue.utf8.lastIndex(of: 0x40).flatMap { Double(rawValue[$0...].dropFirst()) }
  }

  /// The axis along which it has a position.
  public var axis: DisplayElement.Axis { rawValue.hasPrefix("y.") ? .vertical : .horizontal }

  /// The leading edge.
  public static let leading = DisplayGuide(rawValue: "x.leading")
  /// The horizontal center.
  public static let centerX = DisplayGuide(rawValue: "x.center")
  /// The trailing edge.
  public static let trailing = DisplayGuide(rawValue: "x.trailing")
  /// The top edge.
  public static let top = DisplayGuide(rawValue: "y.top")
  /// The vertical center.
  public static let centerY = DisplayGuide(rawValue: "y.center")
  /// The bottom edge.
  public static let bottom = DisplayGuide(rawValue: "y.bottom")
  /// The base line of the first line of text; the bottom edge of an element without text.
  public static let firstTextBaseline = DisplayGuide(rawValue: "y.firstTextBaseline")
  /// The base line of the last line of text; the bottom edge of an element without text.
  public static let lastTextBaseline = DisplayGuide(rawValue: "y.lastTextBaseline")
}
