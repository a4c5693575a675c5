/// The node of a text field that a person has typed into, and that hasn't written the typed text to its value yet.
@MainActor protocol Drafting: _AnyNode {
  /// Writes the typed text to the value; called at the latest when a person acts on another element, or when the field
  /// is unmounted.
  func takeOverDraft()
}

/// A node in which a person edits a text of the app.
protocol TextEditing: _AnyNode {
  /// A value that is equal for all nodes that edit the same text of the app; nil if the text can't be identified.
  var textIdentity: AnyHashable? { get }
  /// The text that the node shows.
  var text: String { get }
}
