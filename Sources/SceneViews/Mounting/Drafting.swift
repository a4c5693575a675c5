/// A node with a text that a person typed, and to which its value isn't set yet.
@MainActor protocol Drafting: _AnyNode {
  /// Sets the value from the text, because a person acts on another element.
  func takeOverDraft()
}
