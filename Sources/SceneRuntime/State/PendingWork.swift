/// The work for the end of a turn.
struct PendingWork {
  var records = PendingRecords()
  /// The sessions whose scenes need a new snapshot for the app switcher, in order.
  private var snapshots: [SceneID] = []
  /// The sessions whose scenes have events for their content.
  private var receivers: Set<SceneID> = []

  var isEmpty: Bool { records.isEmpty && snapshots.isEmpty && receivers.isEmpty }

  /// Requests a new snapshot of a scene for the app switcher.
  mutating func takeSnapshot(of id: SceneID) {
    snapshots.append(id)
  }

  /// Removes and returns the sessions whose scenes need a new snapshot.
  mutating func dueSnapshots() -> [SceneID] {
    defer { snapshots = [] }
    return snapshots
  }

  /// Requests the delivery of a scene's events to its content at the end of the turn.
  mutating func deliver(to id: SceneID) {
    receivers.insert(id)
  }

  /// Removes and returns the sessions whose scenes have events for their content.
  mutating func dueReceivers() -> Set<SceneID> {
    defer { receivers = [] }
    return receivers
  }
}
