/// The check of stored records for values that can't be used, and for records that exclude each other.
struct RecordCheck {
  /// The stored records, with the numbers that the check has given to them.
  private(set) var records: [SessionRecord]
  /// The indices of the records that can be used, the last used first.
  ///
  /// They stand for the records, which are large.
  private(set) var usable: [Int] = []
  /// The records of discarded sessions that can be used.
  private(set) var discarded: [SessionRecord]
  /// The problems that were found.
  private(set) var problems: [Problem] = []
  /// The identifiers of records that the store is to write again: one of several with this identifier, or one
  /// that got another number.
  private(set) var rewritten: Set<SceneID> = []
  /// The identifiers of which no record can be used.
  private(set) var unusable: Set<SceneID> = []

  /// Checks records.
  ///
  /// Of two records with one identifier, the most recently used one is used. Of two with one ordinal, the
  /// other one gets the next free ordinal.
  init(_ stored: StoredSessions) {
    discarded = stored.discarded.filter { $0.faults.isEmpty }
    records = stored.records
    let lastFirst = records.indices.sorted { @Sendable [records] one, other in
      let (one, other) = (records[one].use, records[other].use)
      return (other.last, one.ordinal, one.id) < (one.last, other.ordinal, other.id)
    }
    usable.reserveCapacity(records.count)
    var ids = Set<SceneID>(minimumCapacity: records.count)
    for place in lastFirst {
      let id = records[place].id
      let isFirst = ids.insert(id).inserted
      if !isFirst { rewritten.insert(id) }
      var found = records[place].faults.map {
        Problem.invalidStoredSession(id, property: $0.place, because: $0.reason)
      }
      if !isFirst, !unusable.contains(id) { found.append(.duplicateStoredSession(id)) }
      if found.isEmpty {
        usable.append(place)
        if !isFirst { unusable.remove(id) }
      } else {
        problems += found
        if isFirst { unusable.insert(id) }
      }
    }
    numberOrdinals(except: stored.reserved)
    numberUses()
  }

  /// Gives each session an ordinal of its own, which leaves room for new sessions.
  private mutating func numberOrdinals(except reserved: [StoredSessions.Place]) {
    var taken = Set(reserved.map(\.ordinal))
    var (misplaced, gone): ([Int], [Int]) = ([], [])
    for place in usable where !taken.take(records[place].ordinal) { misplaced.append(place) }
    for (place, record) in discarded.enumerated() where !taken.take(record.ordinal) {
      gone.append(place)
    }
    if misplaced.isEmpty, gone.isEmpty { return }
    var last = taken.lazy.filter { $0 <= SessionRecord.countLimit }.max() ?? 0
    for place in misplaced.sorted(by: { records[$0].position < records[$1].position }) {
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
    let late = usable.prefix { records[$0].lastUse > SessionRecord.countLimit }
    if late.isEmpty { return }
    var last = late.endIndex < usable.endIndex ? records[usable[late.endIndex]].lastUse : 0
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
    let id = records[place].id
    problems.append(
      .renumberedStoredSession(
        id, property: name, from: records[place][keyPath: property], to: number))
    records[place][keyPath: property] = number
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
