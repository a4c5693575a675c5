/// A line of an element, such as its leading edge, that is aligned with the same line of other elements.
///
/// Apps can add guides.
///
/// ```swift
/// import SceneDisplay
///
/// extension DisplayGuide {
///   static let subject = DisplayGuide("subject", along: .horizontal)
/// }
/// ```
public struct DisplayGuide: RawRepresentable, Hashable, Codable, Sendable {
  /// The axis of the line's position, `x` or `y`, and the name of the line, joined by a dot, such as `x.leading`.
  public let rawValue: String

  /// Creates a guide from its raw value.
  ///
  /// - Parameter rawValue: The axis and the name, such as `x.leading`. A value that doesn't begin
  ///   with `y.` has the horizontal axis.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a custom guide, whose default position is the center.
  ///
  /// If the name ends with `@` and a number, such as `subject@0.25`, the number is the default position as a fraction
  /// of the length.
  ///
  /// - Parameters:
  ///   - name: The name, which distinguishes the guide from other guides.
  ///   - axis: The axis along which the guide has a position.
  public init(_ name: String, along axis: DisplayElement.Axis) {
    rawValue = (axis == .horizontal ? "x." : "y.") + name
  }

  /// The default position of a custom guide as a fraction of the length: the number after the last
  /// `@` of the guide's name; nil if the name has no such number.
  public var defaultPart: Double? {
    rawValue.utf8.lastIndex(of: 0x40).flatMap { Double(rawValue[$0...].dropFirst()) }
  }

  /// The axis along which the guide has a position.
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
  /// The baseline of the first line of text; the bottom edge of an element without text.
  public static let firstTextBaseline = DisplayGuide(rawValue: "y.firstTextBaseline")
  /// The baseline of the last line of text; the bottom edge of an element without text.
  public static let lastTextBaseline = DisplayGuide(rawValue: "y.lastTextBaseline")
}
