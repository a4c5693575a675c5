extension View {
  /// Shows content in a column behind the view while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content is shown.
  ///   - content: Returns the content.
  /// - Returns: The view with the content beside it.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Kept without effect: hosts choose the width of columns.
  ///
  /// - Parameter width: The width of the column in points.
  /// - Returns: The view itself.
  public nonisolated func inspectorColumnWidth(_ width: Double) -> Self { self }
  /// Kept without effect: hosts choose the width of columns.
  ///
  /// - Parameters:
  ///   - min: The minimum width of the column in points; nil for that of the host.
  ///   - ideal: The ideal width in points.
  ///   - max: The maximum width in points; nil for that of the host.
  /// - Returns: The view itself.
  public nonisolated func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> Self { self }
  /// Kept without effect: hosts choose the size of windows.
  ///
  /// - Parameter behavior: Whether the window can fill the screen.
  /// - Returns: The view itself.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }
  /// Kept without effect: hosts choose the size of windows.
  ///
  /// - Parameter behavior: Whether a person can resize the window.
  /// - Returns: The view itself.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }
  /// Kept without effect: hosts draw windows in one way.
  ///
  /// - Parameters:
  ///   - style: The background.
  ///   - container: The container with the background.
  /// - Returns: The view itself.
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
