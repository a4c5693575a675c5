// Hosts have no menus on rows and no swipes, so the controls of both stand behind the view.
extension View {
  /// Shows the controls for a row behind it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the row, which has no effect.
  ///   - allowsFullSwipe: Whether a long swipe performs the first action, which has no effect.
  ///   - content: The controls.
  /// - Returns: The view with the controls.
  public nonisolated func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View {
    withControls(content())
  }

  /// Shows the controls of the view's menu behind it.
  ///
  /// - Parameter menuItems: The controls.
  /// - Returns: The view with the controls.
  public nonisolated func contextMenu<Items: View>(
    @ViewBuilder menuItems: () -> Items
  ) -> some View {
    withControls(menuItems())
  }

  /// Shows the controls of the view's menu behind it, without its preview.
  ///
  /// - Parameters:
  ///   - menuItems: The controls.
  ///   - preview: The preview of the view, which is never made.
  /// - Returns: The view with the controls.
  public nonisolated func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View {
    withControls(menuItems())
  }

  private nonisolated func withControls<Controls: View>(_ controls: Controls) -> some View {
    HStack {
      self
      controls
    }
  }
}
