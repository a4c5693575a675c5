import Foundation

// Opening, showing and closing the scenes of sessions.
extension Sessions {
  /// Chooses the session for an event or, if the event is nil, for a new window, and records the decision in the trace.
  func decide(_ event: ExternalEvent?) -> RoutingDecision {
    let decision = router.decide(event)
    note(.decision(decision))
    return decision
  }

  /// Shows or creates the scene that a routing decision chose, and delivers events to the scene.
  ///
  /// - Returns: Whether a scene was chosen.
  func carryOut(
    _ decision: RoutingDecision, role: SceneSession.Role = .windowApplication,
    presenting value: PresentedValue? = nil, for events: [ExternalEvent] = []
  ) -> Bool {
    shown(by: decision, role: role, presenting: value, for: events) != nil
  }

  /// Shows or creates the scene that a routing decision chose, and delivers events to the scene.
  ///
  /// - Returns: The session; nil if no scene was chosen.
  func shown(
    by decision: RoutingDecision, role: SceneSession.Role = .windowApplication,
    presenting value: PresentedValue? = nil, for events: [ExternalEvent] = []
  ) -> SceneSession.ID? {
    switch decision {
    case .session(let id, _):
      guard let session = self[id] else { return nil }
      show(session, for: events)
      return id
    case .newSession(let scene, _):
      var description: SceneDescription?
      var factory: ContentFactory?
      if let scene { (description, factory) = (declared.graph[scene], declared.contents[scene]) }
      return open(description, factory, role: role, presenting: value, for: events).id
    case .unrouted:
      return nil
    }
  }

  /// Creates a session, connects its scene and shows the scene.
  ///
  /// - Parameters:
  ///   - description: The declared scene; nil for a scene that isn't declared.
  ///   - factory: The content factory of the declared scene.
  ///   - configuration: The configuration of the session's scenes; nil to take the configuration from the manifest and
  ///     the application's delegate.
  ///   - role: The role of the session's scenes.
  ///   - value: The value that the session's window presents; nil for the declared default value.
  ///   - events: The events to deliver to the scene.
  ///   - display: The name of the external display that shows the scene; nil for a scene on the shared screen.
  /// - Returns: The new session.
  func open(
    _ description: SceneDescription?, _ factory: ContentFactory?,
    configuration: SceneConfiguration? = nil, role: SceneSession.Role,
    presenting value: PresentedValue?, for events: [ExternalEvent], onDisplay display: String? = nil
  ) -> SceneSession {
    let session = make(role)
    if let configuration { session.configure(configuration) }
    session.sceneDescription = description
    session.factory = factory
    session.presentedValue = value ?? defaultValue(of: session)
    // A session on the shared screen gets the focus right after it is connected. Its last use is set here already, so
    // that the routing table needn't index the session again at that time. The table must do so only if another scene
    // leaves the foreground first, because the last use then changes.
    add(session, lastUse: role == .windowApplication ? transitions.nextUse : 0)
    if let display { displays.show(session, on: display) }
    records.recordDidChange(session)
    clearSwitcher(for: session)
    connector.connect(session, isNew: true, for: events)
    transitions.move { $0.enter(session.key) }
    return session
  }

  /// Shows the scene of an open session, or the scene of a new session.
  ///
  /// - Parameters:
  ///   - session: The session to show; nil to create a session, or to show an open session that the event chooses.
  ///   - role: The role of the session if a session is created.
  ///   - event: The event to deliver to the scene; nil if there is none.
  ///   - isReusing: Whether an open session that the router chooses for the event may be shown instead of a new
  ///     session.
  /// - Returns: The identifier of the session, or the reason why no scene is shown.
  func activate(
    _ session: SceneSession?, role: SceneSession.Role, for event: ExternalEvent?,
    reusing isReusing: Bool
  ) -> Result<SceneSession.ID, SceneError> {
    let events = event.map { [$0] } ?? []
    if let session {
      guard isOpen(session) else {
        return .failure(.denied(.sessionNotOpen(session.id, "activate")))
      }
      show(session, for: events)
      return .success(session.id)
    }
    guard profile.roles.contains(role), role != .windowExternalDisplayNonInteractive else {
      return .failure(.denied(.unshowableRole(role, on: profile)))
    }
    let reused = isReusing && role == .windowApplication ? router.decide(requesting: event) : nil
    guard reused != nil || supportsMultipleScenes || !hasWindows else {
      return .failure(.singleSceneOnly(on: profile))
    }
    let decision = reused ?? router.new(for: event)
    note(.decision(decision))
    guard let id = shown(by: decision, role: role, for: events) else {
      return .failure(.denied(.noMatchingScene(for: event)))
    }
    return .success(id)
  }

  /// Brings a session's scene to the foreground; if the session has no scene, connects a scene first.
  ///
  /// Events are passed in the connection options of a scene that connects, and to the delegate of a connected
  /// scene (S42).
  func show(_ session: SceneSession, for events: [ExternalEvent] = []) {
    clearSwitcher(for: session)
    if let scene = session.scene {
      transitions.move { $0.enter(session.key) }
      delivery.deliver(events, to: scene)
    } else {
      connector.connect(session, isNew: false, for: events)
      transitions.move { $0.enter(session.key) }
    }
  }

  /// If the app switcher is open, sends the scenes in the switcher to the background, because a session's scene is
  /// about to be shown instead.
  private func clearSwitcher(for session: SceneSession) {
    if transitions.isSwitcherOpen { transitions.move { $0.clear(for: session.key) } }
  }

  /// Updates the windows of a session whose scene isn't on screen, and takes a new snapshot of the windows.
  ///
  /// If the session has no scene, a scene is connected first. The scene's delegate is asked for the activity that
  /// restores the state.
  func refresh(_ session: SceneSession) {
    guard session.scene?.activationState.isForeground != true else { return }
    if session.scene == nil {
      connector.connect(session, isNew: false, for: [])
      if let scene = session.scene { transitions.bring(scene, to: .background) }
    }
    if let scene = session.scene { delegates.keepState(of: scene) }
    for window in windows.windows(of: session) { window.setNeedsUpdate() }
    windows.takeSnapshot(of: session)
  }

  /// Closes a session's scene.
  ///
  /// If the scene's views ask a question, the scene stays open until a person answers, and closes only if the person
  /// confirms.
  func close(_ session: SceneSession) {
    let id = session.id
    let isAsked = ask(session) { [weak self] isConfirmed in
      guard isConfirmed, let self, let session = self[id] else { return }
      destroy(session)
    }
    if !isAsked { destroy(session) }
  }

  /// Shows a session's scene with the question that the scene's views ask before the scene closes or the application
  /// quits.
  ///
  /// If `beforeQuitting` is true, questions that aren't asked before quitting are ignored. `reply` is called with the
  /// person's answer: true to confirm.
  ///
  /// - Returns: False if the views ask no question.
  func ask(
    _ session: SceneSession, beforeQuitting: Bool = false, _ reply: @escaping ClosureQuestion.Reply
  ) -> Bool {
    let questions = (session.scene as? WindowScene)?.ownQuestions ?? []
    guard
      let question = questions.first(where: { $0.isAskedBeforeQuitting || !beforeQuitting }),
      let ask = question.ask
    else { return false }
    show(session)
    guard !beforeQuitting, !question.isAboutDocument else {
      ask(reply)
      return true
    }
    let id = session.id
    ask { [weak self] isConfirmed in
      // The answer may have saved the document or replaced it by another document, so the question about the document
      // is read again.
      let scene = self?[id]?.scene as? WindowScene
      let next = isConfirmed ? scene?.ownQuestions.first(where: \.isAboutDocument)?.ask : nil
      if let next { next(reply) } else { reply(isConfirmed) }
    }
    return true
  }

  /// Whether any scene is in the foreground, so that a person can answer a question.
  var isInForeground: Bool { connectedScenes.contains { $0.activationState.isForeground } }

  /// Whether any window asks a question before the application quits.
  var asksBeforeQuitting: Bool {
    isInForeground
      && connectedScenes.contains {
        ($0 as? WindowScene)?.ownQuestions.contains(where: \.isAskedBeforeQuitting) == true
      }
  }

  /// Disconnects a session's scene, if it has one, and discards the session (S17, S19).
  func destroy(_ session: SceneSession, _ animation: WindowScene.DismissalAnimation = .standard) {
    for window in windows.windows(of: session) { window.dismissalAnimation = animation }
    let wasConnected = session.scene != nil
    connector.disconnect(session)
    records.keepConnected(session)
    remove(session)
    // The app's declarations can depend on which single windows are open, so they have to be updated. If the scene was
    // connected, its disconnection has already requested the update.
    if !wasConnected { queue.setNeedsDeclarations() }
    displays.remove(session)
    transitions.remove(session)
    records.setNeedsRecord(session)
    showPusher(of: session)
    if closesWithLast(session) {
      // Only scenes on external displays can still be in the foreground.
      transitions.move { $0.sendAllToBackground() }
      launch.quit()
    }
    delegates.didDiscard([session])
  }

  /// Returns whether closing the given session ends the application, because no other session with windows is left
  /// (S108).
  ///
  /// An application without scenes ends on every device.
  private func closesWithLast(_ session: SceneSession) -> Bool {
    guard session.role == .windowApplication, !hasWindows else { return false }
    if !delegates.hasScenes { return true }
    if let delegate = delegates.desktop {
      return delegate.applicationShouldTerminateAfterLastWindowClosed(application)
    }
    return endsWithLastWindow
  }

  /// Whether the application ends when its last window is closed, by the rules of the device and the declared scenes.
  var endsWithLastWindow: Bool {
    switch profile.closingLast {
    case .keepsRunning: false
    case .quits: true
    case .asDeclared: declared.graph.scenes.first?.kind == .window
    }
  }

  // MARK: - Values

  /// Returns the declared default value for a session that is opened without a value; nil if none is declared.
  func defaultValue(of session: SceneSession) -> PresentedValue? {
    guard let coding = session.factory?.values, let value = coding.makeDefault?() else {
      return nil
    }
    return presentedValue(value, coding: coding, at: "scene \(session.id)")
  }

  /// Encodes a value that a window presents.
  ///
  /// A value that can't be encoded, or is too large or too deeply nested, is reported and isn't saved.
  func presentedValue(
    _ value: AnyHashable, coding: ValueCoding, at place: String
  ) -> PresentedValue {
    do {
      let json = try coding.encode(value)
      if json.isPresentable { return PresentedValue(value: value, json: json) }
      report(.unstorableValue(at: place, because: Data.unpresentable))
    } catch {
      report(.unstorableValue(of: coding.type, at: place, because: error))
    }
    return PresentedValue(value: value, json: nil)
  }
}
