import SceneDisplay
import SceneRuntime

/// A modifier that performs an action when a person acts on the view; not for use by apps.
public nonisolated struct _ActionModifier: _PrimitiveModifier, AnnotationModifier {
  let annotation: DisplayAnnotation
  var source: TextSource?
  /// Performs the action for an act of a person, and returns whether the action was performed.
  let perform: @MainActor (ContentEvent.Act, ViewTree) -> Bool

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ActionNode(view, in: parent)
  }
}

private final class ActionNode<Content: View>: AnnotationNode<Content, _ActionModifier> {
  override func receive(_ act: ContentEvent.Act) -> Bool {
    // An act with a name is meant for the modifier whose annotation has the same name.
    if case .action(let name) = act, element != .annotation(.accessibilityAction(name)) {
      return false
    }
    return view.modifier.perform(act, tree)
  }
}
