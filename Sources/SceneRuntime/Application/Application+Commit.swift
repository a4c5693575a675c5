// The end of a turn.
extension Application {
  /// Updates and shows windows, delivers waiting events, runs effects, and writes changed records.
  func commit() {
    if isTerminated { return dropUpdates() }
    let resolved = queue.takeDeclarations()
    if resolved { for resolver in declared.resolvers { resolver.update() } }
    let updated = queue.takeWindows().compactMap { windows[$0] }
      .sorted { $0.order < $1.order }
    for window in updated {
      window.beginUpdate()
      update(window)
    }
    deliverWaiting()
    if resolved { for resolver in declared.resolvers { resolver.runEffects() } }
    for window in updated where window.isMounted { window.content?.runEffects() }
    settleActivity()
    takeSnapshots()
    write()
    finishDisconnects()
    if launchState.isEnding, !isTerminated, pending.records.isAcknowledged { terminate() }
  }

  private func update(_ window: SceneWindow) {
    guard let scene = window.windowScene else { return }
    guard window.isVisible else {
      window.isPresented = false
      return withdraw(window)
    }
    guard let content = window.content, !window.isRefused else { return withdraw(window) }
    guard window.mount(content) else {
      return refuse(window, .sharedContent(in: scene.session.id))
    }
    window.isUpdating = true
    content.update()
    window.isUpdating = false
    if !scene.undelivered.isEmpty { pending.deliver(to: scene.session.id) }
    if window.isPresented {
      host.update(window)
    } else if host.present(window) {
      window.isPresented = true
      window.isKnownToHost = true
    } else {
      refuse(window, .unsupportedContent(type(of: content), in: scene.session.id))
    }
  }

  /// Withdraws a window from the host if it was presented.
  func withdraw(_ window: SceneWindow) {
    guard window.isKnownToHost else { return }
    window.isKnownToHost = false
    host.withdraw(window)
  }

  /// Withdraws a window until its content is replaced, and reports the reason.
  private func refuse(_ window: SceneWindow, _ problem: Problem) {
    window.isRefused = true
    withdraw(window)
    report(problem)
  }

  /// Takes snapshots, after the callback and the update that it caused (S11).
  private func takeSnapshots() {
    for id in pending.dueSnapshots() where sessions[id]?.scene?.activationState == .background {
      note(.snapshot(id))
    }
  }

  // MARK: - The store

  private func write() {
    queue.didCommit()
    let changed = pending.records.take(for: turn)
    if changed.isEmpty { return }
    services.store.write(changed.compactMap(change), turn: turn) { [queue, turn] in
      queue.postAnswer { $0.acknowledge(turn) }
    }
  }

  private func acknowledge(_ turn: Int) {
    note(.stored(turn: turn))
    pending.records.acknowledge(turn)
    finishDisconnects()
  }

  /// Disconnects the scenes that waited until their records were saved.
  func finishDisconnects() {
    let ready = pending.records.takeDisconnecting { sessions[$0]?.ordinal }
    for session in ready.compactMap({ sessions[$0] }) { disconnect(session) }
  }

  private func terminate() {
    failHandoffs(because: "the application ended before the activity arrived")
    _ = asking(.applicationWillTerminate) { $0.applicationWillTerminate(self) }
    post(Self.willTerminateNotification)
    tearDown()
    dropUpdates()
  }

  /// Discards requested updates, because nothing is shown or written after termination.
  private func dropUpdates() {
    _ = queue.takeDeclarations()
    _ = queue.takeWindows()
    queue.didCommit()
  }
}

extension SceneWindow {
  /// The update order of windows: by the creation of their sessions, then by their own.
  fileprivate var order: (Int, Int) { (windowScene?.session.ordinal ?? 0, id.number) }
}
