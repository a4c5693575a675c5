import SceneDisplay
import SceneRuntime

/// The order in which a view's gesture and the gestures of the view's descendants get inputs.
enum GestureOrder {
  /// The gestures of descendants come first; the gesture gets the inputs that no descendant handles.
  case behind
  /// The gesture and the gestures of descendants get all inputs.
  case beside
  /// The gesture comes first; the gestures of descendants get the inputs that don't complete the gesture.
  case before
}

/// A modifier whose gesture gets inputs before, together with, or after the gestures of the view's descendants.
nonisolated struct OrderedModifier: _PrimitiveModifier {
  let order: GestureOrder
  /// The only input that this modifier passes to the gesture; a gesture with several inputs has a modifier for each.
  let input: _GestureInput
  /// Whether the gesture is recognized; while it isn't, the view offers no act for it.
  let isEnabled: Bool
  /// Passes an input to the gesture, and returns whether the input completed the gesture.
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
    guard view.modifier.isEnabled else { return .annotation(.inert(false)) }
    return .annotation(view.modifier.input == .tap ? .tappable : .holdable)
  }

  override func update(to view: ModifiedContent<Content, OrderedModifier>) {
    let old = self.view.modifier
    let isSame = view.modifier.input == old.input && view.modifier.isEnabled == old.isEnabled
    super.update(to: view)
    if !isSame { elementDidChange() }
  }

  override var intercepts: Bool { view.modifier.order != .behind }

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
    view.modifier.isEnabled && act == (view.modifier.input == .tap ? .press : .hold)
  }
}

extension _AnyNode {
  /// Performs an action of a person on the node, unless the action completes a high-priority gesture of an enclosing
  /// view in the same presentation.
  ///
  /// - Returns: Whether the action completed such a gesture, or the node supports the action.
  final func perform(_ act: ContentEvent.Act) -> Bool {
    if act == .press || act == .hold {
      // The gesture of the outermost view gets the act first.
      for node in Array(enclosingInPresentation()).reversed() where node.intercepts {
        if node.intercept(act) { return true }
      }
    }
    return receive(act)
  }
}
