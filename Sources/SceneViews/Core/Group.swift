/// A group of views that acts as a single view, without a layout.
public nonisolated struct Group<Content: View>: View {
  let content: Content

  /// Creates a group of the views in a block.
  ///
  /// - Parameter content: The views. Modifiers of the group apply to the group as a whole.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: Group<Content>, in parent: _AnyNode
  ) -> _Node<Group<Content>> {
    ChildNode(view, in: parent)
  }
}

extension Group: WrapperView {
  var child: Content { content }
}
