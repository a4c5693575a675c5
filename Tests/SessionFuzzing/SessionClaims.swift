package import SceneRuntime

/// The states in which a store may have each session: the last confirmed one, and those tried since.
package struct SessionClaims {
  /// The states of each session, oldest first; nil for a session that has no record.
  private var possible: [SceneID: [SessionMark?]] = [:]
  /// The number of confirmed states.
  package private(set) var confirmed = 0

  /// Creates claims in which the state of every session is certain.
  package init(_ states: [SceneID: SessionMark] = [:]) {
    possible = states.mapValues { [$0] }
  }

  /// Adds a state that may be written from now on; nil if the session is closed.
  package mutating func attempt(_ id: SceneID, _ mark: SessionMark?) {
    possible[id, default: [nil]].append(mark)
  }

  /// Forgets the states before one that the store has confirmed.
  ///
  /// - Returns: The fault; nil if the state was tried.
  package mutating func confirm(_ id: SceneID, _ mark: SessionMark?) -> String? {
    confirmed += 1
    let states = possible[id] ?? []
    guard let place = states.lastIndex(of: mark) else {
      return "scene \(id) is confirmed as \(Self.text(mark)), which wasn't tried"
    }
    possible[id] = Array(states[place...])
    return nil
  }

  /// Compares the records of a store with the states that it may have.
  ///
  /// - Returns: The fault; nil if there is none.
  package func fault(in records: [SessionRecord]) -> String? {
    var found: [SceneID: SessionMark] = [:]
    for record in records {
      if found[record.id] != nil { return "scene \(record.id) is there twice" }
      guard let mark = SessionMark(of: record) else {
        return "the record of scene \(record.id) has parts of several edits"
      }
      found[record.id] = mark
    }
    if Set(records.map(\.ordinal)).count < records.count { return "two sessions have one ordinal" }
    for id in Set(found.keys).union(possible.keys).sorted() {
      let states = possible[id] ?? [nil]
      if states.contains(found[id]) { continue }
      return "scene \(id) is \(Self.text(found[id])), and expected is "
        + states.map(Self.text).joined(separator: " or ")
    }
    return nil
  }

  private static func text(_ mark: SessionMark?) -> String { mark.map { "\($0)" } ?? "-" }
}

extension SessionClaims {
  /// Returns those of the names of files in a folder that belong to none of its records.
  package static func leftovers(_ names: [String], besides records: [SessionRecord]) -> [String] {
    var known: Set<String> = [".lock"]
    for record in records {
      let file = SessionFile.name(of: record.id)
      known.insert(file)
      known.insert(String(file.dropLast(SessionFile.suffix.count)) + ".previous.json")
    }
    return names.filter { !known.contains($0) }.sorted()
  }
}
