/// The visibility of an element.
public enum Visibility: String, Hashable, Codable, Sendable {
  /// The host's default.
  case automatic
  /// The element is visible.
  case visible
  /// The element is hidden.
  case hidden
}
