// Saved sessions, for reconnections and for the next launch.
extension Application {
  // MARK: - State restoration

  /// Requests the restoration activity from a scene's delegate, and saves a copy with the session (S118,
  /// S119).
  ///
  /// If the delegate doesn't implement the method, the saved activity remains.
  func keepState(of scene: ConnectedScene) {
    let session = scene.session
    var activity: UserActivity?
    let hasAnswered = asking(scene, .stateRestorationActivity) {
      activity = $0.stateRestorationActivity(for: scene)
    }
    // Only the call shows whether the delegate implements the method.
    guard hasAnswered else { return }
    noting(.stateRestorationActivity, [session.id]) { .method }
    if let activity {
      activity.save()
      if scene.userActivity === activity { scene.updateUserActivityState(activity) }
      _ = telling(.didUpdate, session.id, scene) { $0.scene(scene, didUpdate: activity) }
    }
    session.keep(activity)
  }

  /// Passes the saved activity to a scene that connected again, if there is one (S121).
  func restoreState(of scene: ConnectedScene) {
    guard let activity = scene.session.stateRestorationActivity else { return }
    _ = telling(.restoreInteractionStateWith, scene.session.id, scene) {
      $0.scene(scene, restoreInteractionStateWith: activity)
    }
  }

  // MARK: - Records

  /// Schedules the session's record for writing at the end of the turn; sessions of displays have no record.
  func recordDidChange(_ session: SceneSession) {
    guard isOpen(session), session.role == .windowApplication else { return }
    setNeedsRecord(session)
  }

  func setNeedsRecord(_ session: SceneSession) {
    pending.records.insert(session.id, ordinal: session.ordinal)
    queue.setNeedsCommit()
  }

  /// Returns the change of a session's record to write.
  ///
  /// The record is removed if the session can't be restored: if it was discarded, if it has no declaration,
  /// or if it is the undeclared session of the application life cycle.
  ///
  /// - Returns: The change; nil if the record couldn't be read back, which is reported. Then the store keeps
  ///   the previous record.
  func change(of id: SceneSession.ID) -> SessionChange? {
    guard let session = sessions[id], session.isDeclared,
      lifeCycleMode != .application || session.sceneDescription != nil
    else { return .remove(id) }
    var record = session.record(kept(session.configuration))
    record.lastUse = foregroundScenes.places[id]?.lastFocus ?? 0
    record.isOnScreen = foregroundScenes.isOnScreen(id)
    let faults = record.faults
    for fault in faults { report(.unstorableSession(id, because: fault)) }
    return faults.isEmpty ? .save(record) : nil
  }

  // MARK: - A launch

  /// Restores the saved sessions that are still valid, without scenes.
  ///
  /// - Returns: The plan for all saved sessions.
  func restoreSessions() -> LaunchPlan {
    let read = services.store.read()
    let records = usable(read)
    let hosted = records.compactMap { hostedDeclarations(of: $0)?.graph.scenes }.joined()
    let plan = LaunchPlan(
      for: records, graph: SceneGraph(graph.scenes + hosted), profile: profile,
      supportsMultipleScenes: supportsMultipleScenes)
    // Only sessions with scenes are saved, so the application has scenes (S33).
    if lifeCycleMode == .unsettled, !plan.kept.isEmpty { lifeCycleMode = .scenes }
    let kept = plan.kept.map { (record: $0, session: makeSession(of: $0)) }
    // The most recently used session is added last, because routing appends each without moving the others.
    let used = kept.sorted {
      ($0.record.lastUse, $1.record.ordinal) < ($1.record.lastUse, $0.record.ordinal)
    }
    for (record, session) in used { add(session, lastUse: record.lastUse) }
    for (record, session) in kept {
      if let value = record.value { restoreValue(of: session, from: value) }
    }
    for discarded in plan.discarded { objects.reserve(ordinal: discarded.record.ordinal) }
    if records.count < read.count { removeUnused(read, besides: Set(records.map(\.id))) }
    return plan
  }

  /// Returns the valid records, and reports each fault of the others.
  ///
  /// Of two records with one identifier or one ordinal, the most recently used one is valid.
  private func usable(_ records: [SessionRecord]) -> [SessionRecord] {
    var usable: [SessionRecord] = []
    var ids: Set<SceneSession.ID> = []
    var ordinals: Set<Int> = []
    let lastFirst = records.sorted {
      ($1.lastUse, $0.ordinal, $0.id) < ($0.lastUse, $1.ordinal, $1.id)
    }
    for record in lastFirst {
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
  private func removeUnused(_ records: [SessionRecord], besides used: Set<SceneSession.ID>) {
    // Of two records with one identifier, the store keeps one.
    for (id, alike) in Dictionary(grouping: records, by: \.id) where alike.count > 1 {
      if let session = sessions[id] { setNeedsRecord(session) }
    }
    let unused = Set(records.map(\.id)).subtracting(used).sorted()
    if unused.isEmpty { return }
    pending.records.remove(unused: unused)
    queue.setNeedsCommit()
  }

  /// Discards the sessions that can't be shown any more, with a single call of the application's delegate
  /// (S14, S16).
  func discard(_ discarded: [LaunchPlan.Discarded]) {
    if discarded.isEmpty { return }
    let sessions = discarded.map { makeSession(of: $0.record) }
    for entry in discarded { report(entry.problem) }
    for session in sessions { setNeedsRecord(session) }
    if lifeCycleMode == .application { return }
    _ = asking(.didDiscardSceneSessions, sessions.map(\.id)) {
      $0.application(self, didDiscardSceneSessions: Set(sessions))
    }
  }

  private func makeSession(of record: SessionRecord) -> SceneSession {
    objects.reserve(ordinal: record.ordinal)
    let session = SceneSession(
      id: record.id, ordinal: record.ordinal, role: record.role,
      configuration: configuration(nil, role: record.role), application: self)
    session.restoreNotes(of: record)
    if let configuration = restored(record) { session.configure(configuration) }
    guard let scene = record.scene else { return session }
    let hosted = hostedDeclarations(of: record)
    session.sceneDescription = graph[scene] ?? hosted?.graph[scene]
    session.factory = contents[scene] ?? hosted?.contents[scene]
    return session
  }

  /// Returns the scenes declared by the class of a session's delegate, if it declares any (S66).
  private func hostedDeclarations(
    of record: SessionRecord
  ) -> (graph: SceneGraph, contents: ContentFactories)? {
    guard let scene = record.scene, graph[scene] == nil,
      let named = restored(record)?.delegateClass as? any _DeclaringSceneDelegate.Type
    else { return nil }
    return declarations(of: named).hosted
  }
}
