public import SceneDisplay

extension View {
  /// Shows another view in front of the view.
  ///
  /// - Parameters:
  ///   - overlay: The other view.
  ///   - alignment: The alignment of the other view with this view.
  /// - Returns: The view with the other view in front of it.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Shows another view behind the view.
  ///
  /// - Parameters:
  ///   - background: The other view.
  ///   - alignment: The alignment of the other view with this view.
  /// - Returns: The view with the other view behind it.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Adds space around the view.
  ///
  /// - Parameter insets: The space at each edge, in points.
  /// - Returns: The view with padding.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    padding(.top, insets.top).padding(.leading, insets.leading).padding(.bottom, insets.bottom)
      .padding(.trailing, insets.trailing)
  }
}
