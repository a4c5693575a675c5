public import Foundation

/// A shape that is inset from the edges of its frame; not for use by apps.
public nonisolated struct _InsetShape<Form: Shape>: InsettableShape {
  let shape: Form
  let amount: CGFloat

  /// Returns the path of the shape in a rectangle that is inset by `amount`.
  ///
  /// - Parameter rect: The rectangle around the shape, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path {
    let dx = min(amount, rect.width / 2)
    let dy = min(amount, rect.height / 2)
    return shape.path(
      in: CGRect(
        x: rect.minX + dx, y: rect.minY + dy, width: rect.width - 2 * dx,
        height: rect.height - 2 * dy))
  }

  /// Returns a shape that is inset even more.
  ///
  /// - Parameter amount: The additional distance from the edges in points.
  /// - Returns: The shape.
  public func inset(by amount: CGFloat) -> _InsetShape<Form> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  /// The form of the shape without the inset.
  public var _form: _ShapeForm { shape._form }
}

/// A part of a shape's path; not for use by apps.
public nonisolated struct _TrimmedShape<Form: Shape>: Shape {
  let shape: Form
  let start: CGFloat
  let end: CGFloat

  /// Returns the part of the shape's path between `start` and `end`.
  ///
  /// - Parameter rect: The rectangle around the shape, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }

  /// The form of the whole shape, or `empty` if the part is empty.
  public var _form: _ShapeForm { start < end ? shape._form : .empty }
}

/// A shape that is rotated, scaled, moved or resized; not for use by apps.
public nonisolated struct _MovedShape<Form: Shape>: Shape {
  /// The change of the shape's path.
  enum Change: Hashable, Sendable {
    case rotation(Angle, UnitPoint)
    case scale(x: CGFloat, y: CGFloat, UnitPoint)
    case offset(x: CGFloat, y: CGFloat)
    case size(width: CGFloat, height: CGFloat)
  }

  let shape: Form
  let change: Change

  /// Returns the changed path.
  ///
  /// - Parameter rect: The rectangle around the shape, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path {
    func anchor(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
    }
    switch change {
    case .rotation(let angle, let point):
      let (middle, sine, cosine) = (anchor(point), sin(angle.radians), cos(angle.radians))
      return shape.path(in: rect).mapped {
        let (x, y) = ($0.x - middle.x, $0.y - middle.y)
        return CGPoint(x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine)
      }
    case .scale(let x, let y, let point):
      let middle = anchor(point)
      return shape.path(in: rect).mapped {
        CGPoint(x: middle.x + ($0.x - middle.x) * x, y: middle.y + ($0.y - middle.y) * y)
      }
    case .offset(let x, let y):
      return shape.path(in: rect).mapped { CGPoint(x: $0.x + x, y: $0.y + y) }
    case .size(let width, let height):
      return shape.path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
    }
  }

  /// The form of the shape without the change.
  public var _form: _ShapeForm { shape._form }
}

extension Shape {
  /// Returns a shape with a part of the path; hosts draw the whole shape, or nothing if the part is empty.
  ///
  /// - Parameters:
  ///   - startFraction: The start of the part, as a fraction of the path's length from 0 to 1.
  ///   - endFraction: The end of the part, as a fraction of the path's length from 0 to 1.
  /// - Returns: The shape with the part of the path.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _TrimmedShape<Self> { _TrimmedShape(shape: self, start: startFraction, end: endFraction) }

  /// Returns the shape with a rotated path; hosts draw the shape without the rotation.
  ///
  /// - Parameters:
  ///   - angle: The angle; a positive angle turns the path clockwise.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The shape.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _MovedShape<Self> { _MovedShape(shape: self, change: .rotation(angle, anchor)) }

  /// Returns the shape with a path scaled in two directions; hosts draw the shape without scaling.
  ///
  /// - Parameters:
  ///   - x: The factor for the width.
  ///   - y: The factor for the height.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The shape.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _MovedShape<Self> { _MovedShape(shape: self, change: .scale(x: x, y: y, anchor)) }

  /// Returns the shape with a scaled path; hosts draw the shape without scaling.
  ///
  /// - Parameters:
  ///   - scale: The factor for the width and the height.
  ///   - anchor: The point that doesn't move.
  /// - Returns: The shape.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _MovedShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// Returns the shape with a path of a fixed size; hosts ignore the size, and draw the shape as large as its frame.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  /// - Returns: The shape.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> _MovedShape<Self> {
    _MovedShape(shape: self, change: .size(width: width, height: height))
  }

  /// Returns the shape with a path of a fixed size; hosts ignore the size, and draw the shape as large as its frame.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The shape.
  public nonisolated func size(_ size: CGSize) -> _MovedShape<Self> {
    self.size(width: size.width, height: size.height)
  }
}

/// A type-erased shape.
public nonisolated struct AnyShape: Shape {
  private let outline: @Sendable (CGRect) -> Path
  /// The form of the wrapped shape.
  public let _form: _ShapeForm

  /// Wraps a shape.
  ///
  /// - Parameter shape: The shape.
  public init<Form: Shape>(_ shape: Form) {
    outline = { shape.path(in: $0) }
    _form = shape._form
  }

  /// Returns the path of the wrapped shape.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path { outline(rect) }
}
