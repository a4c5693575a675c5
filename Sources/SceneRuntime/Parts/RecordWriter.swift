#if !THREAD_SANITIZER
import Synchronization
#endif

/// The part that writes the records of sessions, and disconnects scenes when their records are saved.
@MainActor final class RecordWriter: ApplicationPart {
  private let pending = Owned(PendingRecords())

  /// Whether no work has to wait for the store.
  ///
  /// This is the case if the store has confirmed all changes, or can't save at the moment. While the store saves that
  /// the launch is finished, the value is false.
  var isSettled: Bool {
    (pending.value.isAcknowledged || pending.value.isFailing) && !pending.value.isFinishingLaunch
  }

  /// Whether all records are written and acknowledged, and no scene waits for its record; used only by tests that look
  /// for leaks.
  var isIdle: Bool { pending.value.isEmpty }

  // MARK: - Changes

  /// Schedules the record of an open session for writing at the end of the turn.
  ///
  /// Only sessions of the role `windowApplication` have records, so sessions of external displays have none.
  func recordDidChange(_ session: SceneSession) {
    guard sessions.isOpen(session), session.role == .windowApplication else { return }
    setNeedsRecord(session)
  }

  /// Schedules the writing of a session's record or, if the session isn't open, the removal of the record.
  func setNeedsRecord(_ session: SceneSession) {
    pending.value.insert(session.key, session.id)
    queue.setNeedsCommit()
  }

  /// Schedules the removal of stored records that belong to no session.
  func remove(unused ids: [SceneID]) {
    if ids.isEmpty { return }
    pending.value.remove(unused: ids)
    queue.setNeedsCommit()
  }

  /// Returns the change of the store for a session: the session's record, or the removal of the record.
  ///
  /// The record is removed if the session can't be restored: if the session was discarded, if its scene is no longer
  /// declared, or if it is the session of an undeclared scene in an application without scenes. If only one scene is
  /// possible, the record is also removed while stored sessions wait for the next launch. Otherwise, the next launch
  /// would restore this session and discard the waiting sessions.
  ///
  /// - Returns: The change; nil if the record couldn't be read back after writing. In this case, a problem is reported,
  ///   and the store keeps the previous record.
  private func change(of id: SceneSession.ID) -> SessionChange? {
    guard let session = sessions[id], session.isDeclared,
      delegates.hasScenes || session.sceneDescription != nil,
      !launch.isHoldingSessions || supportsMultipleScenes
    else { return .remove(id) }
    let record = record(of: session)
    let faults = record.faults
    for fault in faults { report(.unstorableSession(id, because: fault)) }
    return faults.isEmpty ? .save(record) : nil
  }

  func record(of session: SceneSession) -> SessionRecord {
    let scene = session.sceneDescription
    return SessionRecord(
      id: session.id, ordinal: session.ordinal, role: session.role, scene: scene?.id,
      kind: scene?.kind, valueType: scene?.valueType,
      value: session.undecodedValue ?? session.presentedValue?.json,
      configuration: connector.kept(session.configuration), userInfo: session.properties,
      viewState: session.viewValues, stateRestorationActivity: session.restoration?.record,
      title: session.title, geometry: session.geometry,
      conditions: session.conditions.isEmpty ? nil : session.conditions,
      lastUse: transitions.lastUse(of: session), isOnScreen: transitions.isOnScreen(session),
      pusher: sessions.pushers.isEmpty ? nil : sessions.pushers[session.key])
  }

  // MARK: - The store

  /// Passes the records that changed during the turn to the store.
  func write() {
    queue.didCommit()
    if parts.isKilled { return }
    let turn = queue.turn
    let changed = pending.value.take(for: turn)
    if changed.isEmpty { return }
    var changes: [SessionChange] = []
    changes.reserveCapacity(changed.count)
    for id in changed {
      if let change = change(of: id) { changes.append(change) }
    }
    if parts.faults?.refusesWrite() == true {
      report(.refusedWrite(of: changed))
      // The write counts as saved, as on a disk that loses a write without an error.
      return queue.postAnswer { $0.records.acknowledge(turn) }
    }
    services.store.write(changes, turn: turn) { [queue] problem in
      queue.postAnswer { parts in
        if let problem {
          parts.records.goOn(despite: problem)
        } else {
          parts.records.acknowledge(turn)
        }
      }
    }
  }

  /// Reports a problem with the stored sessions.
  ///
  /// If the store can't save at the moment, no work waits for the store until the store can save again.
  func reportStored(_ problem: Problem) {
    if problem.code == .unsavedSessions { pending.value.isFailing = true }
    report(problem)
  }

  /// Reports that the store can't save, and lets the application go on.
  ///
  /// The problem isn't reported again until the store has saved. Until then, no work waits for the store.
  private func goOn(despite problem: Problem) {
    if pending.value.isAcknowledged || pending.value.isFailing { return }
    pending.value.isFailing = true
    report(problem)
  }

  private func acknowledge(_ turn: Int) {
    for turn in pending.value.acknowledge(turn) { note(.stored(turn: turn)) }
    finishDisconnects()
  }

  /// Passes the history of a finished launch to the store.
  ///
  /// The application doesn't end before the store reports that the history is saved, or couldn't be saved.
  func finishLaunch(_ history: LaunchHistory) {
    // If the store calls back immediately, the answer is handled here without a further turn.
    let answer = Mutex((isExpected: true, isThere: false))
    pending.value.isFinishingLaunch = true
    services.store.launchDidFinish(history) { [queue] in
      let isLate = answer.withLock { answer in
        answer.isThere = true
        return !answer.isExpected
      }
      if isLate { queue.postAnswer { $0.records.didFinishLaunch() } }
    }
    let isThere = answer.withLock { answer in
      answer.isExpected = false
      return answer.isThere
    }
    if isThere { didFinishLaunch() }
  }

  private func didFinishLaunch() {
    pending.value.isFinishingLaunch = false
  }

  // MARK: - Disconnecting scenes

  /// Disconnects a session's scene as soon as the session's record is saved.
  func disconnectWhenSaved(_ session: SceneSession) {
    pending.value.disconnect(session.key)
  }

  /// Cancels the disconnection of a session's scene if the scene waits for its disconnection.
  func keepConnected(_ session: SceneSession) {
    pending.value.keepConnected(session.key)
  }

  /// Disconnects each scene that waited for its session's record to be saved, if the record is saved now.
  func finishDisconnects() {
    guard pending.value.isDisconnecting else { return }
    for session in pending.value.takeDisconnecting().compactMap({ sessions[$0] }) {
      connector.disconnect(session)
    }
  }
}
