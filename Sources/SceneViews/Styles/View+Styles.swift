public import SceneDisplay

// Styles of views. A host draws the color of a style as the nearest color that the host supports.
extension View {
  /// Sets the style of texts, images and shapes.
  ///
  /// - Parameter style: The style, for the view and its descendants. With the color `clear`, the view isn't shown. A
  ///   style for which hosts have no color, such as a material, has no effect.
  /// - Returns: The view with the style.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _StyleModifier<Style>> {
    styled(style, .foreground)
  }

  /// Sets the first two levels of the foreground style.
  ///
  /// - Parameters:
  ///   - primary: The first level, which is used for texts.
  ///   - secondary: The second level.
  /// - Returns: The view with the styles.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    foregroundStyle(primary).environment(
      \.styleLevels, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the first three levels of the foreground style.
  ///
  /// - Parameters:
  ///   - primary: The first level, which is used for texts.
  ///   - secondary: The second level.
  ///   - tertiary: The third level.
  /// - Returns: The view with the styles.
  public nonisolated func foregroundStyle<
    First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle
  >(_ primary: First, _ secondary: Second, _ tertiary: Third) -> some View {
    foregroundStyle(primary).environment(
      \.styleLevels,
      [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Sets the color of texts, images and shapes.
  ///
  /// - Parameter color: The color; nil has no effect.
  /// - Returns: The view with the color.
  public nonisolated func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _StyleModifier<Color>> {
    styled(color, .foreground)
  }

  /// Shows a style behind the view; a style without a color shows no background.
  ///
  /// - Parameters:
  ///   - style: The style; a color with an opacity below 0.5 isn't shown.
  ///   - edges: The sides on which the style extends to the edge of the window; the parameter has no effect.
  /// - Returns: The view with the background.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyleModifier<Style>> {
    styled(style, .background)
  }

  /// Shows, behind the view, the background style that an enclosing view sets.
  ///
  /// - Parameter edges: The sides on which the style extends to the edge of the window; the parameter has no effect.
  /// - Returns: The view with the background.
  public nonisolated func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _StyleModifier<BackgroundStyle>> {
    styled(BackgroundStyle(), .background)
  }

  /// Sets the background style that views inside the view draw with `background(ignoresSafeAreaEdges:)` and
  /// `background(in:fillStyle:)`.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view with the style for its descendants.
  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Adds a border to the view.
  ///
  /// - Parameters:
  ///   - style: The style of the border; a style without a color shows no border.
  ///   - width: The width of the border in points.
  /// - Returns: The view with the border.
  public nonisolated func border<Style: ShapeStyle>(
    _ style: Style, width: Double = 1
  ) -> ModifiedContent<Self, _StyleModifier<Style>> {
    styled(style, .border(width: width.finite ?? 1))
  }

  /// Sets the style of controls, such as buttons, toggles and progress views.
  ///
  /// - Parameter tint: The style; nil, or a style without a color, has no effect.
  /// - Returns: The view with the style for its descendants.
  @_disfavoredOverload
  public nonisolated func tint<Style: ShapeStyle>(
    _ tint: Style?
  ) -> ModifiedContent<Self, _StyleModifier<Style>> {
    styled(tint, .tint)
  }

  /// Sets the color of controls, such as buttons, toggles and progress views.
  ///
  /// - Parameter tint: The color, which is also the accent color; nil has no effect.
  /// - Returns: The view with the color for its descendants.
  public nonisolated func tint(_ tint: Color?) -> some View {
    styled(tint, .tint).transformEnvironment(\.tintColor) { $0 = tint ?? $0 }
  }

  /// Sets the accent color, which is also the color of controls.
  ///
  /// - Parameter color: The color; nil has no effect.
  /// - Returns: The view with the color for its descendants.
  public nonisolated func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Has no effect: hosts draw lists in one style.
  ///
  /// - Parameter tint: The color of the icons in a row; nil for the default of the system.
  /// - Returns: The view itself.
  public nonisolated func listItemTint(_ tint: Color?) -> Self { self }

  nonisolated func styled<Style: ShapeStyle>(
    _ style: Style?, _ part: _StyleModifier<Style>.Part
  ) -> ModifiedContent<Self, _StyleModifier<Style>> {
    ModifiedContent(content: self, modifier: _StyleModifier(style: style, part: part))
  }
}

extension Text {
  /// Returns the text with a color; parts of the text that already have a color keep it.
  ///
  /// - Parameter style: The style; a style without a color has no effect. With the color `clear`, the text takes its
  ///   space, but isn't shown.
  /// - Returns: The text in the color of the style.
  public func foregroundStyle<Style: _LibraryShapeStyle>(_ style: Style) -> Text {
    let drawn = style._drawn(in: EnvironmentValues())
    return (drawn.isClear ? .clear : drawn.text).map { colored($0) } ?? self
  }

  /// Returns the text with a color; parts of the text that already have a color keep it.
  ///
  /// - Parameter color: The color; nil has no effect. With the color `clear`, the text takes its space, but isn't
  ///   shown.
  /// - Returns: The text in the color.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { foregroundStyle($0) } ?? self
  }
}
