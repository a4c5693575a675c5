/// A sequence of views, which the builder creates for a block.
public nonisolated struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  @MainActor public static func _makeNode(
    _ view: TupleView<repeat each Content>, in parent: _AnyNode
  ) -> _Node<TupleView<repeat each Content>> {
    TupleNode(view, in: parent)
  }
}

private final class TupleNode<each Content: View>: _Node<TupleView<repeat each Content>> {
  private var children: [_AnyNode] = []

  override init(_ view: TupleView<repeat each Content>, in parent: _AnyNode) {
    super.init(view, in: parent)
    for content in repeat each view.content {
      children.append(mount(content, in: self))
    }
  }

  override func update(to view: TupleView<repeat each Content>) {
    super.update(to: view)
    var index = 0
    for content in repeat each view.content {
      SceneViews.update(children[index], to: content)
      index += 1
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    for child in children { body(child) }
  }
}

// File-level functions, because the compiler crashes on calls of static generic methods in a loop over the
// pack of a generic type.

@MainActor private func mount<Content: View>(_ view: Content, in parent: _AnyNode) -> _AnyNode {
  Content._makeNode(view, in: parent)
}

@MainActor private func update<Content: View>(_ node: _AnyNode, to view: Content) {
  // Children and views have the same indices, so the node has the view's type.
  unsafeDowncast(node, to: _Node<Content>.self).update(to: view)
}
