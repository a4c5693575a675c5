public import Foundation
import SceneDisplay

/// A shape that is filled or stroked with a style; not for use by apps.
public nonisolated struct _ShapeView<Form: Shape, Style: ShapeStyle>: View {
  let shape: Form
  let style: Style
  var isStroked = false

  /// An area that hosts draw with the style.
  @MainActor public var body: some View {
    AreaView(kind: kind).styled(style, isBackground ? .background : .shape)
  }

  /// Whether the shape is drawn as the background of an empty area, because every host can draw backgrounds.
  private var isBackground: Bool {
    !isStroked && Style.self != ForegroundStyle.self
      && (shape._form == .rectangle || shape._form == .other)
  }

  private var kind: DisplayContainer.Kind {
    switch shape._form {
    case .empty: .area
    case .rectangle where isStroked: .outline
    case .circle where isStroked, .ellipse where isStroked: .ring
    case .other where isStroked: .area
    case .rectangle, .other: isBackground ? .area : .rectangle
    case .ellipse: .ellipse
    case .circle: .circle
    }
  }
}

extension Shape {
  /// Fills the shape with a style.
  ///
  /// - Parameters:
  ///   - style: The style; a color with an opacity below 0.5 isn't shown.
  ///   - fillStyle: The rule for the inside of the shape, which has no effect.
  /// - Returns: The filled shape.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> { _ShapeView(shape: self, style: style) }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: The rule for the inside of the shape, which has no effect.
  /// - Returns: The filled shape.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle(), style: style) }

  /// Strokes the outline of the shape with a style; the outline of a `Path`, or of a shape that an app defines, isn't
  /// drawn.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - strokeStyle: The width, the ends and the dashes of the line, which have no effect.
  ///   - antialiased: Whether the edges of the line are smoothed, which has no effect.
  /// - Returns: The stroked shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { _ShapeView(shape: self, style: style, isStroked: true) }

  /// Strokes the outline of the shape with a style and a line width.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - lineWidth: The width of the line in points, which has no effect.
  ///   - antialiased: Whether the edges of the line are smoothed, which has no effect.
  /// - Returns: The stroked shape.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { stroke(style, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Strokes the outline of the shape with the foreground style.
  ///
  /// - Parameter lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The stroked shape.
  public nonisolated func stroke(
    lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(ForegroundStyle(), lineWidth: lineWidth) }

  /// Strokes the outline of the shape with the foreground style and a line style.
  ///
  /// - Parameter style: The width, the ends and the dashes of the line, which have no effect.
  /// - Returns: The stroked shape.
  public nonisolated func stroke(
    style: StrokeStyle
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
  /// Strokes a border inside the shape with a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - strokeStyle: The width, the ends and the dashes of the line, which have no effect.
  ///   - antialiased: Whether the edges of the line are smoothed, which has no effect.
  /// - Returns: The stroked shape.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { stroke(style, style: strokeStyle) }

  /// Strokes a border inside the shape with a style and a line width.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - lineWidth: The width of the line in points, which has no effect.
  ///   - antialiased: Whether the edges of the line are smoothed, which has no effect.
  /// - Returns: The stroked shape.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { stroke(style, lineWidth: lineWidth) }

  /// Strokes a border inside the shape with the foreground style.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points, which has no effect.
  ///   - antialiased: Whether the edges of the line are smoothed, which has no effect.
  /// - Returns: The stroked shape.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(lineWidth: lineWidth) }

  /// Strokes a border inside the shape with the foreground style and a line style.
  ///
  /// - Parameters:
  ///   - style: The width, the ends and the dashes of the line, which have no effect.
  ///   - antialiased: Whether the edges of the line are smoothed, which has no effect.
  /// - Returns: The stroked shape.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(style: style) }
}

extension _ShapeView {
  /// Adds the same shape, filled with a style, behind the shape.
  ///
  /// - Parameter style: The style of the fill.
  /// - Returns: The shape with the fill behind it.
  public nonisolated func fill<Inside: ShapeStyle>(_ style: Inside) -> some View {
    background { shape.fill(style) }
  }

  /// Adds a stroked outline in front of the shape.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The shape with the outline in front of it.
  public nonisolated func stroke<Line: ShapeStyle>(
    _ style: Line, lineWidth: CGFloat = 1
  ) -> some View { overlay { shape.stroke(style, lineWidth: lineWidth) } }

  /// Adds a stroked outline in front of the shape, with a line style.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - strokeStyle: The width, the ends and the dashes of the line, which have no effect.
  /// - Returns: The shape with the outline in front of it.
  public nonisolated func stroke<Line: ShapeStyle>(
    _ style: Line, style strokeStyle: StrokeStyle
  ) -> some View { overlay { shape.stroke(style, style: strokeStyle) } }

  /// Adds a stroked border in front of the shape.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The shape with the border in front of it.
  public nonisolated func strokeBorder<Line: ShapeStyle>(
    _ style: Line, lineWidth: CGFloat = 1
  ) -> some View { overlay { shape.stroke(style, lineWidth: lineWidth) } }
}
