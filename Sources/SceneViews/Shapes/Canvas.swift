public import Foundation
import SceneDisplay

/// An area for a custom drawing; hosts leave the area empty, because they don't draw pixels.
///
/// The area takes all available space. The drawing closure is never called, so give the view an accessibility label
/// that describes the drawing.
public nonisolated struct Canvas<Symbols: View>: View {
  private let symbols: Symbols

  /// Creates an area with views that the drawing closure could draw as symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the area hides the content behind it.
  ///   - rendersAsynchronously: Whether the area may be drawn later.
  ///   - renderer: Draws the area, given its size; never called.
  ///   - symbols: The views for the symbols, which aren't shown.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
  }

  /// The empty area.
  @MainActor public var body: some View { AreaView(kind: .area) }
}

extension Canvas where Symbols == EmptyView {
  /// Creates an area for drawing.
  ///
  /// - Parameters:
  ///   - opaque: Whether the area hides the content behind it.
  ///   - rendersAsynchronously: Whether the area may be drawn later.
  ///   - renderer: Draws the area, given its size; never called.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// The drawing context of a ``Canvas``; its methods draw nothing.
public struct GraphicsContext {
  /// The color or the gradient with which a path is drawn.
  public struct Shading {
    private init() {}

    /// Returns a shading with a color.
    ///
    /// - Parameter color: The color.
    /// - Returns: The shading.
    public static func color(_ color: Color) -> Shading { Shading() }

    /// Returns a shading with a style.
    ///
    /// - Parameter style: The style.
    /// - Returns: The shading.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
  }

  /// The opacity of the drawing, from 0 to 1.
  public var opacity = 1.0

  /// Fills a path; has no effect.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color or gradient.
  public func fill(_ path: Path, with shading: Shading) {}

  /// Draws the line of a path; has no effect.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - shading: The color or gradient.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {}

  /// Draws a text; has no effect.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position, in points.
  ///   - anchor: The point of the text that is at the position.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws an image; has no effect.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position, in points.
  ///   - anchor: The point of the image that is at the position.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a text in an area; has no effect.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - area: The area, in points.
  public func draw(_ text: Text, in area: CGRect) {}

  /// Draws an image in an area; has no effect.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - area: The area, in points.
  public func draw(_ image: Image, in area: CGRect) {}

  /// Limits drawing to the inside of a path; has no effect.
  ///
  /// - Parameter path: The path.
  public mutating func clip(to path: Path) {}

  /// Moves the origin of further drawing; has no effect.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downward, in points.
  public mutating func translateBy(x: Double, y: Double) {}

  /// Scales further drawing; has no effect.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  public mutating func scaleBy(x: Double, y: Double) {}

  /// Rotates further drawing; has no effect.
  ///
  /// - Parameter angle: The angle; a positive angle turns the drawing clockwise.
  public mutating func rotate(by angle: Angle) {}

  /// Draws a layer, whose settings don't affect the drawing outside of the layer; has no effect.
  ///
  /// - Parameter draw: Draws the layer; never called.
  public func drawLayer(_ draw: (inout GraphicsContext) throws -> Void) rethrows {}
}
