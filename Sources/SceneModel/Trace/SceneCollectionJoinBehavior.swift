/// The ways in which a new scene can join the window collection of the scene that requested the new scene; raw values
/// are Apple's (S64).
public enum SceneCollectionJoinBehavior: Int, CaseIterable, Codable, Sendable {
  /// The system decides whether the new scene joins the collection.
  case automatic
  /// The new scene joins the collection and becomes active.
  case preferred
  /// The new scene doesn't join the collection.
  case disallowed
  /// The new scene joins the collection, and the requesting scene stays active.
  case preferredWithoutActivating
}
