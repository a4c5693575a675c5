import SceneDisplay

extension View {
  /// Adds controls to both ends of the toolbar, for code that was written before `toolbar(content:)` existed.
  ///
  /// - Parameters:
  ///   - leading: The controls at the leading end.
  ///   - trailing: The controls at the trailing end.
  /// - Returns: The view with the controls.
  public nonisolated func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    modifier(BarItemsModifier(leading: leading, trailing: trailing))
  }

  /// Adds controls to the leading end of the toolbar, for code that was written before `toolbar(content:)` existed.
  ///
  /// - Parameter leading: The controls.
  /// - Returns: The view with the controls.
  public nonisolated func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    modifier(BarItemsModifier(leading: leading, trailing: EmptyView?.none))
  }

  /// Adds controls to the trailing end of the toolbar, for code that was written before `toolbar(content:)` existed.
  ///
  /// - Parameter trailing: The controls.
  /// - Returns: The view with the controls.
  public nonisolated func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    modifier(BarItemsModifier(leading: EmptyView?.none, trailing: trailing))
  }
}

/// A modifier that adds controls to the leading and the trailing end of a toolbar.
private nonisolated struct BarItemsModifier<Leading: View, Trailing: View>: ViewModifier {
  let leading: Leading?
  let trailing: Trailing?

  @MainActor func body(content: Content) -> some View {
    content.toolbar {
      if let leading { ToolbarItem(placement: .topBarLeading) { leading } }
      if let trailing { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
  }
}
