import SceneDisplay

/// Views side by side that share the width, with lines between them.
public nonisolated struct HSplitView<Content: View>: View {
  let child: Content

  /// Creates a row of views.
  ///
  /// - Parameter content: The views, beginning at the leading edge. A view with a fixed width keeps its width.
  public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: HSplitView<Content>, in parent: _AnyNode
  ) -> _Node<HSplitView<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension HSplitView: ContainerView {
  var element: DisplayElement { .container(DisplayContainer(.panes, axis: .horizontal)) }
}

/// Views one below the other that share the height, with lines between them.
public nonisolated struct VSplitView<Content: View>: View {
  let child: Content

  /// Creates a column of views.
  ///
  /// - Parameter content: The views, beginning at the top. A view with a fixed height keeps its height.
  public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: VSplitView<Content>, in parent: _AnyNode
  ) -> _Node<VSplitView<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension VSplitView: ContainerView {
  var element: DisplayElement { .container(DisplayContainer(.panes, axis: .vertical)) }
}
