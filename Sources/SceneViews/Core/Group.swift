/// Views taken together where one is wanted, without a stack around them.
public nonisolated struct Group<Content: View>: View {
  let content: Content

  /// Takes the views of a block together.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: Group<Content>, in parent: _AnyNode
  ) -> _Node<Group<Content>> {
    WrapperNode(view, in: parent)
  }
}

extension Group: WrapperView {
  var child: Content { content }
}
