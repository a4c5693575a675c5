package import SceneModel

// Conversion of trace entries to marks and states.
extension Timeline {
  /// Adds an entry of the trace.
  ///
  /// - Parameter entry: The entry. The line of the entry is created during this call, so that
  ///   secrets are redacted as in the trace.
  package mutating func add(_ entry: TraceEntry) {
    if case .stored = entry.kind {
      // An entry of the store gets no place of its own on the axis. The timing of the entry differs between runs with
      // the same inputs, so the entry would move the later entries.
      store.add(Mark(.storing, ["the store has written all changes up to here"]), at: place, limits)
      return
    }
    if launchCount == 0 { begin() }
    advance(to: entry)
    let line = entry.line
    if isStarting { start(line) }
    switch entry.kind {
    case .input(let event): add(event, line)
    case .request:
      mark(.request, line)
      subject = (place, line)
    case .decision(let decision): add(decision, line)
    case .callback(let callback, let sessions): add(callback, sessions, line)
    case .answer(_, let session, _): mark(.delivery, line, in: session)
    case .attachedInBackground(let session): set(.background, of: session, line)
    case .snapshot(let session): mark(.snapshot, line, in: session)
    case .observation: mark(.delivery, line)
    case .delivery(_, let session): mark(.delivery, line, in: session)
    case .currentActivity(_, let session): mark(.call, line, in: session)
    case .message: mark(.call, line)
    case .failure, .problem: mark(.problem, line)
    case .stored: break
    }
  }

  /// Sets the state of the application to launching.
  ///
  /// A launch after the first is also shown on the axis of the timeline.
  private mutating func start(_ line: String) {
    isStarting = false
    if launchCount > 1 { launches.append(Turn(number: launchCount, place: place)) }
    states.own = .launching
    changeApplication(line)
  }

  /// Adds a mark for a killed process, and ends the states of the application and its sessions.
  mutating func kill() {
    advance()
    let line = "the process was killed"
    mark(.act, line)
    end(line)
  }

  /// Adds a restored session whose scene isn't connected.
  ///
  /// The session is added by this method, because no entry of the trace names it.
  package mutating func addRestored(_ id: SceneID) {
    if states.sessions[id] == nil { set(.disconnected, of: id, "restored, and not connected") }
  }

  // MARK: - Inputs and decisions

  private mutating func add(_ event: HostEvent, _ line: String) {
    subject = (place, line)
    switch event {
    case .launch(let events): mark(events.isEmpty ? .act : .event, line)
    case .external, .openURLs, .handoffArrives, .handoffFails, .handoffTaken: mark(.event, line)
    case .content(let window, _): mark(.act, line, in: window.session)
    case .focus(let session), .resize(let session, _), .resume(let session), .close(let session):
      mark(.act, line, in: session)
    case .background(let session): mark(.act, line, in: session)
    case .forceQuit:
      mark(.act, line)
      end(line)
    case .openSwitcher, .interrupt, .newWindow, .openScene, .foreground, .attachDisplay,
      .detachDisplay, .registeredForRemoteNotifications, .failedToRegisterForRemoteNotifications,
      .memoryPressure, .quit:
      mark(.act, line)
    }
  }

  private mutating func add(_ decision: RoutingDecision, _ line: String) {
    let lines = (subject.map { [$0.line] } ?? []) + [line]
    if let subject { application.add(line, toMarkAt: subject.place, limits) }
    switch decision {
    case .session(let session, let rule):
      change(session) { _ in }
      let mark = Mark(rule == .restored ? .restoration : .decision, lines)
      change(session) { [place, limits] in $0.add(mark, at: place, limits) }
      addRoute(to: session, at: place)
    case .newSession: hold(Mark(.decision, lines))
    case .unrouted: application.add(Mark(.decision, lines), at: place, limits)
    }
  }

  // MARK: - Calls

  private mutating func add(_ callback: TraceEntry.Callback, _ ids: [SceneID], _ line: String) {
    switch callback {
    case .willFinishLaunching: mark(.call, line)
    case .didFinishLaunching:
      mark(.call, line)
      setApplication(nil, line)
    case .applicationDidBecomeActive: setApplication(.foregroundActive, line)
    case .applicationWillResignActive, .applicationWillEnterForeground:
      setApplication(.foregroundInactive, line)
    case .applicationDidEnterBackground: setApplication(.background, line)
    case .applicationWillTerminate:
      mark(.call, line)
      end(line)
    case .sceneWillEnterForeground, .sceneWillResignActive:
      for id in ids { set(.foregroundInactive, of: id, line) }
    case .sceneDidBecomeActive: for id in ids { set(.foregroundActive, of: id, line) }
    case .sceneDidEnterBackground: for id in ids { set(.background, of: id, line) }
    case .sceneDidDisconnect: for id in ids { set(.disconnected, of: id, line) }
    case .didDiscardSceneSessions:
      for id in ids {
        mark(.closing, line, in: id)
        set(nil, of: id, line)
      }
    case .configurationForConnecting, .willConnectTo:
      for id in ids {
        mark(.call, line, in: id)
        set(.unattached, of: id, line)
      }
    case .openURLContexts, .continue, .willContinueUserActivityWithType,
      .didFailToContinueUserActivityWithType, .performActionFor, .userDidAcceptShare, .didReceive,
      .applicationOpenURL, .applicationContinue, .applicationWillContinue,
      .applicationDidFailToContinue, .applicationPerformAction, .applicationUserDidAcceptShare:
      mark(.delivery, line, in: ids)
    case .stateRestorationActivity, .restoreInteractionStateWith:
      mark(.restoration, line, in: ids)
    case .didUpdate, .didUpdateEffectiveGeometry, .applicationDidReceiveMemoryWarning,
      .didRegisterForRemoteNotifications, .didFailToRegisterForRemoteNotifications:
      mark(.call, line, in: ids)
    }
  }

  private mutating func mark(_ kind: Mark.Kind, _ line: String, in session: SceneID? = nil) {
    guard let session else { return application.add(Mark(kind, [line]), at: place, limits) }
    change(session) { [place, limits] in $0.add(Mark(kind, [line]), at: place, limits) }
  }

  private mutating func mark(_ kind: Mark.Kind, _ line: String, in sessions: [SceneID]) {
    if sessions.isEmpty { mark(kind, line) }
    for session in sessions { mark(kind, line, in: session) }
  }

  // MARK: - States

  private mutating func set(_ state: State?, of id: SceneID, _ line: String) {
    states.set(state, of: id)
    change(id) { [place, turnCount] in
      $0.change(to: state, by: line, turn: turnCount, at: place)
    }
    changeApplication(line)
  }

  private mutating func setApplication(_ state: State?, _ line: String) {
    states.own = state
    changeApplication(line)
  }

  private mutating func changeApplication(_ line: String) {
    application.change(to: states.application, by: line, turn: turnCount, at: place)
  }

  /// Disconnects all sessions and updates the application's state; called when the process ends.
  private mutating func end(_ line: String) {
    for id in states.end() {
      change(id) { [place, turnCount] in
        $0.change(to: .disconnected, by: line, turn: turnCount, at: place)
      }
    }
    changeApplication(line)
  }
}
