// What sessions keep, for the scenes that come after and for the next launch.
extension Application {
  // MARK: - What a scene was showing

  /// Asks a scene's delegate what to keep, and keeps a copy with the session (S118, S119).
  ///
  /// A delegate without a method of its own isn't asked anything, and the session keeps what it has.
  func keepState(of scene: ConnectedScene) {
    let session = scene.session
    var activity: UserActivity?
    let hasAnswered = asking(scene, .stateRestorationActivity) {
      activity = $0.stateRestorationActivity(for: scene)
    }
    // Whether it has the method shows only in the call.
    guard hasAnswered else { return }
    noting(.stateRestorationActivity, [session.id]) { .method }
    if let activity {
      activity.save()
      if scene.userActivity === activity { scene.updateUserActivityState(activity) }
      _ = telling(.didUpdate, session.id, scene) { $0.scene(scene, didUpdate: activity) }
    }
    session.keep(activity)
  }

  /// Tells a scene that connected again what its session kept, if it kept something (S121).
  func restoreState(of scene: ConnectedScene) {
    guard let activity = scene.session.stateRestorationActivity else { return }
    _ = telling(.restoreInteractionStateWith, scene.session.id, scene) {
      $0.scene(scene, restoreInteractionStateWith: activity)
    }
  }

  // MARK: - Records

  /// Has the session's record written at the end of the turn; what a display shows has none.
  func recordDidChange(_ session: SceneSession) {
    guard isOpen(session), session.role == .windowApplication else { return }
    setNeedsRecord(session)
  }

  func setNeedsRecord(_ session: SceneSession) {
    pending.records.insert(session.id, ordinal: session.ordinal)
    queue.setNeedsCommit()
  }

  /// What is to become of a session's record.
  ///
  /// Nothing is kept of a session that won't come back: one that was discarded, one without a
  /// declaration, and that of the old life cycle, of which nobody hears.
  ///
  /// - Returns: The change; nil if the record couldn't be read back, which is reported. The store keeps what
  ///   was written before.
  func change(of id: SceneSession.ID) -> SessionChange? {
    guard let session = sessions[id], session.isDeclared,
      lifeCycleMode != .application || session.sceneDescription != nil
    else { return .remove(id) }
    var record = session.record(kept(session.configuration))
    record.lastUse = foregroundScenes.places[id]?.lastFocus ?? 0
    record.isOnScreen = foregroundScenes.isOnScreen(id)
    let faults = record.faults
    for fault in faults {
      report(
        Problem(
          at: "scene \(id), \(fault.place)", "\(fault.reason), so what changed isn't kept",
          remedy: "change it to something that can be read back"))
    }
    return faults.isEmpty ? .save(record) : nil
  }

  // MARK: - A launch

  /// Makes the sessions that were kept and still fit; none of them has a scene yet.
  ///
  /// - Returns: What is to become of them all.
  func restoreSessions() -> LaunchPlan {
    let read = services.store.read()
    let records = usable(read)
    let hosted = records.compactMap { hostedDeclarations(of: $0)?.graph.scenes }.joined()
    let plan = LaunchPlan(
      for: records, graph: SceneGraph(graph.scenes + hosted), profile: profile,
      supportsMultipleScenes: supportsMultipleScenes)
    // Sessions are kept of scenes only, so there are scenes (S33).
    if lifeCycleMode == .unsettled, !plan.kept.isEmpty { lifeCycleMode = .scenes }
    let kept = plan.kept.map { (record: $0, session: makeSession(of: $0)) }
    // The one used last comes last, because routing adds it behind the others without moving them.
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

  /// The records that can be used; each fault of the others is reported, and costs that record only.
  ///
  /// Of two with one id, or with one place in the order of creation, the one that was used last stays.
  private func usable(_ records: [SessionRecord]) -> [SessionRecord] {
    var usable: [SessionRecord] = []
    var ids: Set<SceneSession.ID> = []
    var ordinals: Set<Int> = []
    let lastFirst = records.sorted {
      ($1.lastUse, $0.ordinal, $0.id) < ($0.lastUse, $1.ordinal, $1.id)
    }
    for record in lastFirst {
      var faults = record.faults
      if ids.contains(record.id) {
        faults.append(.init(place: "id", reason: "another session that was kept has it"))
      } else if ordinals.contains(record.ordinal) {
        faults.append(.init(place: "ordinal", reason: "another session that was kept has it"))
      }
      for fault in faults { report(.unusable(record, fault)) }
      guard faults.isEmpty else { continue }
      ids.insert(record.id)
      ordinals.insert(record.ordinal)
      usable.append(record)
    }
    return usable
  }

  /// Has the store forget records that can't be used, so that they are reported once.
  private func removeUnused(_ records: [SessionRecord], besides used: Set<SceneSession.ID>) {
    // Of two with one id the store is to keep one.
    for (id, alike) in Dictionary(grouping: records, by: \.id) where alike.count > 1 {
      if let session = sessions[id] { setNeedsRecord(session) }
    }
    let unused = Set(records.map(\.id)).subtracting(used).sorted()
    if unused.isEmpty { return }
    pending.records.remove(unused: unused)
    queue.setNeedsCommit()
  }

  /// Gives up the sessions that can't be shown any more, and tells the application's delegate of all of
  /// them at once (S14, S16).
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

  /// What the class of a session's delegate declares, if it declares scenes (S66).
  private func hostedDeclarations(
    of record: SessionRecord
  ) -> (graph: SceneGraph, contents: ContentFactories)? {
    guard let scene = record.scene, graph[scene] == nil,
      let named = restored(record)?.delegateClass as? any _DeclaringSceneDelegate.Type
    else { return nil }
    return declarations(of: named).hosted
  }
}

extension Problem {
  fileprivate static func unusable(
    _ record: SessionRecord, _ fault: SessionRecord.Fault
  ) -> Problem {
    let id = record.id.utf8.count <= SessionRecord.idLimit ? record.id : record.id.prefix(40) + "…"
    return Problem(
      at: "kept session \"\(id)\", \(fault.place)",
      "\(fault.reason), so the session isn't restored",
      remedy: "have the store return records as they were written")
  }
}
