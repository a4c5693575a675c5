// Events that wait for the content of their scene.
extension Application {
  /// Keeps an event until the first commit at which the scene's content has a handler for it.
  func wait(for event: ConnectedScene.Undelivered, at scene: ConnectedScene) {
    // The announcement of an activity is for delegates only; the activity arrives as a separate event.
    if case .willContinueActivity = event.event { return }
    scene.undelivered.append(event)
    pending.deliver(to: scene.session.id)
    queue.setNeedsCommit()
  }

  /// Keeps the events of a scene's connection options for the scene's content.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - scene: The scene, after the delegate call for its connection.
  ///   - isTold: Whether its delegate implements that method.
  ///   - isDeclared: Whether its content was declared; content created by a delegate receives none of them.
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

  /// Marks an event that has only chosen its scene as one that needn't be handled.
  ///
  /// It is the activity of a request, or a link that only names a declared scene.
  func markOptional(_ event: ExternalEvent?, at id: SceneSession.ID) {
    guard let scene = sessions[id]?.scene,
      let index = scene.undelivered.lastIndex(where: { $0.event == event && $0.mustBeHandled })
    else { return }
    scene.undelivered[index].mustBeHandled = false
  }

  /// Delivers waiting events to the content of their scenes, in order of creation.
  ///
  /// An event without view handlers is offered once. At most 100 other events wait for a scene; beyond that,
  /// the oldest is dropped.
  func deliverWaiting() {
    let sessions = pending.dueReceivers().compactMap { self.sessions[$0] }
      .sorted { $0.ordinal < $1.ordinal }
    for session in sessions {
      guard let scene = session.scene else { continue }
      let contents = windows(of: session).filter(\.isMounted).compactMap(\.content)
      scene.undelivered.removeAll { waiting in
        // Every handler receives the event, so it is delivered to all contents.
        let takers = waiting.isForContent ? contents.filter { $0.deliver(waiting.event) } : []
        if !takers.isEmpty { note(.delivery(waiting.event, session.id)) }
        return !takers.isEmpty
      }
      reportUntaken(at: scene, because: .noHandler)
      scene.undelivered.removeAll { !$0.isForContent || !$0.event.isForViews }
      while scene.undelivered.count > 100 {
        let given = scene.undelivered.removeFirst()
        if given.mustBeHandled, !given.isSettled {
          report(.droppedEvent(given.event, at: session.id))
        }
      }
    }
  }

  /// Reports each event of a scene that wasn't handled, once.
  func reportUntaken(at scene: ConnectedScene, because reason: Problem.UnhandledReason) {
    for index in scene.undelivered.indices {
      let waiting = scene.undelivered[index]
      guard waiting.mustBeHandled, !waiting.isSettled, !waiting.isReported else { continue }
      scene.undelivered[index].isReported = true
      report(
        .unhandledEvent(
          waiting.event, at: scene.session.id, because: reason,
          onlyIn: waiting.isForContent ? nil : waiting.event.part.rawValue, lifeCycleMode))
    }
  }
}

extension ConnectedScene.Undelivered {
  /// Whether a delegate handled it.
  @MainActor fileprivate var isSettled: Bool {
    isTaken ? true : options?.isTaken(event.part) == true
  }
}

extension ExternalEvent {
  /// Whether views can handle it.
  fileprivate var isForViews: Bool {
    switch self {
    case .openURL, .continueActivity: true
    case .performShortcut, .receiveNotification, .willContinueActivity: false
    }
  }
}
