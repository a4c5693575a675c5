/// A sequence of views, which a view builder creates for a block of several views.
public nonisolated struct TupleView<each Content: View>: View {
  @usableFromInline let content: (repeat each Content)

  @inlinable init(_ content: (repeat each Content)) {
    self.content = content
  }

  @MainActor public static func _makeNode(
    _ view: TupleView<repeat each Content>, in parent: _AnyNode
  ) -> _Node<TupleView<repeat each Content>> {
    let node = TupleNode<repeat each Content>(in: parent)
    node.mount(view)
    return node
  }
}

private final class TupleNode<each Content: View>: _Node<TupleView<repeat each Content>> {
  private var children: [_AnyNode] = []

  // A method, because the same code in the initializer would copy the view.
  func mount(_ view: TupleView<repeat each Content>) {
    var children: [_AnyNode] = []
    for content in repeat each view.content {
      children.append(SceneViews.mount(content, in: self))
    }
    self.children = children
  }

  override func update(to view: TupleView<repeat each Content>) {
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

// Functions at file level, because the compiler crashes if a loop over the parameter pack of a generic type calls a
// static generic method.

@MainActor private func mount<Content: View>(_ view: Content, in parent: _AnyNode) -> _AnyNode {
  Content._makeNode(view, in: parent)
}

@MainActor private func update<Content: View>(_ node: _AnyNode, to view: Content) {
  // Children and views have the same indices, so the node at an index was created for the type of the view at that
  // index.
  unsafeDowncast(node, to: _Node<Content>.self).update(to: view)
}
