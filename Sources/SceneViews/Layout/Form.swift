import SceneDisplay

/// A container for related controls, such as settings.
public nonisolated struct Form<Content: View>: View {
  let child: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: Form<Content>, in parent: _AnyNode
  ) -> _Node<Form<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension Form: ContainerView {
  var element: DisplayElement { .form }
}
