/// The elements of a tuple of views, stored as one value.
///
/// A tuple of a parameter pack is copied one element at a time, and for each element the runtime looks up the type of
/// the tuple. As a field of this structure, the tuple is copied as a whole.
@usableFromInline nonisolated struct TupleElements<Elements> {
  let all: Elements

  @usableFromInline init(_ all: Elements) { self.all = all }
}

/// A sequence of views, which a view builder creates for a block of several views.
public nonisolated struct TupleView<each Content: View>: View {
  @usableFromInline let elements: TupleElements<(repeat each Content)>

  var content: (repeat each Content) { elements.all }

  @inlinable init(_ content: consuming (repeat each Content)) {
    elements = TupleElements(content)
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
    for content in repeat each view.elements.all {
      children.append(SceneViews.mount(content, in: self))
    }
    self.children = children
  }

  override func update(to view: TupleView<repeat each Content>) {
    var index = 0
    for content in repeat each view.elements.all {
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
