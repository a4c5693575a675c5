/// A check of stored records that finds invalid records, equal identifiers or ordinals, and ordinals or times of last
/// use that are too large.
struct RecordCheck {
  /// The stored records, some of them with new ordinals or times of last use.
  private(set) var records: [SessionRecord]
  /// The indices of the valid records, most recently used first.
  private(set) var usable: [Int] = []
  /// The valid records of sessions that were removed while the application wasn't running.
  private(set) var discarded: [SessionRecord]
  /// The problems with records, in the order in which they were found.
  private(set) var problems: [Problem] = []
  /// The identifiers of the records that the store has to write again.
  ///
  /// Each of these identifiers belonged to several records, or its record got a new ordinal or time of last use.
  private(set) var rewritten: Set<SceneID> = []
  /// The identifiers whose records are all invalid.
  private(set) var unusable: Set<SceneID> = []

  /// Checks the records of a store.
  ///
  /// If several valid records have the same identifier, the most recently used record is kept. If several valid records
  /// have the same ordinal, the most recently used record keeps the ordinal, and the others get ordinals after the
  /// largest one.
  init(_ stored: StoredSessions) {
    discarded = stored.discarded.filter { $0.faults.isEmpty }
    records = stored.records
    // The indices are sorted instead of the records, because records are large.
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

  /// Gives each session an ordinal that no other session has, and that leaves room for the larger ordinals of new
  /// sessions.
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

  /// Gives smaller times of last use to the sessions whose times exceed the limit.
  ///
  /// The order of these sessions stays the same.
  private mutating func numberUses() {
    let late = usable.prefix { records[$0].lastUse > SessionRecord.countLimit }
    if late.isEmpty { return }
    var last = late.endIndex < usable.endIndex ? records[usable[late.endIndex]].lastUse : 0
    // If the largest time of the other sessions is too near the limit, a new time may be equal to or smaller than the
    // time of another session.
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
  /// Adds an ordinal to the set, unless the ordinal exceeds the limit for ordinals.
  ///
  /// - Returns: Whether the ordinal is within the limit and wasn't in the set.
  fileprivate mutating func take(_ ordinal: Int) -> Bool {
    ordinal <= SessionRecord.countLimit && insert(ordinal).inserted
  }
}

extension SessionRecord {
  /// The sort key for the order of last use.
  ///
  /// Records with the same last use are ordered by ordinal and identifier.
  fileprivate var use: (last: Int, ordinal: Int, id: SceneID) { (lastUse, ordinal, id) }

  /// The sort key for the order of creation.
  ///
  /// Records with the same ordinal are ordered by identifier.
  fileprivate var position: (ordinal: Int, id: SceneID) { (ordinal, id) }
}
