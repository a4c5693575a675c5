/// A store that keeps sessions for as long as the process runs.
@MainActor public final class MemorySessionStore: SessionStore {
  /// The records as they were written last.
  public private(set) var records: [SceneSession.ID: SessionRecord] = [:]

  public init() {}

  public func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable () -> Void
  ) {
    for change in changes {
      switch change {
      case .save(let record): records[record.id] = record
      case .remove(let id): records[id] = nil
      }
    }
    completion()
  }
}
