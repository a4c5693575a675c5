// The launch: sessions are restored, launch events are routed, and otherwise the first scene opens.
extension Application {
  /// Launches the application, unless it was launched before.
  ///
  /// The delegate is called first (S1). Then sessions that can't be shown any more are discarded (S14),
  /// launch events are routed, and the scenes that were on screen are restored. Declared scenes open by
  /// default only if no session was restored (S95, S96).
  func launch(for events: [ExternalEvent]) {
    guard let early = launchState.launch() else {
      for batch in events.batches { route(batch) }
      return
    }
    reportUncalledMethods()
    let plan = restoreSessions()
    let options = launchOptions(for: events)
    let answers = [
      asking(.willFinishLaunching) {
        $0.application(self, willFinishLaunchingWithOptions: options)
      },
      asking(.didFinishLaunching) {
        $0.application(self, didFinishLaunchingWithOptions: options)
      },
    ]
    post(Self.didFinishLaunchingNotification)
    if lifeCycleMode == .scenes { reportEarlyWindows() }
    discard(plan.discarded)
    observeMemoryPressure()
    launchState.refuse(answers.contains(false))
    for batch in events.batches { route(batch, isLaunch: true) }
    launchState.run()
    for work in early { work(self) }
    guard !launchState.isEnding else { return }
    show(plan)
    if !hasWindows { openFirstScenes() }
  }

  /// Connects the scenes that were on screen, unless others replaced them.
  private func show(_ plan: LaunchPlan) {
    let focused = plan.focused.flatMap { sessions[$0] }
    if profile.relaunching == .lastUsed {
      guard !foregroundScenes.sessions.contains(where: { sessions[$0]?.role == .windowApplication })
      else {
        return
      }
    }
    let isTaken = foregroundScenes.focused != nil
    for session in plan.shown.compactMap({ sessions[$0] }) where session.scene == nil {
      note(.decision(.session(session.id, .restored)))
      connect(session, isNew: false, for: [])
      move { !isTaken && session == focused ? $0.enter(session.id) : $0.enterBeside(session.id) }
    }
  }

  private func observeMemoryPressure() {
    let problem = services.observeMemoryPressure { [weak self] in
      self?.post { self?.receive(.memoryPressure) }
    }
    if let problem { report(problem) }
  }

  /// The role of the first scene in the manifest; a window if there is none or it can't be shown.
  private var firstRole: SceneSession.Role {
    guard let role = manifest?.preferredDefaultSceneSessionRole, role != .windowApplication else {
      return .windowApplication
    }
    if profile.canBegin(with: role) { return role }
    report(.unshowableRole(role, on: profile))
    return .windowApplication
  }

  private func openFirstScenes() {
    if graph.scenes.isEmpty {
      _ = carryOut(decide(nil), role: firstRole)
    }
    for scene in graph.scenesAtLaunch(supportingMultipleScenes: supportsMultipleScenes) {
      let decision = RoutingDecision.newSession(scene.id, .primary)
      note(.decision(decision))
      _ = carryOut(decision)
    }
  }
}

extension [ExternalEvent] {
  /// The events in batches: adjacent links form one batch.
  fileprivate var batches: [[ExternalEvent]] {
    reduce(into: []) { batches, event in
      if case .openURL = event, case .openURL? = batches.last?.last {
        batches[batches.count - 1].append(event)
      } else {
        batches.append([event])
      }
    }
  }
}
