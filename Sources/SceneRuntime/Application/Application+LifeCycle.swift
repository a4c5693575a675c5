// Taking scenes from one state to another.
extension Application {
  /// Changes who is on stage, and takes the scenes concerned where they belong.
  func move(_ change: (inout Stage) -> [Stage.Move]) {
    let wasFocused = stage.focused
    make(change(&stage))
    for session in [wasFocused, stage.focused] where wasFocused != stage.focused {
      guard let session = session.flatMap({ sessions[$0] }) else { continue }
      for window in windows(of: session) { window.setNeedsUpdate() }
    }
  }

  /// Makes moves of the stage, each scene going all its way before the next.
  func make(_ moves: [Stage.Move]) {
    for move in moves {
      guard let scene = sessions[move.session]?.scene else { continue }
      perform(LifeCycle.plan(from: scene.activationState, to: move.to), on: scene)
    }
  }

  func perform(_ steps: [LifeCycle.Step], on scene: ConnectedScene) {
    for step in steps { perform(step, on: scene) }
  }

  /// Takes one step: the delegate is told, and the state changes before a "did", after a "will".
  func perform(_ step: LifeCycle.Step, on scene: ConnectedScene) {
    guard let state = LifeCycle.state(after: step, from: scene.activationState) else { return }
    let session = scene.session
    switch step {
    case .enterForeground:
      pendingDisconnects.removeAll { $0 == session.id }
      note(.sceneWillEnterForeground, session.id)
      scene.delegate?.sceneWillEnterForeground(scene)
      set(state, of: scene)
    case .becomeActive:
      set(state, of: scene)
      note(.sceneDidBecomeActive, session.id)
      scene.delegate?.sceneDidBecomeActive(scene)
    case .resignActive:
      note(.sceneWillResignActive, session.id)
      scene.delegate?.sceneWillResignActive(scene)
      set(state, of: scene)
    case .enterBackground:
      set(state, of: scene)
      note(.sceneDidEnterBackground, session.id)
      scene.delegate?.sceneDidEnterBackground(scene)
      snapshots.append(session.id)
      recordDidChange(session)
    case .attachInBackground:
      set(state, of: scene)
      note(.attachedInBackground(session.id))
    case .disconnect:
      set(state, of: scene)
      note(.sceneDidDisconnect, session.id)
      scene.delegate?.sceneDidDisconnect(scene)
    }
  }

  private func set(_ state: LifeCycle.State, of scene: ConnectedScene) {
    tally.move(from: scene.activationState, to: state)
    if let id = scene.session.sceneDescription?.id {
      tallies[id, default: SceneTally()].move(from: scene.activationState, to: state)
    }
    scene.activationState = state
    for window in windows(of: scene.session) { window.setNeedsUpdate() }
    setNeedsDeclarations()
  }

  /// The state nearest to a person among the scenes of some declarations, or among all (S115).
  ///
  /// - Parameter scenes: The declarations; nil for every connected scene.
  /// - Returns: Active before inactive before background.
  package func foremostState(of scenes: [SceneDescription.ID]? = nil) -> LifeCycle.State {
    guard let scenes else { return tally.foremost }
    let states = scenes.compactMap { tallies[$0]?.foremost }
    return states.first { $0 == .foregroundActive } ?? states.first { $0 == .foregroundInactive }
      ?? .background
  }
}
