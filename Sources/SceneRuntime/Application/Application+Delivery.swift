// Events that wait for the content of their scene.
extension Application {
  /// Keeps events for the first commit at which the scene's content has a handler for them.
  ///
  /// At most 100 wait at a scene; then the oldest is given up.
  func wait(
    for events: [ExternalEvent], at scene: ConnectedScene, isTaken: Bool, isAwaited: Bool = false
  ) {
    let events = events.filter(\.isForContent)
    guard !events.isEmpty else { return }
    scene.undelivered += events.map {
      ConnectedScene.Undelivered(event: $0, isTaken: isTaken, isAwaited: isAwaited)
    }
    while scene.undelivered.count > 100 {
      let given = scene.undelivered.removeFirst()
      report(.givenUp(given.event, scene.session))
    }
    receivers.insert(scene.session.id)
    mailbox.setNeedsCommit()
  }

  /// Offers what waits to the content of the scenes concerned, in the order of creation.
  ///
  /// What a delegate has taken is offered at the first commit only.
  func deliverWaiting() {
    let sessions = receivers.compactMap { self.sessions[$0] }.sorted { $0.ordinal < $1.ordinal }
    receivers = []
    for session in sessions {
      guard let scene = session.scene else { continue }
      let contents = windows(of: session).filter(\.isMounted).compactMap(\.content)
      scene.undelivered.removeAll { waiting in
        // Every handler gets it, so every content is asked.
        let takers = contents.filter { $0.deliver(waiting.event) }
        if !takers.isEmpty { note(.delivery(waiting.event, session.id)) }
        return !takers.isEmpty || waiting.isTaken
      }
      reportUntaken(
        at: scene, because: "neither its delegate nor anything it shows now handles it")
    }
  }

  /// Records what a scene was given and nobody took, once each.
  func reportUntaken(at scene: ConnectedScene, because reason: String) {
    for index in scene.undelivered.indices {
      let waiting = scene.undelivered[index]
      guard let remedy = waiting.remedy, !waiting.isTaken, !waiting.isReported else {
        continue
      }
      scene.undelivered[index].isReported = true
      report(
        Problem(
          at: "scene \(scene.session.id)", "nobody took \"\(waiting.event)\": \(reason)",
          remedy: remedy))
    }
  }
}

extension ConnectedScene.Undelivered {
  /// How to take it; nil for what nobody needs to take.
  fileprivate var remedy: String? {
    event.remedy ?? (isAwaited ? "add scene(_:continue:) to the scene's delegate" : nil)
  }
}

extension ExternalEvent {
  /// Whether the content of a scene may handle it.
  fileprivate var isForContent: Bool {
    switch self {
    case .openURL, .continueActivity, .performShortcut, .receiveNotification: true
    case .willContinueActivity: false
    }
  }

  /// How to take it; nil for what nobody needs to take.
  fileprivate var remedy: String? {
    switch self {
    case .openURL:
      "add onOpenURL(perform:) to the scene's content, or scene(_:openURLContexts:) to its delegate"
    case .performShortcut:
      "add windowScene(_:performActionFor:completionHandler:) to the scene's delegate, and look for "
        + "it in the options of scene(_:willConnectTo:options:)"
    case .receiveNotification:
      "set the application's notificationDelegate and hold it, and look for the response in the "
        + "options of scene(_:willConnectTo:options:)"
    case .continueActivity:
      link == nil
        ? nil
        : "add onOpenURL(perform:) to the scene's content, or scene(_:continue:) to its delegate"
    case .willContinueActivity: nil
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
