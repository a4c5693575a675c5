/// Content that can tell the texts of the app that its fields show from each other.
@MainActor package protocol DisplayTexts: AnyObject {
  /// Returns a value that identifies the text of the app that a field shows, even if another text is equal.
  ///
  /// - Parameter node: The id of the field.
  /// - Returns: The value; nil if the content doesn't know which text the field shows.
  func textIdentity(of node: Int) -> AnyHashable?
}
