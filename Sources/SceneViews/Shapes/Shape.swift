public import Foundation
import SceneDisplay

/// A form that fills its frame, and a view that shows it in the style of its content.
///
/// ```swift
/// import Foundation
/// import Scenes
///
/// struct Diamond: Shape {
///   func path(in rect: CGRect) -> Path {
///     var path = Path()
///     path.move(to: CGPoint(x: rect.midX, y: rect.minY))
///     path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
///     path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
///     path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
///     path.closeSubpath()
///     return path
///   }
/// }
/// ```
///
/// Hosts draw rectangles and ellipses. They draw the area of a form that an app makes, without its outline.
@MainActor @preconcurrency public protocol Shape: View, Animatable, Sendable {
  /// The type of the space that the form takes.
  associatedtype Body = _ShapeView<Self, ForegroundStyle>

  /// Returns the outline in a rectangle.
  ///
  /// - Parameter rect: The rectangle that the form fills, in points.
  /// - Returns: The outline.
  nonisolated func path(in rect: CGRect) -> Path

  /// The meaning of the form.
  nonisolated static var role: ShapeRole { get }

  /// The form as hosts draw it; not for use by apps.
  nonisolated var _form: _ShapeForm { get }
}

extension Shape {
  /// A filled form.
  public nonisolated static var role: ShapeRole { .fill }

  /// An area without an outline.
  public nonisolated var _form: _ShapeForm { .other }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The form in the style of its content.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }
}

/// A form whose border can be drawn inside of it.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The type of a smaller form.
  associatedtype InsetShape: InsettableShape

  /// Returns a smaller form.
  ///
  /// - Parameter amount: The distance from the edges in points.
  /// - Returns: The form.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns a form that fills a smaller rectangle.
  ///
  /// - Parameter amount: The distance from the edges in points.
  /// - Returns: The form.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// The meaning of a form.
public enum ShapeRole: Hashable, Sendable {
  /// The form is filled.
  case fill
  /// The line of the form is drawn.
  case stroke
  /// The form separates other content.
  case separator
}

/// A form as hosts draw it; not for use by apps.
public enum _ShapeForm: Hashable, Sendable {
  /// An area with straight edges.
  case rectangle
  /// An area with one round edge.
  case ellipse
  /// A round area that is as wide as high.
  case circle
  /// An area, whose line isn't drawn.
  case other
  /// Nothing.
  case empty
}

/// The line along an outline.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The form of the ends.
  public var lineCap: CGLineCap
  /// The form of the corners.
  public var lineJoin: CGLineJoin
  /// The limit from which on a pointed corner is cut.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and the gaps, in points.
  public var dash: [CGFloat]
  /// The part of the first dash that is left out, in points.
  public var dashPhase: CGFloat

  /// Creates a line; hosts draw a line of one width.
  ///
  /// - Parameters:
  ///   - lineWidth: The width in points.
  ///   - lineCap: The form of the ends.
  ///   - lineJoin: The form of the corners.
  ///   - miterLimit: The limit from which on a pointed corner is cut.
  ///   - dash: The lengths of the dashes and the gaps, in points.
  ///   - dashPhase: The part of the first dash that is left out, in points.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The form of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// `butt` ends at the point, `round` with a half circle around it, `square` with a half square.
  case butt, round, square
}

/// The form of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// `miter` is pointed, `round` is round, `bevel` is cut.
  case miter, round, bevel
}

/// The inside of an outline.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas are inside that an odd number of lines surround.
  public var isEOFilled: Bool
  /// Whether the edges are smoothed.
  public var isAntialiased: Bool

  /// Creates an inside; hosts draw whole areas.
  ///
  /// - Parameters:
  ///   - eoFill: Whether areas are inside that an odd number of lines surround.
  ///   - antialiased: Whether the edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
