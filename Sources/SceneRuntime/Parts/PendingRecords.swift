/// The sessions whose records are to be written, and the scenes to disconnect afterwards.
struct PendingRecords {
  /// The sessions whose records are to be written, in the order of creation.
  private var changed: [SessionOrdinal: SceneID] = [:]
  /// The identifiers of records without a session.
  private var unused: [SceneID] = []
  /// The sessions of each turn that the store hasn't acknowledged.
  private var unacknowledged: [(turn: Int, sessions: [SceneID])] = []
  /// The scenes to disconnect, with their positions in the order of requests.
  private var disconnecting: [SceneID: Int] = [:]
  private var lastDisconnect = 0

  /// Whether the store has acknowledged all writes.
  var isAcknowledged: Bool { unacknowledged.isEmpty }

  /// Whether no record or scene is pending.
  var isEmpty: Bool {
    changed.isEmpty && unused.isEmpty && unacknowledged.isEmpty && disconnecting.isEmpty
  }

  /// Schedules the record of a session for writing at the end of the turn.
  ///
  /// - Parameters:
  ///   - id: The session.
  ///   - ordinal: The session's position in the order of creation.
  mutating func insert(_ id: SceneID, ordinal: Int) {
    changed[SessionOrdinal(ordinal)] = id
  }

  /// Schedules the removal of records without a session.
  mutating func remove(unused ids: some Sequence<SceneID>) {
    unused += ids
  }

  /// Removes and returns the sessions whose records are written in a turn.
  ///
  /// - Parameter turn: The turn, which the store acknowledges.
  /// - Returns: The sessions in the order of creation; empty if no record changed.
  mutating func take(for turn: Int) -> [SceneID] {
    if changed.isEmpty, unused.isEmpty { return [] }
    var taken = unused
    if changed.count == 1 {
      taken += changed.values
    } else {
      taken += changed.sorted { $0.key < $1.key }.map(\.value)
    }
    unacknowledged.append((turn, taken))
    changed.removeAll(keepingCapacity: changed.count < 16)
    unused = []
    return taken
  }

  /// Marks the records of a turn, and of all turns before it, as written.
  mutating func acknowledge(_ turn: Int) {
    unacknowledged.removeAll { $0.turn <= turn }
  }

  // MARK: - Disconnecting scenes

  /// Whether a scene waits for its disconnection.
  var isDisconnecting: Bool { !disconnecting.isEmpty }

  /// Schedules the disconnection of a scene after its session's record is written.
  mutating func disconnect(_ id: SceneID) {
    guard disconnecting[id] == nil else { return }
    lastDisconnect += 1
    disconnecting[id] = lastDisconnect
  }

  /// Cancels the disconnection of a scene.
  mutating func keepConnected(_ id: SceneID) {
    if !disconnecting.isEmpty { disconnecting[id] = nil }
  }

  /// Removes and returns the scenes whose records are written, in the order of requests.
  ///
  /// - Parameter ordinal: Returns the ordinal of a session; nil for one that no longer exists.
  /// - Returns: The sessions of the scenes.
  mutating func takeDisconnecting(_ ordinal: (SceneID) -> Int?) -> [SceneID] {
    if disconnecting.isEmpty { return [] }
    let waiting = unacknowledged.reduce(into: Set<SceneID>()) { $0.formUnion($1.sessions) }
    let ready = disconnecting.sorted { $0.value < $1.value }.map(\.key).filter { id in
      guard let ordinal = ordinal(id) else { return false }
      return !waiting.contains(id) && changed[SessionOrdinal(ordinal)] == nil
    }
    for id in ready { disconnecting[id] = nil }
    return ready
  }
}
