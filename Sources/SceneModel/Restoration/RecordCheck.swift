/// The validation of stored records, and of records with the same identifier, ordinal or time of
/// last use.
struct RecordCheck {
  /// The records that can be used, most recently used first.
  private(set) var usable: [SessionRecord] = []
  /// The records of discarded sessions that can be used.
  private(set) var discarded: [SessionRecord]
  /// The problems that were found.
  private(set) var problems: [Problem] = []
  /// The identifiers of the records that the store has to write again: records that replace
  /// duplicates, and records with a new ordinal or time of last use.
  private(set) var rewritten: Set<SceneID> = []

  /// Checks records.
  ///
  /// If two records have the same identifier, the most recently used record is kept. If two have
  /// the same ordinal, the less recently used record gets the next free ordinal.
  init(_ stored: StoredSessions) {
    discarded = stored.discarded.filter { $0.faults.isEmpty }
    let records = stored.records
    var ids: Set<SceneID> = []
    // Indexes are sorted instead of records, because records are large.
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

  /// Gives each session a unique ordinal that leaves room for the ordinals of new sessions.
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

  /// Gives smaller times, in the same order, to sessions with times of last use that leave no room
  /// for later uses.
  private mutating func numberUses() {
    let late = usable.indices.prefix { usable[$0].lastUse > SessionRecord.countLimit }
    if late.isEmpty { return }
    var last = late.endIndex < usable.endIndex ? usable[late.endIndex].lastUse : 0
    // If the other sessions leave no room for these times either, some times become equal.
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
  /// - Returns: Whether the ordinal was free.
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
