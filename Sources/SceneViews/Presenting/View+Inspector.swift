import SceneDisplay

extension View {
  /// Shows content in a column at the trailing edge of the view while a binding is true.
  ///
  /// The command of ``InspectorCommands`` shows and hides the column too. In scripts and with `--plain`, a window is
  /// printed as lines of text. There, the lines of the content follow the lines of the view, below the word
  /// `inspector`.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the content is shown; the command changes the binding.
  ///   - content: Returns the content.
  /// - Returns: The view with the column beside it.
  public nonisolated func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    InspectedView(content: self, isPresented: isPresented, inspector: content)
  }

  /// Sets the width of the inspector column that contains the view.
  ///
  /// - Parameter width: The width of the column in points.
  /// - Returns: The view with the width.
  public nonisolated func inspectorColumnWidth(_ width: Double) -> some View {
    frame(width: width)
  }

  /// Sets the range of widths for the inspector column that contains the view.
  ///
  /// - Parameters:
  ///   - min: The minimum width of the column in points; nil for the minimum width of the view.
  ///   - ideal: The ideal width in points, which the column has if there is enough space.
  ///   - max: The maximum width in points, which has no effect: the column is never wider than its ideal width.
  /// - Returns: The view with the widths.
  public nonisolated func inspectorColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> some View {
    frame(minWidth: min, idealWidth: ideal, maxWidth: ideal)
  }

  /// Has no effect: hosts determine the size of windows.
  ///
  /// - Parameter behavior: Whether the window can fill the screen.
  /// - Returns: The view itself.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }

  /// Has no effect: hosts determine the size of windows.
  ///
  /// - Parameter behavior: Whether a person can resize the window.
  /// - Returns: The view itself.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> Self {
    self
  }

  /// Has no effect: hosts determine the size of windows.
  ///
  /// - Parameter anchor: The point of the window that keeps its place while the size changes; if nil, the system
  ///   chooses the point.
  /// - Returns: The view itself.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// Has no effect: hosts determine the look of toolbars.
  ///
  /// - Parameter visibility: The visibility of the toolbar while the window fills the screen.
  /// - Returns: The view itself.
  public nonisolated func windowToolbarFullScreenVisibility(
    _ visibility: WindowToolbarFullScreenVisibility
  ) -> Self { self }
  /// Has no effect: hosts draw all windows with the same background.
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
  /// A window, a page of a navigation stack, a split view, a tab view, or a widget.
  case window, navigation, navigationSplitView, tabView, widget
}

private nonisolated struct InspectedView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: () -> Inspector

  @MainActor var body: some View {
    ModifiedContent(
      content: Layers(
        DisplayContainer(.inspected, axis: .horizontal, alignment: .top), content,
        isPresented.wrappedValue ? column : nil),
      modifier: InspectorModifier(isPresented: isPresented))
  }

  @MainActor private var column: some View {
    PartView(
      .inspector,
      HStack(alignment: .top, spacing: 0) {
        Divider()
        VStack(alignment: .leading) { inspector() }
      })
  }
}

/// A modifier that registers an inspector, so that the commands of its window can show and hide it.
private nonisolated struct InspectorModifier: _PrimitiveModifier {
  let isPresented: Binding<Bool>

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    InspectorNode(view, in: parent)
  }
}

private final class InspectorNode<Content: View>:
  WrapperNode<ModifiedContent<Content, InspectorModifier>>, ColumnHolder
{
  init(_ view: ModifiedContent<Content, InspectorModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.columnHolders.add(self)
  }

  func toggleInspector() -> Bool {
    view.modifier.isPresented.wrappedValue.toggle()
    return true
  }

  override func unmount() {
    tree.columnHolders.remove(self)
    super.unmount()
  }
}

/// The visibility of the toolbar of a window that fills the screen.
public enum WindowToolbarFullScreenVisibility: Hashable, Sendable {
  /// `automatic` leaves the choice to the system; a toolbar that is visible `onHover` appears when the pointer is at
  /// the upper edge of the screen.
  case automatic, visible, onHover
}
