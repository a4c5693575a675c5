/// One of two views; a view builder creates this view for `if` with `else`, and for `switch`.
///
/// The two branches have different identities. When the condition changes, the view of the previous branch is removed
/// together with its state.
public nonisolated enum ConditionalView<First: View, Second: View>: View {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  @MainActor public static func _makeNode(
    _ view: ConditionalView<First, Second>, in parent: _AnyNode
  ) -> _Node<ConditionalView<First, Second>> {
    let node = ConditionalNode<First, Second>(in: parent)
    node.show(view)
    return node
  }
}

private final class ConditionalNode<First: View, Second: View>:
  _Node<ConditionalView<First, Second>>
{
  private var first: _Node<First>?
  private var second: _Node<Second>?

  override func update(to view: ConditionalView<First, Second>) {
    switch view {
    case .first(let view) where first != nil: first?.update(to: view)
    case .second(let view) where second != nil: second?.update(to: view)
    case .first, .second:
      first?.unmount()
      second?.unmount()
      first = nil
      second = nil
      show(view)
      childrenDidChange()
    }
  }

  fileprivate func show(_ view: ConditionalView<First, Second>) {
    switch view {
    case .first(let view): first = First._makeNode(view, in: self)
    case .second(let view): second = Second._makeNode(view, in: self)
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}

/// An optional view, which a view builder creates for `if` without `else`.
extension Optional: View where Wrapped: View {
  @MainActor public static func _makeNode(_ view: Wrapped?, in parent: _AnyNode) -> _Node<Wrapped?>
  {
    OptionalNode(view, in: parent)
  }
}

private final class OptionalNode<Wrapped: View>: _Node<Wrapped?> {
  private var child: _Node<Wrapped>?

  init(_ view: Wrapped?, in parent: _AnyNode) {
    super.init(in: parent)
    child = view.map { Wrapped._makeNode($0, in: self) }
  }

  override func update(to view: Wrapped?) {
    switch (child, view) {
    case (let child?, let view?): child.update(to: view)
    case (let child?, nil):
      child.unmount()
      self.child = nil
      childrenDidChange()
    case (nil, let view?):
      child = Wrapped._makeNode(view, in: self)
      childrenDidChange()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}
