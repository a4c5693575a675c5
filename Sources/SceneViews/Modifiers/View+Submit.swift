extension View {
  /// Adds an action to perform when a text in the view is submitted, as by pressing return.
  ///
  /// The actions of several enclosing modifiers are all performed, the innermost first.
  ///
  /// - Parameters:
  ///   - triggers: The fields whose texts count: those for texts, those for searches, or both.
  ///   - action: The action, performed in the turn that handles the submission.
  /// - Returns: The view with the action.
  @preconcurrency
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> ModifiedContent<Self, _SubmitModifier> {
    ModifiedContent(content: self, modifier: _SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps the submission of texts in the view from the actions of modifiers around it.
  ///
  /// - Parameter isBlocking: Whether it does so.
  /// - Returns: The view with the limit.
  public nonisolated func submitScope(
    _ isBlocking: Bool = true
  ) -> ModifiedContent<Self, _SubmitModifier> {
    ModifiedContent(
      content: self, modifier: _SubmitModifier(triggers: [], isBlocking: isBlocking) {})
  }
}

/// A modifier that performs an action when a text is submitted.
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
