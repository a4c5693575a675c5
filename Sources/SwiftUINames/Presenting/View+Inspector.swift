public import SceneViews

extension View {
  /// Shows content in a column behind the view while a binding is true.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Kept without effect: hosts choose the width of columns.
  public nonisolated func inspectorColumnWidth(_ width: Double) -> Self { self }
  /// Kept without effect: hosts choose the width of columns.
  public nonisolated func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Self { self }
  /// Kept without effect: hosts close windows when they are asked to.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }
  /// Kept without effect: hosts choose the size of windows.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }
  /// Kept without effect: hosts choose the size of windows.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }
  /// Kept without effect: hosts choose the size of windows.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }
  /// Kept without effect: hosts draw windows in one way.
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> Self { self }
}

/// A container whose background a view can choose.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// The container that a scene or a view of this name makes.
  case window, navigation, navigationSplitView, tabView, widget
}

private nonisolated struct InspectedView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  @MainActor var body: some View {
    HStack {
      content
      if isPresented.wrappedValue { inspector() }
    }
  }
}
