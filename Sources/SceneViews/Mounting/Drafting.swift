/// A node with a text that a person typed and that isn't taken over yet.
@MainActor protocol Drafting: _AnyNode {
  /// Applies the text to the value, because a person acts on another element.
  func takeOverDraft()
}
