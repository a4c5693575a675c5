extension View {
  /// Sets the style of what is behind the view, in the place of the shape, which hosts don't draw.
  ///
  /// - Parameters:
  ///   - style: The style; one without a color shows nothing.
  ///   - shape: The shape, which has no effect.
  /// - Returns: The view with the background.
  public nonisolated func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form
  ) -> some View {
    background(style)
  }

  /// Kept without effect: hosts don't draw pixels.
  ///
  /// - Parameter shape: The shape to which the view is cut.
  /// - Returns: The view itself.
  public nonisolated func clipShape<Form: Shape>(_ shape: Form) -> Self { self }
  /// Kept without effect: hosts don't draw pixels.
  ///
  /// - Parameter shape: The shape within which presses count.
  /// - Returns: The view itself.
  public nonisolated func contentShape<Form: Shape>(_ shape: Form) -> Self { self }
}
