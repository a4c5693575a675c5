// Transitions of scenes between states.
extension Application {
  /// Changes the set of foreground scenes, and performs the resulting transitions.
  func move(_ change: (inout ForegroundScenes) -> [ForegroundScenes.Move]) {
    let wasFocused = foregroundScenes.focused
    make(change(&foregroundScenes))
    // The focused session's time of use is saved, so that it remains after the loss of focus.
    if let focused = foregroundScenes.focused.flatMap({ sessions[$0] }),
      let lastUse = foregroundScenes.places[focused.id]?.lastFocus,
      table.use(focused.id, at: lastUse)
    {
      recordDidChange(focused)
    }
    for session in [wasFocused, foregroundScenes.focused]
    where wasFocused != foregroundScenes.focused {
      guard let session = session.flatMap({ sessions[$0] }) else { continue }
      for window in windows(of: session) { window.setNeedsUpdate() }
    }
  }

  /// Performs transitions; each scene completes its transitions before the next starts.
  func make(_ moves: [ForegroundScenes.Move]) {
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
    if step == .enterForeground { pending.records.keepConnected(scene.session.id) }
    if !step.isAnnouncement { set(state, of: scene) }
    if lifeCycleMode == .application {
      tellApplication(step)
    } else {
      tell(scene, step)
      if let name = step.notification { post(name, of: scene) }
    }
    if let edge, lifeCycleMode != .application || edge != .willEnterForeground || states.hasBeenAway
    {
      post(edge)
    }
    if step.isAnnouncement { set(state, of: scene) }
    switch step {
    case .enterForeground: recordDidChange(scene.session)
    case .enterBackground:
      pending.takeSnapshot(of: scene.session.id)
      recordDidChange(scene.session)
    case .becomeActive, .resignActive, .attachInBackground, .disconnect: break
    }
  }

  private func tell(_ scene: ConnectedScene, _ step: LifeCycle.Step) {
    let id = scene.session.id
    switch step {
    case .enterForeground:
      _ = telling(.sceneWillEnterForeground, id, scene) { $0.sceneWillEnterForeground(scene) }
    case .becomeActive:
      _ = telling(.sceneDidBecomeActive, id, scene) { $0.sceneDidBecomeActive(scene) }
    case .resignActive:
      _ = telling(.sceneWillResignActive, id, scene) { $0.sceneWillResignActive(scene) }
    case .enterBackground:
      _ = telling(.sceneDidEnterBackground, id, scene) { $0.sceneDidEnterBackground(scene) }
      keepState(of: scene)
    case .attachInBackground:
      note(.attachedInBackground(id))
    case .disconnect:
      _ = telling(.sceneDidDisconnect, id, scene) { $0.sceneDidDisconnect(scene) }
    }
  }

  private func set(_ state: LifeCycle.State, of scene: ConnectedScene) {
    states.move(
      of: scene.session.sceneDescription?.id, from: scene.activationState, to: state)
    scene.activationState = state
    for window in windows(of: scene.session) { window.setNeedsUpdate() }
    setNeedsDeclarations()
  }

  /// Returns the foremost state of the scenes of some declarations, or of all scenes (S115).
  ///
  /// - Parameter scenes: The declarations; nil for every connected scene.
  /// - Returns: The foremost state: active before inactive before background.
  package func foremostState(of scenes: [SceneDescription.ID]? = nil) -> LifeCycle.State {
    scenes.map { states.foremost(of: $0) } ?? states.foremost
  }
}
