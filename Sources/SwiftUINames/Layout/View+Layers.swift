public import SceneViews

extension View {
  /// Shows another view in front of the view.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Kept without effect: hosts draw no form in front of a view.
  public nonisolated func overlay<Style: ShapeStyle, Form: Shape>(
    _ style: Style, in shape: Form
  ) -> Self { self }

  /// Shows another view behind the view.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Adds space around the view.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    padding(.top, insets.top).padding(.leading, insets.leading).padding(.bottom, insets.bottom)
      .padding(.trailing, insets.trailing)
  }
}
