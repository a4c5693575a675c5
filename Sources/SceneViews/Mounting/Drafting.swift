/// The node of a text field that a person has typed into, and that hasn't written the typed text to its value yet.
@MainActor protocol Drafting: _AnyNode {
  /// Writes the typed text to the value; called at the latest when a person acts on another element, or when the field
  /// is unmounted.
  func takeOverDraft()
}
