import SceneRuntime

// How scenes come and go, and what becomes of their sessions.
extension SceneModel {
  mutating func open(
    _ scene: SampleApp.Declared?, _ event: ExternalEvent? = nil, onDisplay isDisplay: Bool = false
  ) {
    lastNumber += 1
    let session = Session(number: lastNumber, isDisplay: isDisplay, declared: scene)
    sessions.append(session)
    if !isDisplay { changed.insert(session.id) }
    clearSwitcher(for: session.id)
    connect(session.id, isNew: true, event)
    bring(session.id)
  }

  private mutating func connect(_ id: String, isNew: Bool, _ event: ExternalEvent?) {
    // S38: only a new session is asked a configuration for. S33: without an answer there are no scenes.
    if isNew, !hasApplicationLifeCycle {
      if app.kind == .old {
        trace(.callback(.configurationForConnecting, [id]))
        hasApplicationLifeCycle = !isLifeCycleDecided
        problem("application delegate OldListener")
      } else {
        call(.configurationForConnecting, id)
      }
      isLifeCycleDecided = true
    }
    self[id]?.state = .unattached
    if hasApplicationLifeCycle {
      if self[id]?.declared == nil { problem("scene \(id)") }
      if let event { deliverToApplication(event, id) }
      return
    }
    // S42: what it connects for stands in the options, and is told nowhere else.
    var purpose = event.map { " for \($0)" } ?? ""
    if case .willContinueActivity(let handoff) = event {
      handoffs.append((handoff.activityType, id))
      // S43: of this, nothing but the type.
      purpose = " for handoff \(handoff.activityType)"
    }
    call(.willConnectTo, id, purpose)
    post("UISceneWillConnect", id)
    // S121.
    if !isNew, self[id]?.hasKeptState == true { call(.restoreInteractionStateWith, id) }
  }

  /// S38: a connected scene moves to the front and gets the event; a disconnected one connects for it.
  mutating func show(_ id: String, _ event: ExternalEvent? = nil) {
    clearSwitcher(for: id)
    if self[id]?.state != nil {
      bring(id)
      if let event { deliver(event, to: id) }
    } else {
      connect(id, isNew: false, event)
      bring(id)
    }
  }

  /// S60, S61: only off screen; a disconnected one connects in the background.
  mutating func refresh(_ id: String) {
    guard self[id]?.isOnScreen == false else { return }
    if self[id]?.state == nil {
      connect(id, isNew: false, nil)
      take(id, to: .background)
    }
    keepState(of: id)
    pictures.append(id)
  }

  /// S12, S13: the scene disconnects, the session stays; S44: activities announced to the scene fail.
  mutating func disconnect(_ id: String) {
    guard self[id]?.state != nil else { return }
    let old = focused
    failHandoffs(of: id)
    take(id, to: .unattached)
    self[id]?.state = nil
    awaitingReturn.remove(id)
    refocus(from: old)
  }

  /// S17–S19: the scene resigns, enters the background and disconnects, unless it did so before; then the session
  /// is discarded and leaves `openSessions` (S15).
  mutating func destroy(_ id: String) {
    guard let session = self[id] else { return }
    disconnect(id)
    leaving.removeAll { $0 == id }
    sessions.removeAll { $0.id == id }
    for index in displays.indices where displays[index].session == id {
      displays[index].session = nil
    }
    changed.insert(id)
    // S108. In the application life cycle this is the only window, and the process ends with it.
    if !session.isDisplay, windows.isEmpty {
      if hasApplicationLifeCycle { isQuitting = true }
      if app.device == .desktop, app.declared.first?.isSingle == true { isQuitting = true }
    }
    if !hasApplicationLifeCycle { call(.didDiscardSceneSessions, id) }
  }

  /// S13: sessions stay; scenes disconnect in the order in which they left the foreground.
  ///
  /// The window of the application life cycle stays, because it couldn't be created again.
  mutating func freeMemory() {
    call(.applicationDidReceiveMemoryWarning)
    post("UIApplicationDidReceiveMemoryWarning")
    if hasApplicationLifeCycle { return }
    let away = windows.filter { $0.state == .background }.sorted { $0.leftAt < $1.leftAt }
    leaving += away.map(\.id).filter { !leaving.contains($0) }
    freeKept()
  }

  /// S27.
  mutating func end() {
    if !isForced {
      failHandoffs()
      call(.applicationWillTerminate)
      post("UIApplicationWillTerminate")
    }
    for session in sessions { self[session.id]?.state = nil }
    isTerminated = true
  }
}
