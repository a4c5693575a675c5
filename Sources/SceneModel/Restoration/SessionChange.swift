/// A change of one session's record in a store.
public enum SessionChange: Hashable, Codable, Sendable {
  /// The record of a session is created or updated.
  case save(SessionRecord)
  /// The record of the session with this identifier is removed.
  case remove(SceneID)

  /// The identifier of the session that the change concerns.
  public var session: SceneID {
    switch self {
    case .save(let record): record.id
    case .remove(let id): id
    }
  }
}
