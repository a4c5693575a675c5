// The end of a turn.
extension Application {
  /// Updates and shows what needs it, delivers what waits for content, runs effects, and has the
  /// store write what changed.
  func commit() {
    let resolved = mailbox.takeDeclarations()
    if resolved { declarations?.update() }
    let updated = mailbox.takeWindows().compactMap { windows[$0] }
      .sorted { $0.order < $1.order }
    for window in updated { update(window) }
    deliverWaiting()
    if resolved { declarations?.runEffects() }
    for window in updated where window.isMounted { window.content?.runEffects() }
    takeSnapshots()
    write()
    finishDisconnects()
    if isQuitting, unacknowledged.isEmpty { terminate() }
  }

  private func update(_ window: SceneWindow) {
    guard window.isVisible, let content = window.content, let scene = window.windowScene else {
      return
    }
    if !window.isMounted {
      content.mount(in: window)
      window.isMounted = true
    }
    window.isUpdating = true
    content.update()
    window.isUpdating = false
    if !scene.undelivered.isEmpty { receivers.insert(scene.session.id) }
    if window.isPresented {
      host.update(window)
    } else if host.present(window) {
      window.isPresented = true
      window.isKnownToHost = true
    } else {
      report(
        Problem(
          at: "scene \(scene.session.id)",
          "the host can't show content of type \(type(of: content))",
          remedy: "give window \(window.id) content of a kind the host knows"))
    }
  }

  /// The picture follows the callback and the update it led to (S11).
  private func takeSnapshots() {
    for id in snapshots where sessions[id]?.scene?.activationState == .background {
      note(.snapshot(id))
    }
    snapshots = []
  }

  // MARK: - The store

  private func write() {
    mailbox.didCommit()
    guard !changes.isEmpty else { return }
    let ordered = changes.sorted { $0.key < $1.key }.map(\.value)
    changes = [:]
    unacknowledged[turn] = Set(ordered.map(\.session))
    services.store.write(ordered, turn: turn) { [mailbox, turn] in
      mailbox.post { $0.acknowledge(turn) }
    }
  }

  private func acknowledge(_ turn: Int) {
    note(.stored(turn: turn))
    unacknowledged = unacknowledged.filter { $0.key > turn }
    finishDisconnects()
  }

  /// Disconnects the scenes that may go now that their records are kept.
  func finishDisconnects() {
    if pendingDisconnects.isEmpty { return }
    let waiting = unacknowledged.values.reduce(into: Set<SceneSession.ID>()) { $0.formUnion($1) }
    let ready = pendingDisconnects.compactMap { sessions[$0] }
      .filter { !waiting.contains($0.id) && changes[$0.ordinal] == nil }
    pendingDisconnects.removeAll { id in ready.contains { $0.id == id } }
    for session in ready { disconnect(session) }
  }

  private func terminate() {
    note(.applicationWillTerminate)
    delegate?.applicationWillTerminate(self)
    isTerminated = true
  }
}

extension SceneWindow {
  /// Windows are updated in the order of their sessions' creation, then of their own.
  fileprivate var order: (Int, Int) { (windowScene?.session.ordinal ?? 0, id) }
}
