/// A session store in memory, which exists as long as the process.
///
/// If several applications use the store one after the other, each application finds the sessions of the preceding
/// application.
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
  /// The records of the stored sessions, by their identifiers.
  public private(set) var records: [SceneID: SessionRecord]
  /// The sessions that were discarded while no application ran.
  ///
  /// The next launch tells the application about them.
  public private(set) var discarded: [SceneID: SessionRecord] = [:]
  /// The history of earlier launches.
  public private(set) var history = LaunchHistory()
  private var reserved: [StoredSessions.Place] = []
  /// The problems that only the first read returns.
  private var problems: [Problem] = []
  private var setAside: [StoredSessions.SetAsideFile] = []

  /// Creates a store that contains the given sessions.
  ///
  /// - Parameter records: The records of the sessions; none by default.
  public init(_ records: [SessionRecord] = []) {
    self.records = Dictionary(records.map { ($0.id, $0) }) { $1 }
  }

  /// Creates a store with the contents that another store returned.
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
  /// The next launch tells the application that the session was discarded (S14).
  ///
  /// - Parameter id: The identifier of the session. If the store doesn't have the session, the call has no effect.
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
