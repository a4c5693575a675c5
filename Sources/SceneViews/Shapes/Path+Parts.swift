public import Foundation

// Methods that add elements to a path, or move a path.
extension Path {
  /// Begins a new subpath at a point.
  ///
  /// - Parameter point: The point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }

  /// Adds a straight line to a point.
  ///
  /// - Parameter point: The point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

  /// Adds straight lines through points.
  ///
  /// - Parameter points: The points in their order; a new subpath begins at the first point.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve to a point.
  ///
  /// - Parameters:
  ///   - point: The point at the end of the curve.
  ///   - control: The control point of the curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve to a point.
  ///
  /// - Parameters:
  ///   - point: The point at the end of the curve.
  ///   - control1: The control point of the start.
  ///   - control2: The control point of the end.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds the path of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds the paths of rectangles.
  ///
  /// - Parameter rects: The rectangles, in points.
  public mutating func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the path of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The size of the corners, in points.
  ///   - style: The style of the corners, which has no effect: in this library, corners are always parts of ellipses.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    let corner = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
    addCorners(rect, (corner, corner, corner, corner))
  }

  /// Adds the path of a rectangle with a radius for each corner.
  mutating func addCorners(_ rect: CGRect, _ radii: RectangleCornerRadii) {
    func corner(_ radius: CGFloat) -> (CGFloat, CGFloat) {
      (min(radius, rect.width / 2), min(radius, rect.height / 2))
    }
    addCorners(
      rect,
      (
        corner(radii.topLeading), corner(radii.topTrailing), corner(radii.bottomTrailing),
        corner(radii.bottomLeading)
      ))
  }

  private typealias Corner = (width: CGFloat, height: CGFloat)

  /// Adds the path of a rectangle with round corners; `corners` has their sizes, clockwise from the upper left corner.
  private mutating func addCorners(_ rect: CGRect, _ corners: (Corner, Corner, Corner, Corner)) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + corners.0.width, y: top))
    addLine(to: CGPoint(x: right - corners.1.width, y: top))
    addCorner(CGPoint(x: right, y: top), to: CGPoint(x: right, y: top + corners.1.height))
    addLine(to: CGPoint(x: right, y: bottom - corners.2.height))
    addCorner(CGPoint(x: right, y: bottom), to: CGPoint(x: right - corners.2.width, y: bottom))
    addLine(to: CGPoint(x: left + corners.3.width, y: bottom))
    addCorner(CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - corners.3.height))
    addLine(to: CGPoint(x: left, y: top + corners.0.height))
    addCorner(CGPoint(x: left, y: top), to: CGPoint(x: left + corners.0.width, y: top))
    closeSubpath()
  }

  /// The distance from an end of a quarter ellipse to the nearer control point, as a fraction of the distance from this
  /// end to the corner.
  private static let bend: CGFloat = 0.552_284_75

  /// Rounds the corner at the point `corner` with a quarter of an ellipse from the current point to `end`.
  private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
    guard let start = currentPoint, start != end else { return }
    func towards(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.bend,
        y: point.y + (corner.y - point.y) * Self.bend)
    }
    addCurve(to: end, control1: towards(start), control2: towards(end))
  }

  /// Adds the path of an ellipse in a rectangle.
  ///
  /// - Parameter rect: The rectangle around the ellipse, in points.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a straight line from the current point to the start of an arc, and then the arc of a circle between two
  /// angles.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start.
  ///   - endAngle: The angle of the end.
  ///   - clockwise: Whether the arc goes clockwise in a coordinate system whose vertical axis points upward. If the
  ///     vertical axis points downward, such an arc goes counterclockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var sweep = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if clockwise {
      if sweep > 0 {
        sweep.formTruncatingRemainder(dividingBy: turn)
        if sweep > 0 { sweep -= turn }
      }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 {
        sweep.formTruncatingRemainder(dividingBy: turn)
        if sweep < 0 { sweep += turn }
      }
      sweep = min(sweep, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep))
  }

  /// Adds a straight line from the current point to the start of an arc, and then the arc, given its start angle and
  /// its size.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle of the start.
  ///   - delta: The angle from the start to the end; a positive angle turns from the right toward the bottom. An
  ///     infinite angle adds nothing.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    let turn = 2 * Double.pi
    var sweep = delta.radians
    guard startAngle.radians.isFinite, sweep.isFinite else { return }
    // Further turns would draw the same circle again.
    if abs(sweep) > turn {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
    }
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    let count = max(1, Int((abs(sweep) / (Double.pi / 2)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      let (one, two) = (point(from), point(from + step))
      addCurve(
        to: two,
        control1: CGPoint(x: one.x - reach * sin(from), y: one.y + reach * cos(from)),
        control2: CGPoint(
          x: two.x + reach * sin(from + step), y: two.y - reach * cos(from + step)))
    }
  }

  /// Adds the elements of another path.
  ///
  /// - Parameter path: The other path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds a straight line to the point at which the current subpath began, unless the path is empty.
  public mutating func closeSubpath() { if !isEmpty { elements.append(.closeSubpath) } }

  /// Returns the path moved by a distance.
  ///
  /// - Parameters:
  ///   - dx: The distance toward the right, in points.
  ///   - dy: The distance downward, in points.
  /// - Returns: The moved path.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
  }
}
