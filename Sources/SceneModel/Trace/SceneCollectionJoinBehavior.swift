/// Whether a new scene joins the scenes of the one from which it was asked for; raw values are
/// Apple's (S64).
public enum SceneCollectionJoinBehavior: Int, CaseIterable, Codable, Sendable {
  /// As the system prefers.
  case automatic
  /// It joins and is activated.
  case preferred
  /// It has a place of its own.
  case disallowed
  /// It joins, and the requesting scene stays active.
  case preferredWithoutActivating
}
