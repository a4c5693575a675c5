/// The transitions of scenes between states, and the set of scenes in the foreground.
@MainActor final class SceneTransitions: ApplicationPart {
  private var foreground: ForegroundScenes
  private var states = SceneStates()

  init(_ profile: HostProfile) {
    foreground = ForegroundScenes(profile)
  }

  var focused: SceneID? { foreground.focused }
  var isSwitcherOpen: Bool { foreground.isSwitcherOpen }
  /// The session used last, in the foreground or not.
  var mostRecent: SceneID? { foreground.mostRecent }
  /// The sessions in the foreground.
  var inForeground: [SceneID] { foreground.sessions }
  /// The sessions that aren't in the foreground, longest away first.
  var longestAway: [SceneID] { foreground.longestAway }
  /// The `lastUse` that the next session to get the focus receives.
  var nextUse: Int { foreground.nextUse }
  /// Whether a scene entered the background once.
  var hasBeenAway: Bool { states.hasBeenAway }

  func isInForeground(_ session: SceneSession) -> Bool { foreground.isInForeground(session.id) }

  /// Whether a session's scene is on screen, or returns there with the application.
  func isOnScreen(_ session: SceneSession) -> Bool { foreground.isOnScreen(session.id) }

  func lastUse(of session: SceneSession) -> Int { foreground.places[session.id]?.lastFocus ?? 0 }

  // MARK: - Sessions

  /// The number of sessions.
  var count: Int { foreground.places.count }

  func add(_ session: SceneSession, isApart: Bool, lastUse: Int) {
    foreground.add(session.id, ordinal: session.ordinal, isApart: isApart, lastFocus: lastUse)
  }

  /// Makes room for the scenes behind one that disconnected.
  func leave(_ session: SceneSession) {
    make(foreground.leave(session.id))
  }

  /// Removes a session that was closed.
  func remove(_ session: SceneSession) {
    make(foreground.remove(session.id))
  }

  // MARK: - Transitions

  /// Changes the set of foreground scenes, and performs the resulting transitions.
  func move(_ change: (inout ForegroundScenes) -> [ForegroundScenes.Move]) {
    let wasFocused = foreground.focused
    make(change(&foreground))
    // The focused session's time of use is saved, so that it remains after the loss of focus.
    let focused = foreground.focused
    if let focused, let session = sessions[focused],
      let lastUse = foreground.places[focused]?.lastFocus, sessions.use(session, at: lastUse)
    {
      records.recordDidChange(session)
    }
    if wasFocused == focused { return }
    for id in [wasFocused, focused] {
      guard let id, let session = sessions[id] else { continue }
      for window in windows.windows(of: session) { window.setNeedsUpdate() }
    }
  }

  /// Performs transitions; each scene completes its transitions before the next starts.
  private func make(_ moves: [ForegroundScenes.Move]) {
    for move in moves {
      guard let scene = sessions[move.session]?.scene else { continue }
      perform(LifeCycle.plan(from: scene.activationState, to: move.to), on: scene)
    }
  }

  func perform(_ steps: [LifeCycle.Step], on scene: ConnectedScene) {
    for step in steps { perform(step, on: scene) }
  }

  /// Performs one step: calls the delegate, then posts the notification (S22, S23).
  ///
  /// The state changes before a "did" callback and after a "will" callback.
  func perform(_ step: LifeCycle.Step, on scene: ConnectedScene) {
    let old = scene.activationState
    guard let state = LifeCycle.state(after: step, from: old) else { return }
    let edge = states.edge(from: old, to: state)
    if step == .enterForeground { records.keepConnected(scene.session) }
    if !step.isAnnouncement { set(state, of: scene) }
    delegates.tell(step, to: scene)
    if let edge, delegates.hasScenes || edge != .willEnterForeground || states.hasBeenAway {
      delegates.post(edge)
    }
    if step.isAnnouncement { set(state, of: scene) }
    switch step {
    case .enterForeground: records.recordDidChange(scene.session)
    case .enterBackground:
      windows.takeSnapshot(of: scene.session)
      records.recordDidChange(scene.session)
    case .becomeActive, .resignActive, .attachInBackground, .disconnect: break
    }
  }

  private func set(_ state: LifeCycle.State, of scene: ConnectedScene) {
    states.move(
      of: scene.session.sceneDescription?.id, from: scene.activationState, to: state)
    scene.activationState = state
    for window in windows.windows(of: scene.session) { window.setNeedsUpdate() }
    queue.setNeedsDeclarations()
  }

  /// Returns the foremost state of the scenes of some declarations, or of all scenes (S115).
  ///
  /// - Parameter scenes: The declarations; nil for every connected scene.
  /// - Returns: The foremost state: active before inactive before background.
  func foremostState(of scenes: [SceneDescription.ID]? = nil) -> LifeCycle.State {
    scenes.map { states.foremost(of: $0) } ?? states.foremost
  }
}
