public import SceneViews

extension View {
  /// Sets the style of what is behind the view, in the place of the shape, which hosts don't draw.
  public nonisolated func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form
  ) -> some View {
    background(style)
  }

  /// Kept without effect: hosts don't draw pixels.
  public nonisolated func clipShape<Form: Shape>(_ shape: Form) -> Self { self }
  /// Kept without effect: hosts don't draw pixels.
  public nonisolated func contentShape<Form: Shape>(_ shape: Form) -> Self { self }
}
