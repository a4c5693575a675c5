import Foundation

// The restoration of saved sessions.
extension LaunchSequence {
  /// Restores the saved sessions that are still valid, without scenes.
  ///
  /// - Returns: The plan for all saved sessions.
  func restoreSessions() -> LaunchPlan {
    let stored = services.store.read()
    let read = stored.records
    for problem in stored.problems { report(problem) }
    let records = usable(read).filter { !isNotRestored($0) }
    let hosted = records.compactMap { hostedDeclarations(of: $0)?.graph.scenes }.joined()
    let plan = LaunchPlan(
      for: records, graph: SceneGraph(declared.graph.scenes + hosted), profile: profile,
      supportsMultipleScenes: supportsMultipleScenes)
    // Only sessions with scenes are saved, so the application has scenes (S33).
    if !plan.kept.isEmpty { delegates.adoptScenes() }
    let kept = plan.kept
    let restored = kept.map(makeSession)
    // The most recently used session is added last, because routing appends each without moving the others.
    let used = kept.indices.sorted { @Sendable in
      (kept[$0].lastUse, kept[$1].ordinal) < (kept[$1].lastUse, kept[$0].ordinal)
    }
    for place in used { sessions.add(restored[place], lastUse: kept[place].lastUse) }
    for (place, session) in restored.enumerated() {
      if let value = kept[place].value { connector.restoreValue(of: session, from: value) }
    }
    for discarded in plan.discarded { sessions.reserve(ordinal: discarded.record.ordinal) }
    if records.count < read.count { removeUnused(read, besides: Set(records.map(\.id))) }
    return plan
  }

  /// Returns whether the scene of a record is declared with `restorationBehavior(.disabled)` (S127).
  private func isNotRestored(_ record: SessionRecord) -> Bool {
    guard let place = record.scene.flatMap({ declared.graph.place(of: $0) }) else { return false }
    return declared.graph.scenes[place].restorationBehavior == .disabled
  }

  /// Returns the valid records, and reports each fault of the others.
  ///
  /// Of two records with one identifier or one ordinal, the most recently used one is valid.
  private func usable(_ records: [SessionRecord]) -> [SessionRecord] {
    var usable: [SessionRecord] = []
    var ids: Set<SceneSession.ID> = []
    var ordinals: Set<Int> = []
    // Places are sorted instead of records, which are large.
    let lastFirst = records.indices.sorted { @Sendable one, other in
      let (one, other) = (records[one].use, records[other].use)
      return (other.last, one.ordinal, one.id) < (one.last, other.ordinal, other.id)
    }
    for place in lastFirst {
      let record = records[place]
      var problems = record.faults.map { Problem.invalidStoredSession(record.id, because: $0) }
      if ids.contains(record.id) {
        problems.append(.duplicateStoredSession(record.id, property: "id"))
      } else if ordinals.contains(record.ordinal) {
        problems.append(.duplicateStoredSession(record.id, property: "ordinal"))
      }
      for problem in problems { report(problem) }
      guard problems.isEmpty else { continue }
      ids.insert(record.id)
      ordinals.insert(record.ordinal)
      usable.append(record)
    }
    return usable
  }

  /// Removes invalid records from the store, so that they are reported once.
  private func removeUnused(_ read: [SessionRecord], besides used: Set<SceneSession.ID>) {
    // Of two records with one identifier, the store keeps one.
    for (id, alike) in Dictionary(grouping: read, by: \.id) where alike.count > 1 {
      if let session = sessions[id] { records.setNeedsRecord(session) }
    }
    let unused = Set(read.map(\.id)).subtracting(used).sorted()
    if unused.isEmpty { return }
    records.remove(unused: unused)
  }

  /// Discards the sessions that can't be shown any more, with a single call of the application's delegate
  /// (S14, S16).
  func discard(_ discarded: [LaunchPlan.Discarded]) {
    if discarded.isEmpty { return }
    let gone = discarded.map { makeSession(of: $0.record) }
    for entry in discarded { report(entry.problem) }
    for session in gone { records.setNeedsRecord(session) }
    delegates.didDiscard(gone)
  }

  private func makeSession(of record: SessionRecord) -> SceneSession {
    sessions.reserve(ordinal: record.ordinal)
    let session = SceneSession(
      id: record.id, ordinal: record.ordinal, role: record.role,
      configuration: connector.configuration(nil, role: record.role), parts: parts)
    session.restoreNotes(of: record)
    if let configuration = connector.restored(record) { session.configure(configuration) }
    guard let scene = record.scene else { return session }
    let hosted = hostedDeclarations(of: record)
    session.sceneDescription = declared.graph[scene] ?? hosted?.graph[scene]
    session.factory = declared.contents[scene] ?? hosted?.contents[scene]
    return session
  }

  /// Returns the scenes declared by the class of a session's delegate, if it declares any (S66).
  private func hostedDeclarations(
    of record: SessionRecord
  ) -> (graph: SceneGraph, contents: ContentFactories)? {
    guard let scene = record.scene, declared.graph.place(of: scene) == nil,
      let named = connector.restored(record)?.delegateClass as? any _DeclaringSceneDelegate.Type
    else { return nil }
    return declared.declarations(of: named).hosted
  }
}

extension SessionRecord {
  /// The last use, and what tells records with the same last use apart.
  fileprivate var use: (last: Int, ordinal: Int, id: SceneID) { (lastUse, ordinal, id) }
}
