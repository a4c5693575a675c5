/// Content that knows the texts of the app that its fields show.
@MainActor package protocol DisplayTexts: AnyObject {
  /// Returns a value that identifies the text of the app that a field shows, even if another text is equal.
  ///
  /// - Parameter node: The id of the field.
  /// - Returns: The value; nil if the content doesn't know which text the field shows.
  func textIdentity(of node: Int) -> AnyHashable?

  /// Returns the text that a field shows, even if the text is a secret.
  ///
  /// Call this method only while a person edits the text. The display tree doesn't contain secrets.
  ///
  /// - Parameter node: The id of the field.
  /// - Returns: The text; nil if the element isn't a field of the content.
  func text(of node: Int) -> String?
}
