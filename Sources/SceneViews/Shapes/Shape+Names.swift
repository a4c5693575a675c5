public import Foundation

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose ends are half circles.
  public static var capsule: Capsule { Capsule() }

  /// Returns a rectangle whose ends are half circles.
  ///
  /// - Parameter style: The style of the ends.
  /// - Returns: The shape.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape like the shape of its container; in this library, the shape is always a rectangle.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the corners.
  /// - Returns: The shape.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }

  /// Returns a rectangle with corners that are parts of ellipses.
  ///
  /// - Parameters:
  ///   - cornerSize: The size of the corners, in points.
  ///   - style: The style of the corners.
  /// - Returns: The shape.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle whose corners have different sizes.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners.
  ///   - style: The style of the corners.
  /// - Returns: The shape.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// Returns a rectangle whose corners have different radii.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the lower leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the lower trailing corner, in points.
  ///   - topTrailingRadius: The radius of the upper trailing corner, in points.
  ///   - style: The style of the corners.
  /// - Returns: The shape.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
