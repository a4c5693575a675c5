/// A session store in memory, for the lifetime of the process.
///
/// If several applications use it in succession, it preserves sessions between launches.
@MainActor public final class MemorySessionStore: SessionStore {
  /// The current records.
  public private(set) var records: [SceneID: SessionRecord]

  /// Creates a store.
  ///
  /// - Parameter records: The initial records.
  public init(_ records: [SessionRecord] = []) {
    self.records = Dictionary(records.map { ($0.id, $0) }) { $1 }
  }

  public func read() -> StoredSessions { StoredSessions(Array(records.values)) }

  public func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    for change in changes {
      switch change {
      case .save(let record): records[record.id] = record
      case .remove(let id): records[id] = nil
      }
    }
    completion(nil)
  }
}
