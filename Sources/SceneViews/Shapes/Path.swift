public import Foundation

/// A path of lines and curves, which hosts don't draw.
public nonisolated struct Path: Shape, Equatable {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// The beginning of a new subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the point at which the current subpath began.
    case closeSubpath

    /// The control points and the end point of the element, in this order; none for `closeSubpath`.
    fileprivate var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .quadCurve(let end, let control): [control, end]
      case .curve(let end, let control1, let control2): [control1, control2, end]
      case .closeSubpath: []
      }
    }
  }

  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates the path of a rectangle.
  ///
  /// - Parameter rect: The rectangle, in points.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Creates the path of an ellipse in a rectangle.
  ///
  /// - Parameter rect: The rectangle around the ellipse, in points.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerRadius: The radius of the corners in points.
  ///   - style: The style of the corners, which has no effect: in this library, corners are always parts of circles.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    let size = CGSize(width: cornerRadius, height: cornerRadius)
    self.init(roundedRect: rect, cornerSize: size, style: style)
  }

  /// Creates the path of a rectangle with corners that are parts of ellipses.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerSize: The size of the corners in points.
  ///   - style: The style of the corners, which has no effect: in this library, corners are always parts of ellipses.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path with a closure that adds the elements of the path.
  ///
  /// - Parameter build: Adds elements to an empty path; called at once.
  public init(_ build: (inout Path) -> Void) {
    build(&self)
  }

  /// Returns the path itself.
  ///
  /// - Parameter rect: The rectangle to fill, which has no effect.
  /// - Returns: The path.
  public func path(in rect: CGRect) -> Path { self }

  /// The form `empty`, because hosts don't draw paths.
  public var _form: _ShapeForm { .empty }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element.
  ///
  /// - Parameter body: The closure, called with the elements in their order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The point at which the last element ends; nil if no element has a point.
  ///
  /// A path that doesn't begin with `move(to:)` begins at the origin.
  public var currentPoint: CGPoint? {
    var (start, current): (CGPoint, CGPoint?) = (.zero, nil)
    for element in elements {
      if case .move(let point) = element { start = point }
      current = element.points.last ?? current.map { _ in start }
    }
    return current
  }

  /// The rectangle around all points and control points; an empty rectangle if there are none.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .zero }
    var (least, greatest) = (first, first)
    for point in points {
      (least.x, least.y) = (min(least.x, point.x), min(least.y, point.y))
      (greatest.x, greatest.y) = (max(greatest.x, point.x), max(greatest.y, point.y))
    }
    return CGRect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }

  /// Returns whether a point is inside of the path.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - eoFill: Whether the even-odd rule determines the inside of the path.
  /// - Returns: Whether the point is inside; curves are approximated by straight lines.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    for line in lines {
      for (one, two) in zip(line, line.dropFirst() + line.prefix(1)) {
        let isUp = one.y <= point.y && two.y > point.y
        let isDown = two.y <= point.y && one.y > point.y
        guard isUp || isDown else { continue }
        let x = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
        if x > point.x { winding += isUp ? 1 : -1 }
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// Returns the path with each point and control point replaced by the result of `change`.
  func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: change(end))
      case .line(let end): .line(to: change(end))
      case .quadCurve(let end, let control):
        .quadCurve(to: change(end), control: change(control))
      case .curve(let end, let control1, let control2):
        .curve(to: change(end), control1: change(control1), control2: change(control2))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }
}

// MARK: - Straight lines

extension Path {
  /// The points of each subpath, with straight lines between them; each curve is approximated by 16 lines.
  private var lines: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for element in elements {
      let start = lines.last?.last ?? .zero
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): append(point, to: &lines)
      case .quadCurve(let end, let control):
        for step in 1...16 {
          append(Self.point(start, control, control, end, Double(step) / 16, 2), to: &lines)
        }
      case .curve(let end, let control1, let control2):
        for step in 1...16 {
          append(Self.point(start, control1, control2, end, Double(step) / 16, 3), to: &lines)
        }
      case .closeSubpath:
        if let first = lines.last?.first { append(first, to: &lines) }
      }
    }
    return lines
  }

  private func append(_ point: CGPoint, to lines: inout [[CGPoint]]) {
    if lines.isEmpty { lines.append([.zero]) }
    lines[lines.count - 1].append(point)
  }

  /// Returns the point of a Bézier curve at the parameter `part`, from 0 to 1; a curve of degree 2 ignores `control2`.
  private static func point(
    _ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ part: Double,
    _ degree: Int
  ) -> CGPoint {
    let rest = 1 - part
    let weights =
      degree == 2
      ? (rest * rest, 2 * rest * part, 0, part * part)
      : (
        rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part
      )
    func sum(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
      let outer = weights.0 * start[keyPath: key] + weights.3 * end[keyPath: key]
      return outer + weights.1 * control1[keyPath: key] + weights.2 * control2[keyPath: key]
    }
    return CGPoint(x: sum(\.x), y: sum(\.y))
  }

  /// Returns a part of the path, in which straight lines approximate the curves.
  ///
  /// - Parameters:
  ///   - from: The start of the part, as a fraction of the path's length from 0 to 1.
  ///   - to: The end of the part, as a fraction of the path's length from 0 to 1.
  /// - Returns: The part; the path itself if the part is from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0, to >= 1 { return self }
    func length(_ one: CGPoint, _ two: CGPoint) -> CGFloat {
      ((two.x - one.x) * (two.x - one.x) + (two.y - one.y) * (two.y - one.y)).squareRoot()
    }
    let lines = lines
    let whole = lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    var path = Path()
    var passed: CGFloat = 0
    let (start, end) = (max(0, from) * whole, min(1, to) * whole)
    for line in lines {
      var isOpen = false
      for (one, two) in zip(line, line.dropFirst()) {
        let size = length(one, two)
        let (low, high) = (max(start - passed, 0), min(end - passed, size))
        passed += size
        guard size > 0, low < high else { continue }
        func at(_ place: CGFloat) -> CGPoint {
          let part = place / size
          return CGPoint(x: one.x + (two.x - one.x) * part, y: one.y + (two.y - one.y) * part)
        }
        if !isOpen { path.move(to: at(low)) }
        isOpen = true
        path.addLine(to: at(high))
      }
    }
    return path
  }
}
