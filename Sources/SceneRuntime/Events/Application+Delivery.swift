// Events that wait for the content of their scene.
extension Application {
  /// Keeps an event for the first commit at which the scene's content has a handler for it.
  func wait(for event: ConnectedScene.Undelivered, at scene: ConnectedScene) {
    // That an activity is on its way is for delegates; it arrives by an event of its own.
    if case .willContinueActivity = event.event { return }
    scene.undelivered.append(event)
    pending.deliver(to: scene.session.id)
    queue.setNeedsCommit()
  }

  /// Keeps what stands in a scene's options for the scene's content.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - scene: The scene, its delegate told that it connects.
  ///   - isTold: Whether its delegate has a method of its own for that.
  ///   - isDeclared: Whether its content was declared; what a delegate builds itself gets none of them.
  func wait(
    for events: [ExternalEvent], at scene: ConnectedScene, isTold: Bool, isDeclared: Bool
  ) {
    for event in events {
      wait(
        for: ConnectedScene.Undelivered(
          event: event, options: isTold ? scene.reading : nil,
          isForContent: isDeclared || !isTold), at: scene)
    }
  }

  /// Says that nobody needs to take an event that has chosen its scene: the activity of a request, or a
  /// link that says no more than which declared scene it is for.
  func markOptional(_ event: ExternalEvent?, at id: SceneSession.ID) {
    guard let scene = sessions[id]?.scene,
      let index = scene.undelivered.lastIndex(where: { $0.event == event && $0.mustBeHandled })
    else { return }
    scene.undelivered[index].mustBeHandled = false
  }

  /// Offers what waits to the content of the scenes concerned, in the order of creation.
  ///
  /// What no view handles is offered once. Of the others at most 100 go on waiting at a scene; then the
  /// oldest is given up.
  func deliverWaiting() {
    let sessions = pending.dueReceivers().compactMap { self.sessions[$0] }
      .sorted { $0.ordinal < $1.ordinal }
    for session in sessions {
      guard let scene = session.scene else { continue }
      let contents = windows(of: session).filter(\.isMounted).compactMap(\.content)
      scene.undelivered.removeAll { waiting in
        // Every handler gets it, so every content is asked.
        let takers = waiting.isForContent ? contents.filter { $0.deliver(waiting.event) } : []
        if !takers.isEmpty { note(.delivery(waiting.event, session.id)) }
        return !takers.isEmpty
      }
      reportUntaken(
        at: scene, because: "neither its delegate nor anything it shows now handles it")
      scene.undelivered.removeAll { !$0.isForContent || !$0.event.isForViews }
      while scene.undelivered.count > 100 {
        let given = scene.undelivered.removeFirst()
        if given.mustBeHandled, !given.isSettled { report(.givenUp(given.event, session)) }
      }
    }
  }

  /// Records what a scene was given and nobody took, once each.
  func reportUntaken(at scene: ConnectedScene, because reason: String) {
    for index in scene.undelivered.indices {
      let waiting = scene.undelivered[index]
      guard waiting.mustBeHandled, !waiting.isSettled, !waiting.isReported else { continue }
      scene.undelivered[index].isReported = true
      report(
        Problem(
          at: "scene \(scene.session.id)", "nobody took \"\(waiting.event)\": \(reason)",
          remedy: waiting.remedy(in: lifeCycleMode)))
    }
  }
}

extension ConnectedScene.Undelivered {
  /// Whether a delegate has it.
  @MainActor fileprivate var isSettled: Bool {
    isTaken ? true : options?.isTaken(event.part) == true
  }

  /// How to take it.
  fileprivate func remedy(in mode: LifeCycleMode) -> String {
    if !isForContent {
      return "look at connectionOptions.\(event.part.rawValue) in scene(_:willConnectTo:options:)"
    }
    let delegate = mode == .application ? "the application's delegate" : "the scene's delegate"
    let method = event.method(in: mode)
    if event.link != nil {
      return "add onOpenURL(perform:) to the scene's content, or \(method) to \(delegate)"
    }
    switch event {
    case .openURL, .continueActivity, .willContinueActivity:
      return "add onContinueUserActivity(_:perform:) to the scene's content, or \(method) to "
        + delegate
    case .performShortcut where mode == .application:
      return "add \(method) to \(delegate)"
    case .performShortcut:
      return "add \(method) to \(delegate), and look for it in the options of "
        + "scene(_:willConnectTo:options:)"
    case .receiveNotification where mode == .application:
      return "set the application's notificationDelegate and hold it"
    case .receiveNotification:
      return "set the application's notificationDelegate and hold it, and look for the response in "
        + "the options of scene(_:willConnectTo:options:)"
    }
  }
}

extension ExternalEvent {
  /// Whether views have handlers for it.
  fileprivate var isForViews: Bool {
    switch self {
    case .openURL, .continueActivity: true
    case .performShortcut, .receiveNotification, .willContinueActivity: false
    }
  }

  /// The method of a delegate that is told of it.
  fileprivate func method(in mode: LifeCycleMode) -> String {
    let isOld = mode == .application
    return switch self {
    case .openURL: isOld ? "application(_:open:options:)" : "scene(_:openURLContexts:)"
    case .continueActivity, .willContinueActivity:
      isOld ? "application(_:continue:restorationHandler:)" : "scene(_:continue:)"
    case .performShortcut:
      isOld
        ? "application(_:performActionFor:completionHandler:)"
        : "windowScene(_:performActionFor:completionHandler:)"
    case .receiveNotification: "notificationCenter(_:didReceive:)"
    }
  }
}

extension Problem {
  fileprivate static func givenUp(_ event: ExternalEvent, _ session: SceneSession) -> Problem {
    Problem(
      at: "scene \(session.id)",
      "more than 100 events wait for a handler, so \"\(event)\" was given up",
      remedy: "handle them in the scene's delegate or its content")
  }
}
