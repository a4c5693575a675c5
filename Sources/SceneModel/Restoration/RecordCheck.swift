/// The check of stored records for values that can't be used, and for records that exclude each other.
struct RecordCheck {
  /// The records that can be used, the last used first.
  private(set) var usable: [SessionRecord] = []
  /// The records of discarded sessions that can be used.
  private(set) var discarded: [SessionRecord]
  /// The problems that were found.
  private(set) var problems: [Problem] = []
  /// The identifiers of records that the store is to write again: one of several with this identifier, or one
  /// that got another number.
  private(set) var rewritten: Set<SceneID> = []

  /// Checks records.
  ///
  /// Of two records with one identifier, the most recently used one is used. Of two with one ordinal, the
  /// other one gets the next free ordinal.
  init(_ stored: StoredSessions) {
    discarded = stored.discarded.filter { $0.faults.isEmpty }
    let records = stored.records
    var ids: Set<SceneID> = []
    // Places are sorted instead of records, which are large.
    let lastFirst = records.indices.sorted { @Sendable one, other in
      let (one, other) = (records[one].use, records[other].use)
      return (other.last, one.ordinal, one.id) < (one.last, other.ordinal, other.id)
    }
    var all: Set<SceneID> = []
    for place in lastFirst {
      let record = records[place]
      if !all.insert(record.id).inserted { rewritten.insert(record.id) }
      var found = record.faults.map {
        Problem.invalidStoredSession(record.id, property: $0.place, because: $0.reason)
      }
      if ids.contains(record.id) { found.append(.duplicateStoredSession(record.id)) }
      problems += found
      guard found.isEmpty else { continue }
      ids.insert(record.id)
      usable.append(record)
    }
    numberOrdinals(except: stored.reserved)
    numberUses()
  }

  /// Gives each session an ordinal of its own, which leaves room for new sessions.
  private mutating func numberOrdinals(except reserved: [StoredSessions.Place]) {
    var taken = Set(reserved.map(\.ordinal))
    var (misplaced, gone): ([Int], [Int]) = ([], [])
    for (place, record) in usable.enumerated() where !taken.take(record.ordinal) {
      misplaced.append(place)
    }
    for (place, record) in discarded.enumerated() where !taken.take(record.ordinal) {
      gone.append(place)
    }
    if misplaced.isEmpty, gone.isEmpty { return }
    var last = taken.lazy.filter { $0 <= SessionRecord.countLimit }.max() ?? 0
    for place in misplaced.sorted(by: { usable[$0].position < usable[$1].position }) {
      last += 1
      change(place, \.ordinal, "ordinal", to: last)
    }
    for place in gone {
      last += 1
      discarded[place].ordinal = last
    }
  }

  /// Gives the sessions whose last uses leave no room for later ones smaller numbers, in the same order.
  private mutating func numberUses() {
    let late = usable.indices.prefix { usable[$0].lastUse > SessionRecord.countLimit }
    if late.isEmpty { return }
    var last = late.endIndex < usable.endIndex ? usable[late.endIndex].lastUse : 0
    // If no room is left behind the others either, their order is lost.
    if last > SessionRecord.countLimit - late.count { last = SessionRecord.countLimit - late.count }
    for place in late.reversed() {
      last += 1
      change(place, \.lastUse, "lastUse", to: last)
    }
  }

  private mutating func change(
    _ place: Int, _ property: WritableKeyPath<SessionRecord, Int>, _ name: String, to number: Int
  ) {
    let id = usable[place].id
    problems.append(
      .renumberedStoredSession(
        id, property: name, from: usable[place][keyPath: property], to: number))
    usable[place][keyPath: property] = number
    rewritten.insert(id)
  }
}

extension Set<Int> {
  /// Adds an ordinal below the limit for sessions.
  ///
  /// - Returns: Whether it was free.
  fileprivate mutating func take(_ ordinal: Int) -> Bool {
    ordinal <= SessionRecord.countLimit && insert(ordinal).inserted
  }
}

extension SessionRecord {
  /// The last use; the ordinal and the identifier distinguish records with the same last use.
  fileprivate var use: (last: Int, ordinal: Int, id: SceneID) { (lastUse, ordinal, id) }

  /// The position in creation order; the identifier distinguishes records with the same position.
  fileprivate var position: (ordinal: Int, id: SceneID) { (ordinal, id) }
}
