import SceneDisplay

/// The node of an element in a lazy stack, which contains the views that a `ForEach` has created for the element.
final class ItemNode<Content: View>: _Node<Content> {
  private var child: _Node<Content>?
  /// The id of the element.
  private let id: AnyHashable

  init(_ view: Content, id: AnyHashable, in parent: _AnyNode) {
    self.id = id
    super.init(in: parent, isDisplayed: true)
    child = Content._makeNode(view, in: self)
  }

  override var element: DisplayElement { .item }

  override func update(to view: Content) { child?.update(to: view) }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func forEachScrollTarget(_ body: (ScrollTarget) -> Void) {
    body(ScrollTarget(id: id, node: self))
    super.forEachScrollTarget(body)
  }
}
