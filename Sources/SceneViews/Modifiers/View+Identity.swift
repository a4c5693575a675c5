extension View {
  /// Binds the view's identity to a value: when the value changes, the view is replaced by a new view with its
  /// initial state.
  ///
  /// - Parameter id: The value, which is also the id for scrolling to the view.
  /// - Returns: The view with the identity.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> ModifiedContent<Self, _IdentityModifier<ID>>
  {
    ModifiedContent(content: self, modifier: _IdentityModifier(id: id))
  }
}

/// A modifier that binds a view's identity to a value.
public nonisolated struct _IdentityModifier<ID: Hashable>: _PrimitiveModifier {
  let id: ID

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    IdentityNode(view, in: parent)
  }
}

private final class IdentityNode<Content: View, ID: Hashable>:
  ViewNode<ModifiedContent<Content, _IdentityModifier<ID>>>
{
  private var child: _Node<Content>?

  init(_ view: ModifiedContent<Content, _IdentityModifier<ID>>, in parent: _AnyNode) {
    super.init(view, in: parent)
    child = Content._makeNode(view.content, in: self)
  }

  override func update(to view: ModifiedContent<Content, _IdentityModifier<ID>>) {
    let isSame = view.modifier.id == self.view.modifier.id
    super.update(to: view)
    if isSame {
      child?.update(to: view.content)
    } else {
      child?.unmount()
      child = Content._makeNode(view.content, in: self)
      childrenDidChange()
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func forEachScrollTarget(_ body: (ScrollTarget) -> Void) {
    body(ScrollTarget(id: AnyHashable(view.modifier.id), node: self))
    super.forEachScrollTarget(body)
  }
}
