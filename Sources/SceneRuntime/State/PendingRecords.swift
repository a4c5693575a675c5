/// The sessions whose records are to be written, and the scenes that disconnect once theirs are.
struct PendingRecords {
  // By the sessions' places in the order of creation, in which they are written.
  private var changed: [Int: SceneID] = [:]
  /// Records that no session has.
  private var unused: [SceneID] = []
  /// The sessions of each turn that the store was given and hasn't acknowledged.
  private var unacknowledged: [Int: Set<SceneID>] = [:]
  /// The scenes that are to disconnect, with their places in the order of disconnecting.
  private var disconnecting: [SceneID: Int] = [:]
  private var lastDisconnect = 0

  /// Whether the store has acknowledged everything it was given.
  var isAcknowledged: Bool { unacknowledged.isEmpty }

  /// Whether nothing is to be written, acknowledged or disconnected.
  var isEmpty: Bool {
    changed.isEmpty && unused.isEmpty && unacknowledged.isEmpty && disconnecting.isEmpty
  }

  /// Has the record of a session written at the end of the turn.
  ///
  /// - Parameters:
  ///   - id: The session.
  ///   - ordinal: Its place in the order of creation.
  mutating func insert(_ id: SceneID, ordinal: Int) {
    changed[ordinal] = id
  }

  /// Has records removed that no session has.
  mutating func remove(unused ids: some Sequence<SceneID>) {
    unused += ids
  }

  /// Takes the sessions whose records are written in a turn.
  ///
  /// - Parameter turn: The turn, which the store acknowledges.
  /// - Returns: The sessions in the order of creation; empty if no record changed.
  mutating func take(for turn: Int) -> [SceneID] {
    if changed.isEmpty, unused.isEmpty { return [] }
    let taken = unused + changed.sorted { $0.key < $1.key }.map(\.value)
    unacknowledged[turn] = Set(taken)
    changed = [:]
    unused = []
    return taken
  }

  /// Notes that the records of a turn, and of all before it, are written.
  mutating func acknowledge(_ turn: Int) {
    unacknowledged = unacknowledged.filter { $0.key > turn }
  }

  // MARK: - Scenes that disconnect

  /// Has a scene disconnect once its session's record is written.
  mutating func disconnect(_ id: SceneID) {
    guard disconnecting[id] == nil else { return }
    lastDisconnect += 1
    disconnecting[id] = lastDisconnect
  }

  /// Has a scene stay connected.
  mutating func keepConnected(_ id: SceneID) {
    disconnecting[id] = nil
  }

  /// Takes the scenes whose records are written, in the order of disconnecting.
  ///
  /// - Parameter ordinal: Returns the place of a session in the order of creation; nil for one that is gone.
  /// - Returns: The sessions of the scenes.
  mutating func takeDisconnecting(_ ordinal: (SceneID) -> Int?) -> [SceneID] {
    if disconnecting.isEmpty { return [] }
    let waiting = unacknowledged.values.reduce(into: Set<SceneID>()) { $0.formUnion($1) }
    let ready = disconnecting.sorted { $0.value < $1.value }.map(\.key).filter { id in
      guard let ordinal = ordinal(id) else { return false }
      return !waiting.contains(id) && changed[ordinal] == nil
    }
    for id in ready { disconnecting[id] = nil }
    return ready
  }
}
