/// What is to become of one session's record.
public enum SessionChange: Hashable, Codable, Sendable {
  case save(SessionRecord)
  case remove(SceneID)

  /// The session it is about.
  public var session: SceneID {
    switch self {
    case .save(let record): record.id
    case .remove(let id): id
    }
  }
}
