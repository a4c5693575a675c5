public import Foundation

/// A form that fills its frame; hosts draw none of it.
@MainActor @preconcurrency public protocol Shape: View {
  /// The type of the space that the form takes.
  associatedtype Body = _ShapeBody

  /// Returns the outline in a rectangle.
  ///
  /// - Parameter rect: The rectangle that the form fills, in points.
  /// - Returns: The outline.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The space that the form takes; hosts draw no form in it.
  @MainActor public var body: _ShapeBody { _ShapeBody() }
}

/// The space of a form, which takes what is offered; not for use by apps.
public nonisolated struct _ShapeBody: View {
  /// A flexible space.
  @MainActor public var body: some View { Spacer() }
}

/// A form whose border can be drawn inside of it.
@MainActor @preconcurrency public protocol InsettableShape: Shape {}

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable, Sendable {
  /// Creates a rectangle.
  public init() {}
  /// Returns the outline of the rectangle.
  ///
  /// - Parameter rect: The rectangle that the form fills, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable, Sendable {
  /// The size of the corners, in points.
  public var cornerSize: CGSize

  /// Creates a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The form of the corners.
  public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// Returns the outline of the rectangle.
  ///
  /// - Parameter rect: The rectangle that the form fills, in points.
  /// - Returns: The outline, of which the corners aren't kept.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.cornerSize == rhs.cornerSize }

  public func hash(into hasher: inout Hasher) { hasher.combine(cornerSize.width) }
}

/// The form of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// `circular` is a part of a circle; `continuous` bends little by little.
  case circular, continuous
}

/// A circle.
public nonisolated struct Circle: InsettableShape, Hashable, Sendable {
  /// Creates a circle.
  public init() {}
  /// Returns the outline of an ellipse.
  ///
  /// - Parameter rect: The rectangle that the form fills, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape, Hashable, Sendable {
  /// Creates an ellipse.
  public init() {}
  /// Returns the outline of an ellipse.
  ///
  /// - Parameter rect: The rectangle that the form fills, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A rectangle whose ends are half circles.
public nonisolated struct Capsule: InsettableShape, Hashable, Sendable {
  /// Creates a capsule.
  ///
  /// - Parameter style: The form of the ends, which has no effect.
  public init(style: RoundedCornerStyle = .continuous) {}
  /// Returns the outline of the rectangle.
  ///
  /// - Parameter rect: The rectangle that the form fills, in points.
  /// - Returns: The outline, of which the ends aren't kept.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose ends are half circles.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The form of the corners, which has no effect.
  /// - Returns: The form.
  public static func rect(
    cornerRadius: Double, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape {
  /// Shows the form in a style, which is that of its space.
  ///
  /// - Parameter style: The style; one without a color leaves the form as it is.
  /// - Returns: The form in the style.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    foregroundStyle(style)
  }

  /// Shows the form in the style of its content.
  public nonisolated func fill() -> some View { self }

  /// Shows the outline in a style; hosts draw none.
  ///
  /// - Parameters:
  ///   - style: The style; one without a color leaves the form as it is.
  ///   - lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The form in the style.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1
  ) -> some View { foregroundStyle(style) }

  /// Shows the outline; hosts draw none.
  ///
  /// - Parameter lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The form itself.
  public nonisolated func stroke(lineWidth: Double = 1) -> Self { self }

  /// Shows a part of the outline; hosts draw none.
  ///
  /// - Parameters:
  ///   - start: The beginning of the part, from 0 to 1, which has no effect.
  ///   - end: The end of the part, from 0 to 1, which has no effect.
  /// - Returns: The form itself.
  public nonisolated func trim(from start: Double = 0, to end: Double = 1) -> Self { self }
}

extension InsettableShape {
  /// Shows the border in a style; hosts draw none.
  ///
  /// - Parameters:
  ///   - style: The style; one without a color leaves the form as it is.
  ///   - lineWidth: The width of the border in points, which has no effect.
  /// - Returns: The form in the style.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: Double = 1
  ) -> some View { foregroundStyle(style) }

  /// Makes the form smaller; hosts draw none of it.
  ///
  /// - Parameter amount: The distance from the edges in points, which has no effect.
  /// - Returns: The form itself.
  public nonisolated func inset(by amount: Double) -> Self { self }
}
