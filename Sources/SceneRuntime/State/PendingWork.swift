/// The work that a turn leaves for its end.
struct PendingWork {
  var records = PendingRecords()
  /// The sessions whose scenes are to get a new picture for the switcher, in order.
  private var snapshots: [SceneID] = []
  /// The sessions whose scenes have events that wait for their content.
  private var receivers: Set<SceneID> = []

  var isEmpty: Bool { records.isEmpty && snapshots.isEmpty && receivers.isEmpty }

  /// Has a scene get a new picture for the switcher.
  mutating func takeSnapshot(of id: SceneID) {
    snapshots.append(id)
  }

  /// The sessions whose scenes get a new picture; there are none after it.
  mutating func dueSnapshots() -> [SceneID] {
    defer { snapshots = [] }
    return snapshots
  }

  /// Has the content of a scene asked for its events at the end of the turn.
  mutating func deliver(to id: SceneID) {
    receivers.insert(id)
  }

  /// The sessions whose scenes have events for their content; there are none after it.
  mutating func dueReceivers() -> Set<SceneID> {
    defer { receivers = [] }
    return receivers
  }
}
