public import Foundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  /// Creates a rectangle.
  public init() {}

  /// Returns the path of the rectangle.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The form of a rectangle.
  public var _form: _ShapeForm { .rectangle }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape, Equatable {
  /// The size of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius of the corners, in points.
  ///   - style: The style of the corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with corners that are parts of ellipses.
  ///
  /// - Parameters:
  ///   - cornerSize: The size of the corners, in points.
  ///   - style: The style of the corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Returns the path of the rectangle.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// The form of a rectangle, because hosts can't draw the round corners.
  public var _form: _ShapeForm { .rectangle }
}

/// A rectangle whose corners have different sizes.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle whose corners have the given radii.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the corners.
  ///   - style: The style of the corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the upper leading corner, in points.
  ///   - bottomLeadingRadius: The radius of the lower leading corner, in points.
  ///   - bottomTrailingRadius: The radius of the lower trailing corner, in points.
  ///   - topTrailingRadius: The radius of the upper trailing corner, in points.
  ///   - style: The style of the corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// Returns the path of the rectangle.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addCorners(rect, cornerRadii)
    return path
  }

  /// The form of a rectangle, because hosts can't draw the round corners.
  public var _form: _ShapeForm { .rectangle }
}

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the upper leading corner.
  public var topLeading: CGFloat
  /// The radius of the lower leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the lower trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the upper trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii, in points.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the upper leading corner.
  ///   - bottomLeading: The radius of the lower leading corner.
  ///   - bottomTrailing: The radius of the lower trailing corner.
  ///   - topTrailing: The radius of the upper trailing corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The style of round corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// `circular` corners are quarters of a circle; the curvature of `continuous` corners changes gradually.
  case circular, continuous
}

/// A circle, as large as its frame allows.
public nonisolated struct Circle: InsettableShape, Hashable {
  /// Creates a circle.
  public init() {}

  /// Returns the path of a circle in the middle of a rectangle.
  ///
  /// - Parameter rect: The rectangle around the shape, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The form of a circle.
  public var _form: _ShapeForm { .circle }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  /// Creates an ellipse.
  public init() {}

  /// Returns the path of an ellipse.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The form of an ellipse.
  public var _form: _ShapeForm { .ellipse }
}

/// A rectangle whose ends are half circles.
public nonisolated struct Capsule: InsettableShape, Hashable {
  /// The style of the ends.
  public var style: RoundedCornerStyle

  /// Creates a capsule.
  ///
  /// - Parameter style: The style of the ends.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// Returns the path of the capsule.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The form of a rectangle, because hosts can't draw the round ends.
  public var _form: _ShapeForm { .rectangle }
}

/// A shape like the shape of its container; in this library, it is always a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates a shape.
  public init() {}

  /// Returns the path of the rectangle.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The form of a rectangle.
  public var _form: _ShapeForm { .rectangle }
}
