// Opening, showing and closing sessions.
extension Application {
  /// Routes an event and records the decision in the trace.
  func decide(_ event: ExternalEvent?) -> RoutingDecision {
    let decision = router.decide(event)
    note(.decision(decision))
    return decision
  }

  var router: Router {
    Router(
      graph: graph, sessions: table, supportsMultipleScenes: supportsMultipleScenes,
      unclaimed: profile.unclaimedEvents, declarations: declared.index())
  }

  /// Updates the conditions of a session in the routing table.
  func conditionsDidChange(of session: SceneSession) {
    guard isOpen(session) else { return }
    table[session.id]?.conditions = session.conditions
    recordDidChange(session)
  }

  /// Shows the scene of a routing decision, with the events for it.
  ///
  /// - Returns: False if no scene was chosen.
  func carryOut(
    _ decision: RoutingDecision, role: SceneSession.Role = .windowApplication,
    presenting value: PresentedValue? = nil, for events: [ExternalEvent] = []
  ) -> Bool {
    shown(by: decision, role: role, presenting: value, for: events) != nil
  }

  /// Shows the scene of a routing decision.
  ///
  /// - Returns: The session; nil if no scene was chosen.
  func shown(
    by decision: RoutingDecision, role: SceneSession.Role = .windowApplication,
    presenting value: PresentedValue? = nil, for events: [ExternalEvent] = []
  ) -> SceneSession.ID? {
    switch decision {
    case .session(let id, _):
      guard let session = sessions[id] else { return nil }
      show(session, for: events)
      return id
    case .newSession(let scene, _):
      return open(
        scene.flatMap { graph[$0] }, scene.flatMap { contents[$0] }, role: role,
        presenting: value, for: events
      ).id
    case .unrouted:
      return nil
    }
  }

  /// Explains the routing of an event, without delivering it.
  ///
  /// Observers aren't called, so an event that an observer claims isn't delivered as explained.
  public func explain(_ event: ExternalEvent) -> RoutingExplanation {
    if let refusal = event.refusal { return RoutingExplanation(of: event, refusal) }
    return router.explain(event)
  }

  /// Creates a session and shows its first scene.
  ///
  /// - Parameters:
  ///   - description: The declared scene.
  ///   - factory: The factory of its content.
  ///   - configuration: The configuration of its scenes; nil to use the manifest and the application's
  ///     delegate.
  ///   - role: The role of its scenes.
  ///   - value: The value presented by its window.
  ///   - events: The events for the scene.
  /// - Returns: The session.
  func open(
    _ description: SceneDescription?, _ factory: ContentFactory?,
    configuration: SceneConfiguration? = nil, role: SceneSession.Role,
    presenting value: PresentedValue?, for events: [ExternalEvent]
  ) -> SceneSession {
    let session = makeSession(role)
    if let configuration { session.configure(configuration) }
    session.sceneDescription = description
    session.factory = factory
    session.presentedValue = value ?? defaultValue(of: session)
    // The session gets the focus as soon as it is connected; setting its last use here indexes it once.
    add(session, lastUse: role == .windowApplication ? foregroundScenes.nextUse : 0)
    recordDidChange(session)
    clearSwitcher(for: session)
    connect(session, isNew: true, for: events)
    move { $0.enter(session.id) }
    return session
  }

  /// Adds a session to the open sessions.
  func add(_ session: SceneSession, lastUse: Int = 0) {
    objects.insert(session)
    // Scenes of displays receive no events, and aren't ordered with the windows.
    let isApart = session.role != .windowApplication
    if !isApart {
      var entry = SessionTable.Entry(
        id: session.id, ordinal: session.ordinal, scene: session.sceneDescription?.id,
        value: session.presentedValue?.value)
      entry.conditions = session.conditions
      entry.lastUse = lastUse
      table[session.id] = entry
    }
    foregroundScenes.add(session.id, ordinal: session.ordinal, isApart: isApart, lastFocus: lastUse)
  }

  /// Creates a session that isn't open yet; the first may exist already for windows created before it.
  private func makeSession(_ role: SceneSession.Role) -> SceneSession {
    if role == .windowApplication, let session = objects.takeEarlySession() { return session }
    return SceneSession(
      id: makeIdentifier(), ordinal: objects.makeOrdinal(), role: role,
      configuration: configuration(nil, role: role),
      application: self)
  }

  private func makeIdentifier() -> SceneSession.ID {
    // Services that count start anew in each process, and there may be saved sessions.
    var tried: Set<SceneSession.ID> = []
    var id = services.makeIdentifier()
    while sessions[id] != nil, tried.insert(id).inserted { id = services.makeIdentifier() }
    if sessions[id] == nil, SessionRecord.isID(id) { return id }
    report(sessions[id] == nil ? .invalidSessionIdentifier : .duplicateSessionIdentifier)
    var number = objects.lastOrdinal + 1
    while sessions["session-\(number)"] != nil { number += 1 }
    return "session-\(number)"
  }

  /// The first session, created if needed: windows may be created while the application launches.
  var firstSession: SceneSession {
    if let session = objects.earlySession ?? orderedSessions.first { return session }
    let session = makeSession(.windowApplication)
    objects.keepEarly(session)
    return session
  }

  /// Brings a session's scene to the foreground, connecting it if it is disconnected.
  ///
  /// Events are passed in the connection options of a scene that connects, and to the delegate of a connected
  /// scene (S42).
  func show(_ session: SceneSession, for events: [ExternalEvent] = []) {
    clearSwitcher(for: session)
    if let scene = session.scene {
      move { $0.enter(session.id) }
      deliver(events, to: scene)
    } else {
      connect(session, isNew: false, for: events)
      move { $0.enter(session.id) }
    }
  }

  /// Sends the scenes in the app switcher to the background before another is shown alone.
  private func clearSwitcher(for session: SceneSession) {
    if isSwitcherOpen { move { $0.clear(for: session.id) } }
  }

  /// Connects and updates a scene that isn't on screen.
  func refresh(_ session: SceneSession) {
    guard session.scene?.activationState.isForeground != true else { return }
    if session.scene == nil {
      connect(session, isNew: false, for: [])
      if let scene = session.scene { perform(.attachInBackground, on: scene) }
    }
    if let scene = session.scene { keepState(of: scene) }
    for window in windows(of: session) { window.setNeedsUpdate() }
    pending.takeSnapshot(of: session.id)
  }

  /// Disconnects a session's scene, if it has one, and discards the session (S17, S19).
  func destroy(_ session: SceneSession, _ animation: WindowScene.DismissalAnimation = .standard) {
    for window in windows(of: session) { window.dismissalAnimation = animation }
    disconnect(session)
    pending.records.keepConnected(session.id)
    objects.remove(session)
    displays.remove(session.id)
    table[session.id] = nil
    make(foregroundScenes.remove(session.id))
    setNeedsRecord(session)
    if closesWithLast(session) { launchState.quit() }
    if lifeCycleMode == .application { return }
    _ = asking(.didDiscardSceneSessions, [session.id]) {
      $0.application(self, didDiscardSceneSessions: [session])
    }
  }

  /// Whether there is a session for interactive windows, as opposed to displays.
  var hasWindows: Bool { !table.isEmpty }

  /// Whether the application ends because its last window was closed (S108).
  ///
  /// In the application life cycle it ends on every device: discarding the only window ends the process.
  private func closesWithLast(_ session: SceneSession) -> Bool {
    guard session.role == .windowApplication, !hasWindows else { return false }
    if lifeCycleMode == .application { return true }
    return switch profile.closingLast {
    case .keepsRunning: false
    case .quits: true
    case .asDeclared: graph.scenes.first?.kind == .window
    }
  }

  // MARK: - Values

  /// Returns the default value of a session that was opened without a value.
  func defaultValue(of session: SceneSession) -> PresentedValue? {
    guard let coding = session.factory?.values, let value = coding.makeDefault?() else {
      return nil
    }
    return presentedValue(value, coding: coding, at: "scene \(session.id)")
  }

  func presentedValueDidChange(_ session: SceneSession) {
    guard isOpen(session) else { return }
    table[session.id]?.value = session.presentedValue?.value
    recordDidChange(session)
  }
}
