/// The rule for grouping a new scene with the scene that requested it; raw values are Apple's (S64).
public enum SceneCollectionJoinBehavior: Int, CaseIterable, Codable, Sendable {
  /// The system's default.
  case automatic
  /// The scene joins the group and is activated.
  case preferred
  /// The scene stays separate.
  case disallowed
  /// The scene joins the group, and the requesting scene stays active.
  case preferredWithoutActivating
}
