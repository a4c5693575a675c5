import SceneDisplay
import SceneRuntime

/// The order of a gesture and of those of the views in it.
enum GestureOrder {
  /// The views inside come first, and this one gets what they leave.
  case behind
  /// Both are made.
  case beside
  /// The views inside get what this one leaves.
  case before
}

/// A modifier that makes a gesture beside those of the views in it, or before them.
nonisolated struct OrderedModifier: _PrimitiveModifier {
  let order: GestureOrder
  /// An input of which the gesture is made.
  let input: _GestureInput
  /// Goes on with the gesture, and returns whether the input completed it.
  let receive: @MainActor (_GestureInput) -> Bool

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    OrderedNode(view, in: parent)
  }
}

private final class OrderedNode<Content: View>:
  WrapperNode<ModifiedContent<Content, OrderedModifier>>
{
  init(_ view: ModifiedContent<Content, OrderedModifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement {
    .annotation(view.modifier.input == .tap ? .tappable : .holdable)
  }

  override func update(to view: ModifiedContent<Content, OrderedModifier>) {
    let isSame = view.modifier.input == self.view.modifier.input
    super.update(to: view)
    if !isSame { elementDidChange() }
  }

  override var intercepts: Bool { true }

  override func intercept(_ act: ContentEvent.Act) -> Bool {
    guard isMade(of: act) else { return false }
    let isComplete = view.modifier.receive(view.modifier.input)
    return isComplete && view.modifier.order == .before
  }

  override func receive(_ act: ContentEvent.Act) -> Bool {
    guard isMade(of: act) else { return false }
    _ = view.modifier.receive(view.modifier.input)
    return true
  }

  private func isMade(of act: ContentEvent.Act) -> Bool {
    act == (view.modifier.input == .tap ? .press : .hold)
  }
}

extension _AnyNode {
  /// Performs an action of a person on the node, unless a view around it takes it.
  ///
  /// - Returns: Whether the node, or the view around it, supports the action.
  final func perform(_ act: ContentEvent.Act) -> Bool {
    if act == .press || act == .hold {
      // The outermost gesture comes first.
      for node in Array(enclosing()).reversed() where node.intercepts {
        if node.intercept(act) { return true }
      }
    }
    return receive(act)
  }
}
