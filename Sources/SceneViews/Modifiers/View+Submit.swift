extension View {
  /// Adds an action to perform when a person submits text in the view, for example with Return.
  ///
  /// If several enclosing modifiers have actions, all are performed, beginning with the innermost.
  ///
  /// - Parameters:
  ///   - triggers: The fields to which the action applies: text fields, search fields, or both.
  ///   - action: The action, performed in the turn of the app's main loop that handles the submission.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _SubmitModifier> {
    ModifiedContent(content: self, modifier: _SubmitModifier(triggers: triggers, action: action))
  }

  /// Prevents text submitted in the view from triggering the `onSubmit` actions of outer views.
  ///
  /// - Parameter isBlocking: Whether the actions of outer views are prevented.
  /// - Returns: The view, in which submitted text doesn't trigger outer actions.
  public nonisolated func submitScope(
    _ isBlocking: Bool = true
  ) -> ModifiedContent<Self, _SubmitModifier> {
    ModifiedContent(
      content: self, modifier: _SubmitModifier(triggers: [], isBlocking: isBlocking) {})
  }
}

/// A modifier that performs an action when a person submits text.
public nonisolated struct _SubmitModifier: _PrimitiveModifier {
  let triggers: SubmitTriggers
  var isBlocking = false
  let action: @MainActor () -> Void

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    SubmitNode(view, in: parent)
  }
}

private final class SubmitNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _SubmitModifier>>
{
  init(_ view: ModifiedContent<Content, _SubmitModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
  }

  override func textDidSubmit(_ trigger: SubmitTriggers) {
    if view.modifier.triggers.contains(trigger) { view.modifier.action() }
    if !view.modifier.isBlocking { super.textDidSubmit(trigger) }
  }
}
