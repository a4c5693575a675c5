/// The part that moves scenes between states, and keeps the set of scenes in the foreground.
@MainActor final class SceneTransitions: ApplicationPart {
  private let foreground: Owned<ForegroundScenes>
  private let states = Owned(SceneStates())

  init(_ profile: HostProfile) {
    foreground = Owned(ForegroundScenes(profile))
  }

  /// The session whose scene has the focus; nil if no scene has the focus.
  var focused: SceneSession? { foreground.value.focused.flatMap { sessions[$0] } }
  var isSwitcherOpen: Bool { foreground.value.isSwitcherOpen }
  /// The most recently used session, whether its scene is in the foreground or not.
  ///
  /// Sessions of external displays aren't considered.
  var mostRecent: SceneSession? { foreground.value.mostRecent.flatMap { sessions[$0] } }
  /// The sessions whose scenes are in the foreground.
  var inForeground: [SceneSession] { foreground.value.sessions.compactMap { sessions[$0] } }
  /// The sessions whose scenes aren't in the foreground, in the order in which the scenes left it.
  ///
  /// Sessions of external displays aren't included.
  var outsideForeground: [SceneSession] {
    foreground.value.outsideForeground.compactMap { sessions[$0] }
  }

  /// The next number to assign as a time of last use, when a session gets the focus.
  ///
  /// Times are increasing numbers, not seconds.
  var nextUse: Int { foreground.value.nextUse }
  /// Whether any scene has entered the background since the launch.
  var hasBeenAway: Bool { states.value.hasBeenAway }

  /// The number of scenes that can enter the foreground before another scene has to leave it; nil without a limit.
  ///
  /// Scenes on external displays don't count.
  var room: Int? { foreground.value.room }

  func isInForeground(_ session: SceneSession) -> Bool {
    foreground.value.isInForeground(session.key)
  }

  /// Whether a session's scene is in the foreground, or will be when the application returns to the foreground.
  func isOnScreen(_ session: SceneSession) -> Bool { foreground.value.isOnScreen(session.key) }

  func lastUse(of session: SceneSession) -> Int {
    foreground.value.places[session.key]?.lastFocus ?? 0
  }

  /// Removes the states of all scenes, because the scenes are released without transitions.
  func reset() {
    for session in foreground.value.sessions { _ = foreground.value.leave(session) }
    states.value = SceneStates()
  }

  // MARK: - Sessions

  /// The number of sessions; used only by tests that look for leaks.
  var count: Int { foreground.value.places.count }

  /// Adds a session whose scene isn't in the foreground.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - hasOwnDisplay: Whether the session's scene has a display of its own, so that it never gets
  ///     the focus.
  ///   - lastUse: The time of the session's last use; 0 if it was never used.
  func add(_ session: SceneSession, hasOwnDisplay: Bool, lastUse: Int) {
    foreground.value.add(session.key, hasOwnDisplay: hasOwnDisplay, lastFocus: lastUse)
  }

  /// Makes the times of all further uses greater than `lastUse`, the last use of a stored session that isn't restored.
  func reserve(lastUse: Int) { foreground.value.reserve(lastUse: lastUse) }

  /// Removes the scene of a session from the foreground, because the scene disconnected.
  ///
  /// If the scene had the focus, the focus returns to the remaining foreground scene that had it most recently.
  func leave(_ session: SceneSession) {
    move { $0.leave(session.key) }
  }

  /// Removes a session that was closed.
  func remove(_ session: SceneSession) {
    move { $0.remove(session.key) }
  }

  // MARK: - Transitions

  /// Changes the set of foreground scenes, and performs the resulting transitions.
  ///
  /// - Parameter change: A closure that changes the set of foreground scenes, and returns the resulting moves of scenes
  ///   to other states.
  func move(_ change: (inout ForegroundScenes) -> [ForegroundScenes.Move]) {
    let (wasFocused, time) = (foreground.value.focused, foreground.value.nextUse)
    make(change(&foreground.value))
    // A session that gets the focus has a new time of last use. The routing table and the session's record need this
    // time now, before the session loses the focus.
    let focused = foreground.value.focused
    if foreground.value.nextUse != time, let focused, let session = sessions[focused],
      let lastUse = foreground.value.places[focused]?.lastFocus,
      sessions.recordUse(session, at: lastUse)
    {
      records.recordDidChange(session)
    }
    if wasFocused == focused { return }
    if let wasFocused, let scene = sessions[wasFocused]?.scene { queue.setNeedsUpdate(scene) }
    if let focused, let scene = sessions[focused]?.scene { queue.setNeedsUpdate(scene) }
  }

  /// Performs moves in order: each scene reaches its new state before the next scene moves.
  private func make(_ moves: [ForegroundScenes.Move]) {
    for move in moves {
      if let scene = sessions[move.session]?.scene { bring(scene, to: move.to) }
    }
  }

  /// Performs the steps that bring a scene to a state.
  func bring(_ scene: ConnectedScene, to state: LifeCycle.State) {
    if scene.activationState == state { return }
    for change in states.value.changes(from: scene.activationState, to: state) {
      perform(change, on: scene)
    }
  }

  /// Performs one step of a scene: calls the delegate, then posts the notification (S22, S23).
  ///
  /// The state of the scene changes before a "did" callback, and after a "will" callback.
  private func perform(_ change: SceneStates.Change, on scene: ConnectedScene) {
    let step = change.transition.step
    if step == .enterForeground { records.keepConnected(scene.session) }
    if !step.isAnnouncement { set(change.transition, of: scene) }
    delegates.announce(step, of: scene)
    if let edge = change.edge,
      delegates.hasScenes || edge != .willEnterForeground || states.value.hasBeenAway
    {
      delegates.post(edge)
    }
    if step.isAnnouncement { set(change.transition, of: scene) }
    switch step {
    case .enterForeground: records.recordDidChange(scene.session)
    case .enterBackground:
      windows.takeSnapshot(of: scene.session)
      records.recordDidChange(scene.session)
    case .becomeActive:
      if !scene.hasBeenActive, parts.faults?.straysResignActive == true, delegates.hasScenes {
        delegates.announce(.resignActive, of: scene)
      }
      scene.hasBeenActive = true
    case .resignActive, .attachInBackground, .disconnect: break
    }
  }

  private func set(_ transition: LifeCycle.Transition, of scene: ConnectedScene) {
    states.value.take(transition, of: scene.session.sceneDescription?.id)
    scene.activationState = transition.to
    queue.stateDidChange(of: scene)
  }

  /// Returns the most active state among the scenes of the given declarations, or among all scenes (S115).
  ///
  /// - Parameter scenes: The identifiers of the declarations; nil for every connected scene.
  /// - Returns: The most active state: active if any scene is active, otherwise inactive if any scene is inactive,
  ///   otherwise background.
  func mostActiveState(of scenes: [SceneDescription.ID]? = nil) -> LifeCycle.State {
    scenes.map { states.value.mostActive(of: $0) } ?? states.value.mostActive
  }
}
