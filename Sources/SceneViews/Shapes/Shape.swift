public import Foundation
import SceneDisplay

/// A shape that fills its frame; as a view, it is filled with the foreground style.
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
/// Hosts draw rectangles and ellipses. For a shape that an app defines, hosts draw the whole frame, without the shape's
/// path.
@MainActor @preconcurrency public protocol Shape: View, Animatable, Sendable {
  /// The type of the view that shows the shape.
  associatedtype Body = _ShapeView<Self, ForegroundStyle>

  /// Returns the path of the shape in a rectangle.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  /// - Returns: The path.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role of the shape, such as a filled area.
  nonisolated static var role: ShapeRole { get }

  /// The form in which hosts draw the shape; not for use by apps.
  nonisolated var _form: _ShapeForm { get }
}

extension Shape {
  /// The role of most shapes: a filled area.
  public nonisolated static var role: ShapeRole { .fill }

  /// The form of a shape that an app defines; hosts fill the whole frame of such a shape.
  public nonisolated var _form: _ShapeForm { .other }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  /// The shape, filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle()) }
}

/// A shape that can be inset, so that its border is drawn inside of its frame.
@MainActor @preconcurrency public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape inset by a distance from its edges.
  ///
  /// - Parameter amount: The distance from the edges in points.
  /// - Returns: The shape.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Returns the shape inside a smaller rectangle.
  ///
  /// - Parameter amount: The distance from the edges in points.
  /// - Returns: The shape.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(shape: self, amount: amount)
  }
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable {
  /// The shape is filled.
  case fill
  /// The outline of the shape is drawn.
  case stroke
  /// The shape separates other content.
  case separator
}

/// The form in which hosts draw a shape; not for use by apps.
public enum _ShapeForm: Hashable, Sendable {
  /// An area with straight edges.
  case rectangle
  /// An area with a round edge.
  case ellipse
  /// A round area whose width equals its height.
  case circle
  /// A shape whose path hosts can't draw; hosts fill the whole frame of the shape, and draw no outline.
  case other
  /// A shape that isn't drawn.
  case empty
}

/// The width, the ends, the corners and the dashes of a line along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points.
  public var lineWidth: CGFloat
  /// The style of the line's ends.
  public var lineCap: CGLineCap
  /// The style of the line's corners.
  public var lineJoin: CGLineJoin
  /// The maximum length of a pointed corner, as a multiple of the line width; a longer corner is cut off.
  public var miterLimit: CGFloat
  /// The lengths of the dashes and the gaps, in points.
  public var dash: [CGFloat]
  /// The position in the dash pattern at which the line starts, in points.
  public var dashPhase: CGFloat

  /// Creates a line style, which has no effect, because hosts draw all lines in the same way.
  ///
  /// - Parameters:
  ///   - lineWidth: The width in points.
  ///   - lineCap: The style of the ends.
  ///   - lineJoin: The style of the corners.
  ///   - miterLimit: The maximum length of a pointed corner, as a multiple of the line width; a longer corner is cut
  ///     off.
  ///   - dash: The lengths of the dashes and the gaps, in points.
  ///   - dashPhase: The position in the dash pattern at which the line starts, in points.
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

/// The style of the ends of lines.
public enum CGLineCap: Int32, Sendable {
  /// `butt` ends the line at its last point, `round` adds a half circle, and `square` adds half a square.
  case butt, round, square
}

/// The style of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// `miter` is a pointed corner, `round` a round corner, and `bevel` a cut corner.
  case miter, round, bevel
}

/// The rule that determines the inside of a path, and the look of the edges.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule determines the inside of a path.
  public var isEOFilled: Bool
  /// Whether the edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a fill style, which has no effect, because hosts don't draw paths.
  ///
  /// - Parameters:
  ///   - eoFill: Whether the even-odd rule determines the inside of a path.
  ///   - antialiased: Whether the edges are smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
