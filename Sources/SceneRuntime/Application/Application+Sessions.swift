// Opening, showing and closing sessions.
extension Application {
  /// Asks the router and traces its answer.
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

  /// Has routing know what a session asks for from now on.
  func conditionsDidChange(of session: SceneSession) {
    guard isOpen(session) else { return }
    table[session.id]?.conditions = session.conditions
    recordDidChange(session)
  }

  /// Shows the scene that was decided on, with the events it is to handle.
  ///
  /// - Returns: False if nobody was chosen.
  func carryOut(
    _ decision: RoutingDecision, role: SceneSession.Role = .windowApplication,
    presenting value: PresentedValue? = nil, for events: [ExternalEvent] = []
  ) -> Bool {
    shown(by: decision, role: role, presenting: value, for: events) != nil
  }

  /// Shows the scene that was decided on.
  ///
  /// - Returns: The session; nil if nobody was chosen.
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

  /// Explains where an event would go, and why; nothing is opened or told.
  ///
  /// Observers aren't asked either: what one of them claims goes nowhere.
  public func explain(_ event: ExternalEvent) -> RoutingExplanation {
    if let refusal = event.refusal { return RoutingExplanation(of: event, refusal) }
    return router.explain(event)
  }

  /// Makes a session and shows its first scene.
  ///
  /// - Parameters:
  ///   - description: The declared scene.
  ///   - factory: What makes its content.
  ///   - configuration: How its scenes are made; nil for what the manifest and the application's
  ///     delegate say.
  ///   - role: What its scenes are for.
  ///   - value: What its window presents.
  ///   - events: What the scene is to handle.
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
    // A person turns to it as soon as it is connected; so it is indexed once.
    add(session, lastUse: role == .windowApplication ? foregroundScenes.nextUse : 0)
    recordDidChange(session)
    clearSwitcher(for: session)
    connect(session, isNew: true, for: events)
    move { $0.enter(session.id) }
    return session
  }

  /// Makes a session one of the open ones.
  func add(_ session: SceneSession, lastUse: Int = 0) {
    objects.insert(session)
    // What a display shows takes no events and no turns with the windows.
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

  /// Makes a session that isn't open yet; the first may have been made for windows that came before it.
  private func makeSession(_ role: SceneSession.Role) -> SceneSession {
    if role == .windowApplication, let session = objects.takeEarlySession() { return session }
    return SceneSession(
      id: makeIdentifier(), ordinal: objects.makeOrdinal(), role: role,
      configuration: configuration(nil, role: role),
      application: self)
  }

  private func makeIdentifier() -> SceneSession.ID {
    // Services that count begin anew in each process, and sessions may have been kept.
    var tried: Set<SceneSession.ID> = []
    var id = services.makeIdentifier()
    while sessions[id] != nil, tried.insert(id).inserted { id = services.makeIdentifier() }
    if sessions[id] == nil, SessionRecord.isID(id) { return id }
    report(
      Problem(
        at: "makeIdentifier",
        sessions[id] == nil
          ? "it makes identifiers that are empty, too long, or have control characters"
          : "it makes identifiers that sessions have",
        remedy: "have it return another text each time, as UUID().uuidString is"))
    var number = objects.lastOrdinal + 1
    while sessions["session-\(number)"] != nil { number += 1 }
    return "session-\(number)"
  }

  /// The first session, also before there is one: windows may be made while the application launches.
  var firstSession: SceneSession {
    if let session = objects.earlySession ?? orderedSessions.first { return session }
    let session = makeSession(.windowApplication)
    objects.keepEarly(session)
    return session
  }

  /// Brings a session's scene to the foreground, connecting it if it is gone.
  ///
  /// Events go into the connection options of a scene that connects, and to the delegate of one
  /// that is there (S42).
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

  /// Sends the scenes that stand in the switcher to the background before another comes alone.
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

  /// Whether there is a session of a window a person works in; what a display shows isn't one.
  var hasWindows: Bool { !table.isEmpty }

  /// Whether the application ends because its last window was closed (S108).
  ///
  /// In the old life cycle it does on every device: who discards the one window ends the process.
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

  /// What a session presents that was opened without a value.
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
