/// The launch and the end of an application.
///
/// A launch restores sessions and routes the launch events. If no session for windows is open after that, new sessions
/// are opened for the scenes that open at launch.
@MainActor final class LaunchSequence: ApplicationPart {
  private let state = Owned(LaunchState<TurnQueue.Work>.waiting([]))

  /// The report on the stored sessions at the launch; nil before the launch.
  private(set) var report: RestorationReport?
  /// Whether the launch has begun, and the store hasn't been told yet that the launch is finished.
  private var isUnfinished = false
  /// Whether the launch left stored sessions in the store that a later launch can restore.
  private(set) var isHoldingSessions = false

  /// Whether the application has ended.
  var isTerminated: Bool { state.value.isTerminated }
  /// Whether the application has ended, or will end when its records are saved.
  var isEnding: Bool { state.value.isEnding }
  /// Whether the application's delegate refused the launch events that are being routed.
  var isRefused: Bool { state.value.isRefused }

  /// Performs work now or, if the application isn't launched yet, during the launch.
  func afterLaunch(_ work: @escaping TurnQueue.Work) {
    if !state.value.wait(work) { work(parts) }
  }

  /// Launches the application or, if it was launched before, only routes the events.
  ///
  /// The application's delegate is called before scenes connect (S1). The launch then discards the sessions that can't
  /// be shown any more, or that were removed while the application wasn't running (S14). It routes the launch events,
  /// and restores the scenes that were on screen at the end of the last run. If no session for windows is open after
  /// that, new sessions are opened for the scenes that open at launch (S95, S96).
  func launch(for events: [ExternalEvent]) {
    guard let early = state.value.launch() else {
      for batch in events.batches { delivery.route(batch) }
      return
    }
    delegates.reportUncalledMethods()
    let plan = restoreSessions()
    report = RestorationReport(plan)
    isHoldingSessions = plan.isHoldingFittingSession
    isUnfinished = true
    services.store.launchWillBegin(plan.history.beginningLaunch)
    let isRefused = delegates.tellLaunch(events)
    delegates.post(Application.didFinishLaunchingNotification)
    if delegates.mode == .scenes { delegates.reportEarlyWindows() }
    discard(plan.discarded)
    observeMemoryPressure()
    state.value.refuse(isRefused)
    let odd = delegates.hasScenes ? parts.faults?.firstRole : nil
    if let odd {
      _ = sessions.open(nil, nil, role: odd.role, presenting: nil, for: [])
    }
    for batch in events.batches { delivery.route(batch, isLaunch: true) }
    state.value.run()
    for work in early { work(parts) }
    guard !isEnding, odd?.isAlone != true else { return }
    show(plan)
    if !sessions.hasWindows { openFirstScenes() }
  }

  /// Begins to carry out requests without launching the application, so that no scene opens.
  func begin() {
    for work in state.value.launch() ?? [] { work(parts) }
    state.value.run()
  }

  /// Connects the scenes that were on screen at the end of the last run, as many as fit on screen.
  ///
  /// On a device that restores only the last used scene, no scene is connected if a launch event has opened a window.
  private func show(_ plan: LaunchPlan) {
    let focused = plan.focused.flatMap { sessions[$0] }
    if profile.relaunching == .lastUsed {
      guard !transitions.inForeground.contains(where: { $0.role == .windowApplication }) else {
        return
      }
    }
    let isTaken = transitions.focused != nil
    let returning = plan.shown.compactMap { sessions[$0] }.filter { $0.scene == nil }
    // If not all scenes fit, the scenes that would be the first to leave a full foreground are left out.
    let leaving = returning.sorted {
      profile.yielding.chooses(
        (transitions.lastUse(of: $0), $0.key), before: (transitions.lastUse(of: $1), $1.key))
    }
    let fitting = Set(leaving.suffix(transitions.room ?? leaving.count))
    for session in returning where fitting.contains(session) {
      note(.decision(.session(session.id, .restored)))
      connector.connect(session, isNew: false, for: [])
      transitions.move {
        !isTaken && session == focused ? $0.enter(session.key) : $0.enterUnfocused(session.key)
      }
    }
  }

  private func observeMemoryPressure() {
    let problem = services.observeMemoryPressure { [weak application] in
      application?.post {
        application?.parts.onInput?(.memoryPressure)
        application?.parts.receive(.memoryPressure)
      }
    }
    if let problem { report(problem) }
  }

  /// The role of the scene that opens first in an application without declared scenes.
  ///
  /// The manifest can name the role; if it names none, or if the device can't begin with this role, the scene is a
  /// window.
  private var firstRole: SceneSession.Role {
    guard let role = connector.manifest?.preferredDefaultSceneSessionRole,
      role != .windowApplication
    else {
      return .windowApplication
    }
    if profile.canBegin(with: role) { return role }
    report(.unshowableRole(role, on: profile))
    return .windowApplication
  }

  /// Opens the scenes that open at launch or, if no scene is declared, one scene (S95).
  private func openFirstScenes() {
    if declared.graph.scenes.isEmpty {
      _ = sessions.carryOut(sessions.decide(nil), role: firstRole)
    }
    for scene in declared.graph.scenesAtLaunch(
      supportingMultipleScenes: supportsMultipleScenes)
    {
      let decision = RoutingDecision.newSession(scene.id, .primary)
      note(.decision(decision))
      _ = sessions.carryOut(decision)
    }
  }

  /// Tells the store that the launch is finished, as soon as no work is left or the application is ending.
  func finishIfQuiet() {
    guard isUnfinished, queue.isEmpty || isEnding else { return }
    isUnfinished = false
    records.finishLaunch(.finished(parts.version))
  }

  // MARK: - The end

  /// Begins to end the application, which first completes its unfinished work.
  ///
  /// If the work takes too long, the application stops waiting for it. The application then calls its delegate, and
  /// ends when its records are saved.
  func quit() {
    end { $0.quit() }
  }

  /// Ends the application when its records are saved, without calling its delegate.
  func forceQuit() {
    end { $0.forceQuit() }
  }

  /// Terminates the application if it is ending, its changes are saved, and it doesn't wait for unfinished work.
  ///
  /// Unless the application was forced to quit, its delegate is told of the termination first, and the changes that the
  /// delegate makes are saved too.
  func terminateIfDue() {
    guard state.value.isEnding, !state.value.isTerminated, records.isSettled else { return }
    if state.value.isQuitting, parts.work.isUnfinished { return parts.work.limitWaiting() }
    if state.value.finish() {
      delivery.handoffs.fail(because: "the application ended before the activity arrived")
      delegates.willTerminate()
      delegates.post(Application.willTerminateNotification)
      records.write()
      guard records.isSettled else { return }
    }
    services.saveDefaults()
    services.store.applicationWillEnd()
    parts.tearDown()
    queue.dropUpdates()
  }

  /// Marks the application as ended.
  func terminate() {
    end { $0.terminate() }
  }

  private func end(_ change: (inout LaunchState<TurnQueue.Work>) -> Void) {
    // The closures that wait for the launch are released after the change, because their release may read the state.
    let last = state.value
    change(&state.value)
    withExtendedLifetime(last) {}
  }
}

extension [ExternalEvent] {
  /// The events in batches that are routed together: adjacent links form one batch, and every other
  /// event forms a batch of its own.
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
