/// A view with a single child.
nonisolated protocol WrapperView: View {
  associatedtype Child: View
  var child: Child { get }
}

/// The node of a view with a single child; the node doesn't store the view, because it needs only the child after
/// mounting.
class ChildNode<Content: WrapperView>: _Node<Content> {
  private var child: _Node<Content.Child>?

  /// Mounts the child of a view.
  init(_ view: borrowing Content, in parent: _AnyNode, isDisplayed: Bool = false) {
    super.init(in: parent, isDisplayed: isDisplayed)
    child = Content.Child._makeNode(view.child, in: self)
  }

  override func update(to view: Content) {
    child?.update(to: view.child)
  }

  final override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}

/// The node of a view with a single child; the node stores the view.
class WrapperNode<Content: WrapperView>: ViewNode<Content> {
  private var child: _Node<Content.Child>?

  override init(
    _ view: Content, in parent: _AnyNode, environment: EnvironmentScope? = nil,
    isDisplayed: Bool = false
  ) {
    super.init(view, in: parent, environment: environment, isDisplayed: isDisplayed)
    child = Content.Child._makeNode(view.child, in: self)
  }

  override func update(to view: Content) {
    super.update(to: view)
    child?.update(to: view.child)
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}
