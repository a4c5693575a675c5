// The restoration of saved sessions.
extension LaunchSequence {
  /// Returns the plan of a launch: which of the stored sessions are restored, discarded or left in the store.
  func plan(for stored: StoredSessions) -> LaunchPlan {
    LaunchPlan(
      for: stored, graph: declared.graph, profile: profile,
      supportsMultipleScenes: supportsMultipleScenes
    ) { hostedDeclarations(of: $0)?.graph.scenes ?? [] }
  }

  /// Restores the saved sessions that can still be shown, without connecting their scenes.
  ///
  /// - Returns: The launch plan for all saved sessions.
  func restoreSessions() -> LaunchPlan {
    let plan = plan(for: services.store.read())
    for problem in plan.problems { records.reportStored(problem) }
    // The life cycle is `unsettled` only if no scene is declared. Sessions of undeclared scenes are saved only in an
    // application with scenes, so the application has scenes (S33).
    if !plan.kept.isEmpty { delegates.adoptScenes() }
    let kept = plan.kept
    let restored = kept.map(makeSession)
    // Values are restored before the sessions are added, because the routing table would otherwise index each
    // session twice.
    for (place, session) in restored.enumerated() {
      if let value = kept[place].value { connector.restoreValue(of: session, from: value) }
    }
    // Sessions are added in the order of their last use. Each session is then added at the end of the routing table, so
    // that no entry of the table has to move.
    let used = kept.indices.sorted { @Sendable in
      (kept[$0].lastUse, kept[$1].ordinal) < (kept[$1].lastUse, kept[$0].ordinal)
    }
    for place in used { sessions.add(restored[place], lastUse: kept[place].lastUse) }
    for (place, session) in restored.enumerated() {
      guard let pusher = kept[place].pusher else { continue }
      if sessions[pusher] != nil {
        sessions.pushers[session.key] = pusher
      } else {
        // A new session may get the identifier of the missing session, so the identifier is removed from the record.
        records.setNeedsRecord(session)
      }
    }
    for discarded in plan.discarded { sessions.reserve(ordinal: discarded.record.ordinal) }
    for place in plan.reserved { sessions.reserve(place) }
    if let last = plan.held.map(\.lastUse).max() { transitions.reserve(lastUse: last) }
    for id in plan.rewritten.sorted() {
      if let session = sessions[id] { records.setNeedsRecord(session) }
    }
    // Invalid records are removed from the store, so that later launches don't report them again.
    records.remove(unused: plan.unusable.sorted())
    return plan
  }

  /// Discards the sessions that can't be shown any more, or that were removed while the application wasn't running
  /// (S16).
  ///
  /// The application's delegate is told of all these sessions in a single call (S14).
  func discard(_ discarded: [LaunchPlan.Discarded]) {
    if discarded.isEmpty { return }
    let gone = discarded.map { makeSession(of: $0.record) }
    for problem in discarded.compactMap(\.problem) { report(problem) }
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

  /// Returns the scenes that the delegate class of a stored session declares (S66); nil if the record names no scene,
  /// if the app declares the scene, or if the class declares no scenes.
  private func hostedDeclarations(
    of record: SessionRecord
  ) -> (graph: SceneGraph, contents: ContentFactories)? {
    guard let scene = record.scene, declared.graph.place(of: scene) == nil,
      let named = connector.restored(record)?.delegateClass as? any _DeclaringSceneDelegate.Type
    else { return nil }
    return declared.declarations(of: named).hosted
  }
}
