import SceneDisplay

/// A view displayed as one element around its child.
nonisolated protocol ContainerView: WrapperView {
  var element: DisplayElement { get }
}

/// The node of a view displayed as one element around its child.
final class ContainerNode<Content: ContainerView>: WrapperNode<Content> {
  init(_ view: Content, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { view.element }

  override func update(to view: Content) {
    let isSame = view.element == self.view.element
    super.update(to: view)
    if !isSame { elementDidChange() }
  }
}

/// A view displayed as one element without children.
nonisolated protocol LeafView: View, Hashable {
  var element: DisplayElement { get }
}

/// The node of a view displayed as one element without children.
final class LeafNode<Content: LeafView>: _Node<Content> {
  override init(_ view: Content, in parent: _AnyNode) {
    super.init(view, in: parent, environment: nil, isDisplayed: true)
  }

  override var element: DisplayElement { view.element }

  override func update(to view: Content) {
    guard view != self.view else { return }
    super.update(to: view)
    elementDidChange()
  }
}
