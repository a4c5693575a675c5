public import Foundation
import SceneDisplay

/// A form in a style: its inside or its line; not for use by apps.
public nonisolated struct _ShapeView<Form: Shape, Style: ShapeStyle>: View {
  let shape: Form
  let style: Style
  var isStroked = false

  /// An area that hosts draw in the style.
  @MainActor public var body: some View {
    AreaView(kind: kind).styled(style, isBackground ? .background : .shape)
  }

  /// Whether the form is drawn as the background of an area, which hosts of any age draw.
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
  /// Shows the inside of the form in a style.
  ///
  /// - Parameters:
  ///   - style: The style; a color with less than half of its opacity isn't shown.
  ///   - fillStyle: The parts that are inside, which has no effect.
  /// - Returns: The form in the style.
  public nonisolated func fill<Style: ShapeStyle>(
    _ style: Style, style fillStyle: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> { _ShapeView(shape: self, style: style) }

  /// Shows the inside of the form in the style of its content.
  ///
  /// - Parameter style: The parts that are inside, which has no effect.
  /// - Returns: The form.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> { fill(ForegroundStyle(), style: style) }

  /// Shows the line of the form in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - strokeStyle: The line, which hosts draw in one width.
  ///   - antialiased: Whether its edges are smoothed, which has no effect.
  /// - Returns: The line in the style.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { _ShapeView(shape: self, style: style, isStroked: true) }

  /// Shows the line of the form in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - lineWidth: The width of the line in points, which has no effect.
  ///   - antialiased: Whether its edges are smoothed, which has no effect.
  /// - Returns: The line in the style.
  public nonisolated func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { stroke(style, style: StrokeStyle(lineWidth: lineWidth)) }

  /// Shows the line of the form in the style of its content.
  ///
  /// - Parameter lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The line.
  public nonisolated func stroke(
    lineWidth: CGFloat = 1
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(ForegroundStyle(), lineWidth: lineWidth) }

  /// Shows the line of the form in the style of its content.
  ///
  /// - Parameter style: The line, which hosts draw in one width.
  /// - Returns: The line.
  public nonisolated func stroke(
    style: StrokeStyle
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(ForegroundStyle(), style: style) }
}

extension InsettableShape {
  /// Shows the line inside of the form in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - strokeStyle: The line, which hosts draw in one width.
  ///   - antialiased: Whether its edges are smoothed, which has no effect.
  /// - Returns: The line in the style.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { stroke(style, style: strokeStyle) }

  /// Shows the line inside of the form in a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - lineWidth: The width of the line in points, which has no effect.
  ///   - antialiased: Whether its edges are smoothed, which has no effect.
  /// - Returns: The line in the style.
  public nonisolated func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, Style> { stroke(style, lineWidth: lineWidth) }

  /// Shows the line inside of the form in the style of its content.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line in points, which has no effect.
  ///   - antialiased: Whether its edges are smoothed, which has no effect.
  /// - Returns: The line.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(lineWidth: lineWidth) }

  /// Shows the line inside of the form in the style of its content.
  ///
  /// - Parameters:
  ///   - style: The line, which hosts draw in one width.
  ///   - antialiased: Whether its edges are smoothed, which has no effect.
  /// - Returns: The line.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<Self, ForegroundStyle> { stroke(style: style) }
}

extension _ShapeView {
  /// Shows the inside of the form behind what is shown of it.
  ///
  /// - Parameter style: The style of the inside.
  /// - Returns: The form with both.
  public nonisolated func fill<Inside: ShapeStyle>(_ style: Inside) -> some View {
    background { shape.fill(style) }
  }

  /// Shows the line of the form in front of what is shown of it.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The form with both.
  public nonisolated func stroke<Line: ShapeStyle>(
    _ style: Line, lineWidth: CGFloat = 1
  ) -> some View { overlay { shape.stroke(style, lineWidth: lineWidth) } }

  /// Shows the line of the form in front of what is shown of it.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - strokeStyle: The line, which hosts draw in one width.
  /// - Returns: The form with both.
  public nonisolated func stroke<Line: ShapeStyle>(
    _ style: Line, style strokeStyle: StrokeStyle
  ) -> some View { overlay { shape.stroke(style, style: strokeStyle) } }

  /// Shows the line inside of the form in front of what is shown of it.
  ///
  /// - Parameters:
  ///   - style: The style of the line.
  ///   - lineWidth: The width of the line in points, which has no effect.
  /// - Returns: The form with both.
  public nonisolated func strokeBorder<Line: ShapeStyle>(
    _ style: Line, lineWidth: CGFloat = 1
  ) -> some View { overlay { shape.stroke(style, lineWidth: lineWidth) } }
}
