import SceneDisplay
import SceneRuntime

/// A modifier that performs an action when a person acts on the view; not for use by apps.
public nonisolated struct _ActionModifier: _PrimitiveModifier {
  let annotation: DisplayAnnotation
  /// Performs the action for an act of a person, and returns whether it was performed.
  let perform: @MainActor (ContentEvent.Act, ViewTree) -> Bool

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ActionNode(view, in: parent)
  }
}

private final class ActionNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _ActionModifier>>
{
  init(_ view: ModifiedContent<Content, _ActionModifier>, in parent: _AnyNode) {
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { .annotation(view.modifier.annotation) }

  override func update(to view: ModifiedContent<Content, _ActionModifier>) {
    let isSame = view.modifier.annotation == self.view.modifier.annotation
    super.update(to: view)
    if !isSame { elementDidChange() }
  }

  override func receive(_ act: ContentEvent.Act) -> Bool { view.modifier.perform(act, tree) }
}
