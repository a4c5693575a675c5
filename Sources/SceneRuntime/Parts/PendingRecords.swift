/// The sessions whose records have to be written, and the sessions whose scenes disconnect when the records are saved.
struct PendingRecords {
  /// The sessions whose records changed since the records were last written.
  private var changed: [SessionOrdinal: SceneID] = [:]
  /// The identifiers of stored records that belong to no session, and have to be removed.
  private var unused: [SceneID] = []
  /// For each session with a record that the store may not have acknowledged: the last turn in which
  /// the record was written.
  private var written: [SessionOrdinal: Int] = [:]
  /// The turns whose written records the store hasn't acknowledged yet, in ascending order.
  private var turns: [Int] = []
  private var acknowledgedTurn = 0
  /// For each session whose scene disconnects when the session's record is saved: the position of this request among
  /// the requests to disconnect.
  private var disconnecting: [SessionOrdinal: Int] = [:]
  private var lastDisconnect = 0

  /// Whether the store can't save at the moment, and tries again.
  var isFailing = false
  /// Whether the application waits until the store has saved that the launch is finished.
  var isFinishingLaunch = false

  /// Whether the store has acknowledged all writes.
  var isAcknowledged: Bool { turns.isEmpty }

  /// Whether all records are written and acknowledged, and no scene waits for its disconnection.
  var isEmpty: Bool {
    changed.isEmpty && unused.isEmpty && isAcknowledged && disconnecting.isEmpty
  }

  /// Schedules the record of a session for writing at the end of the turn.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - id: The persistent identifier of the session.
  mutating func insert(_ session: SessionOrdinal, _ id: SceneID) {
    changed[session] = id
  }

  /// Schedules the removal of stored records that belong to no session.
  mutating func remove(unused ids: some Sequence<SceneID>) {
    unused += ids
  }

  /// Returns the identifiers of the records to write or remove in a turn, and no longer schedules these records.
  ///
  /// - Parameter turn: The number of the turn, which the store acknowledges when it has saved the records.
  /// - Returns: The identifiers of records without a session, then those of the changed sessions in the order of
  ///   creation; empty if no record has to be written or removed.
  mutating func take(for turn: Int) -> [SceneID] {
    if changed.isEmpty, unused.isEmpty { return [] }
    let inOrder = changed.count > 1 ? changed.sorted { $0.key < $1.key } : Array(changed)
    let taken = unused + inOrder.map(\.value)
    for (session, _) in inOrder { written[session] = turn }
    turns.append(turn)
    changed.removeAll(keepingCapacity: changed.count < 16)
    unused = []
    return taken
  }

  /// Marks the records of a turn, and of all earlier turns, as saved.
  ///
  /// - Returns: The turns that this call acknowledged, in ascending order.
  mutating func acknowledge(_ turn: Int) -> ArraySlice<Int> {
    acknowledgedTurn = max(turn, acknowledgedTurn)
    let acknowledged = turns.prefix { $0 <= turn }
    turns.removeFirst(acknowledged.count)
    if isAcknowledged {
      written.removeAll(keepingCapacity: written.count < 16)
      isFailing = false
    }
    return acknowledged
  }

  // MARK: - Disconnecting scenes

  /// Whether any scene waits for its disconnection.
  var isDisconnecting: Bool { !disconnecting.isEmpty }

  /// Schedules the disconnection of a scene for when the record of its session is saved.
  mutating func disconnect(_ session: SessionOrdinal) {
    guard disconnecting[session] == nil else { return }
    lastDisconnect += 1
    disconnecting[session] = lastDisconnect
  }

  /// Cancels the disconnection of a scene.
  mutating func keepConnected(_ session: SessionOrdinal) {
    if !disconnecting.isEmpty { disconnecting[session] = nil }
  }

  /// Removes and returns the sessions whose scenes can disconnect now, because the records of the sessions are saved.
  ///
  /// The sessions are in the order in which their disconnection was requested.
  mutating func takeDisconnecting() -> [SessionOrdinal] {
    if disconnecting.isEmpty { return [] }
    let ready = disconnecting.filter { isSaved($0.key) }.sorted { $0.value < $1.value }.map(\.key)
    for session in ready { disconnecting[session] = nil }
    return ready
  }

  private func isSaved(_ session: SessionOrdinal) -> Bool {
    changed[session] == nil && written[session, default: 0] <= acknowledgedTurn
  }
}
