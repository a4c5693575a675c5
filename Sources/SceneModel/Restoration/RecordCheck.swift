/// The check of stored records for values that can't be used, and for records that exclude each other.
struct RecordCheck {
  /// The records that can be used, the last used first.
  private(set) var usable: [SessionRecord] = []
  /// The problems of the others.
  private(set) var problems: [Problem] = []
  /// The identifiers that several records have.
  private(set) var repeated: Set<SceneID> = []

  /// Checks records.
  ///
  /// Of two records with one identifier or one ordinal, the most recently used one is used.
  init(_ records: [SessionRecord]) {
    var ids: Set<SceneID> = []
    var ordinals: Set<Int> = []
    // Places are sorted instead of records, which are large.
    let lastFirst = records.indices.sorted { @Sendable one, other in
      let (one, other) = (records[one].use, records[other].use)
      return (other.last, one.ordinal, one.id) < (one.last, other.ordinal, other.id)
    }
    var all: Set<SceneID> = []
    for place in lastFirst {
      let record = records[place]
      if !all.insert(record.id).inserted { repeated.insert(record.id) }
      var found = record.faults.map {
        Problem.invalidStoredSession(record.id, property: $0.place, because: $0.reason)
      }
      if ids.contains(record.id) {
        found.append(.duplicateStoredSession(record.id, property: "id"))
      } else if ordinals.contains(record.ordinal) {
        found.append(.duplicateStoredSession(record.id, property: "ordinal"))
      }
      problems += found
      guard found.isEmpty else { continue }
      ids.insert(record.id)
      ordinals.insert(record.ordinal)
      usable.append(record)
    }
  }
}

extension SessionRecord {
  /// The last use, and what tells records with the same last use apart.
  fileprivate var use: (last: Int, ordinal: Int, id: SceneID) { (lastUse, ordinal, id) }
}
