public import SceneViews

// Modifiers for the windows that a view opens.
extension View {
  /// Has no effect: the scene of a window determines its style.
  ///
  /// - Parameter style: The style of the windows that the view opens.
  /// - Returns: The view itself.
  public nonisolated func presentedWindowStyle<Style: WindowStyle>(_ style: Style) -> Self { self }

  /// Has no effect: the scene of a window determines its style.
  ///
  /// - Parameter style: The style of the toolbars of the windows that the view opens.
  /// - Returns: The view itself.
  public nonisolated func presentedWindowToolbarStyle<Style: WindowToolbarStyle>(
    _ style: Style
  ) -> Self { self }
}
