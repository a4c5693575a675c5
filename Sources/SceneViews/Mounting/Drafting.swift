/// A node with a text that a person typed and that isn't taken over yet.
@MainActor protocol Drafting: _AnyNode {
  /// Takes over the text, because a person acts on something else.
  func takeOverDraft()
}
