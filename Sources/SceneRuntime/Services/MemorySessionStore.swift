/// A session store in memory, for the lifetime of the process.
///
/// The store preserves sessions between launches if several applications use it one after the
/// other.
///
/// ```swift
/// @MainActor func launchTwice(on host: any SceneHost) {
///   let services = RuntimeServices.repeatable(store: MemorySessionStore())
///   _ = Postbox.run(on: host, services: services)
///   // The second launch finds the sessions of the first one.
///   _ = Postbox.run(on: host, services: services)
/// }
/// ```
@MainActor public final class MemorySessionStore: SessionStore {
  /// The current records.
  public private(set) var records: [SceneID: SessionRecord]
  /// The sessions that were discarded while no application ran, until a launch reports them.
  public private(set) var discarded: [SceneID: SessionRecord] = [:]
  /// The earlier launches.
  public private(set) var history = LaunchHistory()
  private var reserved: [StoredSessions.Place] = []
  /// The problems that the first launch reports.
  private var problems: [Problem] = []
  private var setAside: [StoredSessions.SetAsideFile] = []

  /// Creates a store.
  ///
  /// - Parameter records: The initial records.
  public init(_ records: [SessionRecord] = []) {
    self.records = Dictionary(records.map { ($0.id, $0) }) { $1 }
  }

  /// Creates a store with the contents of another store.
  ///
  /// - Parameter stored: The contents of the other store.
  public convenience init(_ stored: StoredSessions) {
    self.init(stored.records)
    discarded = Dictionary(stored.discarded.map { ($0.id, $0) }) { $1 }
    history = stored.history
    reserved = stored.reserved
    problems = stored.problems
    setAside = stored.setAside
  }

  /// Discards a session, as if a person closed it while the application wasn't running.
  ///
  /// The next launch reports the session to the application (S14).
  ///
  /// - Parameter id: The session; without effect if the store doesn't have it.
  public func discard(_ id: SceneID) {
    discarded[id] = records.removeValue(forKey: id) ?? discarded[id]
  }

  public func read() -> StoredSessions {
    defer { (problems, setAside) = ([], []) }
    return StoredSessions(
      Array(records.values), discarded: Array(discarded.values), reserved: reserved,
      history: history, problems: problems, setAside: setAside)
  }

  public func write(
    _ changes: [SessionChange], turn: Int, completion: @escaping @Sendable (Problem?) -> Void
  ) {
    for change in changes {
      switch change {
      case .save(let record): records[record.id] = record
      case .remove(let id): (records[id], discarded[id]) = (nil, nil)
      }
    }
    completion(nil)
  }

  public func launchWillBegin(_ history: LaunchHistory) { self.history = history }

  public func launchDidFinish(
    _ history: LaunchHistory, completion: @escaping @Sendable () -> Void
  ) {
    self.history = history
    completion()
  }
}
