import SceneDisplay

/// A view displayed as one element around its child.
nonisolated protocol ContainerView: WrapperView {
  var element: DisplayElement { get }
  /// The axis along which a lazy stack creates its views on demand in a scroll view; nil if the view isn't a lazy
  /// stack.
  static var lazyAxis: DisplayElement.Axis? { get }
}

extension ContainerView {
  static var lazyAxis: DisplayElement.Axis? { nil }
}

/// The node of a view displayed as one element around its child.
final class ContainerNode<Content: ContainerView>: ChildNode<Content> {
  private var shown: DisplayElement

  init(_ view: borrowing Content, in parent: _AnyNode) {
    shown = view.element
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { shown }

  override var lazyAxis: DisplayElement.Axis? { Content.lazyAxis }

  override func update(to view: Content) {
    let element = view.element
    let isSame = element == shown
    if !isSame { shown = element }
    super.update(to: view)
    if !isSame { elementDidChange() }
  }
}

/// A view displayed as one element without children.
nonisolated protocol LeafView: View, Hashable {
  var element: DisplayElement { get }
}

/// The node of a view displayed as one element without children.
final class LeafNode<Content: LeafView>: ViewNode<Content> {
  init(_ view: Content, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { view.element }

  override func update(to view: Content) {
    guard view != self.view else { return }
    super.update(to: view)
    elementDidChange()
  }
}
