import SceneRuntime

/// A store that gives records as they are, two of one id too, and keeps what it is told.
@MainActor final class FuzzedStore: SessionStore {
  private(set) var records: [SessionRecord]

  init(_ records: [SessionRecord]) {
    self.records = records
  }

  func read() -> StoredSessions { StoredSessions(records) }

  func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    for change in changes {
      records.removeAll { $0.id == change.session }
      if case .save(let record) = change { records.append(record) }
    }
    completion(nil)
  }
}
