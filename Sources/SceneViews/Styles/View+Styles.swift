public import SceneDisplay

extension View {
  /// Sets the style of texts and images; a style without a color leaves them as they are.
  ///
  /// - Parameter style: The style; one without a color has no effect.
  /// - Returns: The view with the style.
  @_disfavoredOverload
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    StyledView(content: self, color: style._color) { $0.foregroundStyle($1) }
  }

  /// Sets the color of texts and images; nil leaves it.
  ///
  /// - Parameter color: The color; nil has no effect.
  /// - Returns: The view with the color.
  @_disfavoredOverload
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    StyledView(content: self, color: color?._color) { $0.foregroundStyle($1) }
  }

  /// Sets the style of what is behind the view; a style without a color shows nothing.
  ///
  /// - Parameters:
  ///   - style: The style; one without a color has no effect.
  ///   - edges: The edges at which it extends to the end of the window, which has no effect.
  /// - Returns: The view with the background.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    StyledView(content: self, color: style._color) { $0.background($1) }
  }

  /// Adds a border to the view; a style without a color shows none.
  ///
  /// - Parameters:
  ///   - style: The style of the border.
  ///   - width: The width of the border in points.
  /// - Returns: The view with the border.
  @_disfavoredOverload
  public nonisolated func border<Style: ShapeStyle>(
    _ style: Style, width: Double = 1
  ) -> some View {
    StyledView(content: self, color: style._color) { $0.border($1, width: width) }
  }

  /// Kept without effect: hosts tint their controls themselves.
  ///
  /// - Parameter tint: The style of controls; nil for that of the system.
  /// - Returns: The view itself.
  public nonisolated func tint<Style: ShapeStyle>(_ tint: Style?) -> Self { self }

  /// Kept without effect: hosts tint their controls themselves.
  ///
  /// - Parameter tint: The color of controls; nil for that of the system.
  /// - Returns: The view itself.
  public nonisolated func tint(_ tint: Color?) -> Self { self }

  /// Kept without effect: hosts tint their controls themselves.
  ///
  /// - Parameter color: The color of controls; nil for that of the system.
  /// - Returns: The view itself.
  public nonisolated func accentColor(_ color: Color?) -> Self { self }
}

extension Text {
  /// Returns the text with a color; runs that have a color keep it.
  ///
  /// - Parameter style: The style; one without a color has no effect.
  /// - Returns: The text in the color of the style.
  @_disfavoredOverload
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    style._color.map { foregroundStyle($0) } ?? self
  }

  /// Returns the text with a color; runs that have a color keep it.
  ///
  /// - Parameter color: The color; nil has no effect.
  /// - Returns: The text in the color.
  public func foregroundColor(_ color: Color?) -> Text {
    color?._color.map { foregroundStyle($0) } ?? self
  }
}

/// A view with a modifier that needs a color, or without the modifier if there is none.
private nonisolated struct StyledView<Content: View, Modified: View>: View {
  let content: Content
  let color: DisplayColor?
  let modify: (Content, DisplayColor) -> Modified

  init(
    content: Content, color: DisplayColor?, _ modify: @escaping (Content, DisplayColor) -> Modified
  ) {
    self.content = content
    self.color = color
    self.modify = modify
  }

  @MainActor var body: some View {
    if let color { modify(content, color) } else { content }
  }
}
