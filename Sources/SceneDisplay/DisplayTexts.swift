/// Content that gives access to the texts that its fields edit, including secret texts.
@MainActor package protocol DisplayTexts: AnyObject {
  /// Returns a value that identifies which of the app's texts a field edits.
  ///
  /// Fields that edit different texts have different values, even if the characters of the texts are equal.
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
