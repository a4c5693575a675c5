import SceneDisplay

extension HostingContent: DisplayTexts {
  /// Returns the identity of the text of the app that a person edits in a field.
  ///
  /// Two texts have different identities even if they have the same characters.
  ///
  /// - Parameter node: The id of the field.
  /// - Returns: The identity; nil if the element isn't a field, or if the binding of the field doesn't tell where the
  ///   app stores the text.
  package func textIdentity(of node: Int) -> AnyHashable? {
    (tree[node] as? any TextEditing)?.textIdentity
  }

  /// Returns the text that a field shows, even if the text is a secret.
  ///
  /// - Parameter node: The id of the field.
  /// - Returns: The text; nil if the element isn't a field.
  package func text(of node: Int) -> String? {
    (tree[node] as? any TextEditing)?.text
  }
}
