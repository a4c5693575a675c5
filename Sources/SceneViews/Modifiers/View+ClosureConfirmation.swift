public import SceneRuntime

extension View {
  /// Sets the question that a person has to confirm before the view's scene is closed.
  ///
  /// ```swift
  /// struct DraftView: View {
  ///   @State private var text = ""
  ///
  ///   var body: some View {
  ///     TextEditor(text: $text)
  ///       .closureConfirmation(
  ///         text.isEmpty
  ///           ? nil : SceneClosureConfirmation(title: "Discard the draft?", confirmTitle: "Discard"))
  ///   }
  /// }
  /// ```
  ///
  /// If several views of a window set a question, the question of the outermost view is asked. Views on covered pages
  /// and in tabs that aren't selected count too, because closing the scene ends these views as well. A question that is
  /// set on the scene replaces the questions that views set with this modifier.
  ///
  /// - Parameter question: The question; nil if closing the scene loses nothing.
  /// - Returns: The view with the question.
  public nonisolated func closureConfirmation(
    _ question: SceneClosureConfirmation?
  ) -> ModifiedContent<Self, _ClosureConfirmationModifier> {
    ModifiedContent(
      content: self,
      modifier: _ClosureConfirmationModifier(question: question.map { .confirmation($0) }))
  }

  /// Sets the question that is asked before the view's scene is closed.
  package nonisolated func closureQuestion(
    _ question: ClosureQuestion?
  ) -> ModifiedContent<Self, _ClosureConfirmationModifier> {
    ModifiedContent(content: self, modifier: _ClosureConfirmationModifier(question: question))
  }
}

/// A modifier that sets a question, which is asked before the scene of the view is closed.
public nonisolated struct _ClosureConfirmationModifier: _PrimitiveModifier {
  let question: ClosureQuestion?

  @MainActor public static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    ClosureConfirmationNode(view, in: parent)
  }
}

private final class ClosureConfirmationNode<Content: View>:
  WrapperNode<ModifiedContent<Content, _ClosureConfirmationModifier>>
{
  init(_ view: ModifiedContent<Content, _ClosureConfirmationModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    tree.closureQuestions.set(view.modifier.question, of: self)
  }

  override func update(to view: ModifiedContent<Content, _ClosureConfirmationModifier>) {
    super.update(to: view)
    tree.closureQuestions.set(view.modifier.question, of: self)
  }

  override func unmount() {
    tree.closureQuestions.set(nil, of: self)
    super.unmount()
  }
}
