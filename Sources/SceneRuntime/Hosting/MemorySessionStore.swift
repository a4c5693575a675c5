/// A store that keeps sessions for as long as the process runs.
///
/// Given to one application after another, it keeps them from one launch to the next.
@MainActor public final class MemorySessionStore: SessionStore {
  /// The records as they were written last.
  public private(set) var records: [SceneSession.ID: SessionRecord]

  /// - Parameter records: What it keeps from the start.
  public init(_ records: [SessionRecord] = []) {
    self.records = Dictionary(records.map { ($0.id, $0) }) { $1 }
  }

  public func read() -> [SessionRecord] { Array(records.values) }

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
