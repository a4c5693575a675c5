public import Foundation

/// An outline made of lines and curves, of which the rectangle around its points is kept; hosts draw none of it.
public nonisolated struct Path: Shape, Hashable, Sendable {
  private var least: Corner?
  private var greatest: Corner?

  private struct Corner: Hashable {
    var x: Double
    var y: Double
  }

  /// Creates an outline without points.
  public init() {}

  /// Creates the outline of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of an ellipse in a rectangle.
  ///
  /// - Parameter rect: The rectangle around the ellipse, in points.
  public init(ellipseIn rect: CGRect) {
    addRect(rect)
  }

  /// Creates the outline of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners in points, which has no effect.
  public init(roundedRect rect: CGRect, cornerRadius: Double) {
    addRect(rect)
  }

  /// Creates an outline with the closure that adds its lines.
  ///
  /// - Parameter build: Adds the lines to an outline without points; called at once.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Returns the outline itself.
  ///
  /// - Parameter rect: The rectangle to fill, which has no effect.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path { self }

  /// Whether it has no points.
  public var isEmpty: Bool { least == nil }

  /// The rectangle around all points; of no size if there are none.
  public var boundingRect: CGRect {
    guard let least, let greatest else { return .zero }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  /// Begins a line at a point.
  ///
  /// - Parameter point: The point.
  public mutating func move(to point: CGPoint) { add(point) }

  /// Adds a straight line to a point.
  ///
  /// - Parameter point: The point.
  public mutating func addLine(to point: CGPoint) { add(point) }

  /// Adds straight lines through points.
  ///
  /// - Parameter points: The points in their order.
  public mutating func addLines(_ points: [CGPoint]) { for point in points { add(point) } }

  /// Adds a curve to a point.
  ///
  /// - Parameters:
  ///   - point: The point at the end of the curve.
  ///   - control: The point towards which the curve bends, which has no effect.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { add(point) }

  /// Adds a curve to a point.
  ///
  /// - Parameters:
  ///   - point: The point at the end of the curve.
  ///   - control1: The point towards which the curve bends at its beginning, which has no effect.
  ///   - control2: The point towards which the curve bends at its end, which has no effect.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(point)
  }

  /// Adds the outline of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public mutating func addRect(_ rect: CGRect) {
    add(CGPoint(x: rect.minX, y: rect.minY))
    add(CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// Adds the outline of an ellipse in a rectangle.
  ///
  /// - Parameter rect: The rectangle around the ellipse, in points.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }

  /// Adds a part of a circle.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at the beginning, which has no effect.
  ///   - endAngle: The angle at the end, which has no effect.
  ///   - clockwise: Whether the part goes clockwise, which has no effect.
  public mutating func addArc(
    center: CGPoint, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    add(CGPoint(x: center.x - radius, y: center.y - radius))
    add(CGPoint(x: center.x + radius, y: center.y + radius))
  }

  /// Adds another outline.
  ///
  /// - Parameter path: The other outline, of which the rectangle around its points counts.
  public mutating func addPath(_ path: Path) {
    if !path.isEmpty { addRect(path.boundingRect) }
  }

  /// Adds a straight line to the point at which the last line began.
  public mutating func closeSubpath() {}

  private mutating func add(_ point: CGPoint) {
    let (x, y) = (Double(point.x), Double(point.y))
    least = Corner(x: min(least?.x ?? x, x), y: min(least?.y ?? y, y))
    greatest = Corner(x: max(greatest?.x ?? x, x), y: max(greatest?.y ?? y, y))
  }
}
