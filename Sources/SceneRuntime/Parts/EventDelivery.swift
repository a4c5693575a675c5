import Foundation

/// The delivery of external events to scenes: observers, routing, and events that wait for content.
@MainActor final class EventDelivery: ApplicationPart {
  /// The observers, which receive external events before the events are routed.
  let observers = EventObservers()
  /// The activities that other devices announced.
  let handoffs = Handoffs()
  /// The URL schemes of the links that the application itself opens, lowercase and without colons.
  private(set) var urlSchemes: Set<String> = []
  /// The sessions whose content is offered events at the end of the turn.
  private var receivers: Set<SceneID> = []

  /// Adds URL schemes of links that the application itself opens.
  func addURLSchemes(_ schemes: [String]) {
    urlSchemes.formUnion(schemes.map { $0.lowercased() })
  }

  /// Whether no delivery to content is scheduled; used only by tests that look for leaks.
  var isIdle: Bool { receivers.isEmpty }

  /// Removes the observers, because the application has ended.
  func removeAll() {
    observers.removeAll()
  }

  // MARK: - Routing

  /// Passes events that arrived together to the observers, and routes the unclaimed events to one scene.
  ///
  /// The scene is chosen for the first of the unclaimed events. Dismissals of notifications and links to files of
  /// documents are handled separately: they neither choose this scene nor reach it. If only one scene is possible, and
  /// its window shows something other than the file, the link to the file is routed like other links. An application's
  /// delegate with AppKit's methods also receives all unclaimed links, in a single call.
  ///
  /// - Parameters:
  ///   - events: The events, in the order of arrival.
  ///   - isLaunch: Whether the application is launched for the events. If true, observers that are added later receive
  ///     the events that no observer claimed.
  func route(_ events: [ExternalEvent], isLaunch: Bool = false) {
    let unclaimed = events.filter { event in
      !observers.claim(event, isLaunch: isLaunch) { note($0) }
    }
    if let delegate = delegates.desktop {
      let links = unclaimed.compactMap(\.link)
      if !links.isEmpty { delegate.application(application, open: links) }
    }
    let events = unclaimed.filter { !isDismissal($0) && !opensDocument($0) }
    guard let first = events.first else { return }
    let decision = sessions.decide(first)
    guard let id = sessions.shown(by: decision, for: events) else {
      for event in events { report(.noMatchingScene(for: event)) }
      return
    }
    switch decision {
    case .newSession(_, .matching), .session(_, .single):
      // A link whose text ends with a declared condition only selects the scene, so no handler is required for the
      // link.
      let conditions = sessions[id]?.sceneDescription?.conditions
      for event in events
      where event.link != nil && conditions?.matchesEnd(of: event) == true {
        markOptional(event, at: id)
      }
    default: break
    }
  }

  /// Delivers the dismissal of a notification to the notification delegate, without choosing a scene.
  ///
  /// - Returns: Whether the event is the dismissal of a notification.
  private func isDismissal(_ event: ExternalEvent) -> Bool {
    guard case .receiveNotification(let record) = event,
      record.actionIdentifier == NotificationResponse.dismissActionIdentifier
    else { return false }
    // A missing notification delegate isn't reported for a dismissal.
    _ = delegates.hand(record, for: nil)
    return true
  }

  /// Shows or creates the window of a document, if an event is a link to the document's file.
  ///
  /// - Returns: Whether the event is a link to a file that a declared scene shows as a document; false if the only
  ///   possible window shows something else.
  private func opensDocument(_ event: ExternalEvent) -> Bool {
    guard let file = event.link, file.isFileURL, sessions.document(at: file) != nil else {
      return false
    }
    guard case .failure(let error) = sessions.openDocument(at: file) else { return true }
    if error.code == .multipleScenesNotSupported { return false }
    report(error.problem)
    return true
  }

  // MARK: - Delivery to connected scenes

  /// Delivers an event to the delegate of a connected scene, and keeps the event for the scene's content.
  func deliver(_ event: ExternalEvent, to scene: ConnectedScene) {
    handoffs.expect([event], at: scene.session)
    wait(for: .init(event: event, isTaken: delegates.deliver(event, to: scene)), at: scene)
  }

  /// Delivers events to the delegate of a connected scene: first the events that aren't links, one by one, then all
  /// links in one call.
  ///
  /// All events are kept for the scene's content.
  func deliver(_ events: [ExternalEvent], to scene: ConnectedScene) {
    var links: [ExternalEvent.Link] = []
    for event in events {
      if case .openURL(let link) = event { links.append(link) } else { deliver(event, to: scene) }
    }
    if links.isEmpty { return }
    for (link, isTaken) in zip(links, delegates.deliver(links, to: scene)) {
      wait(for: .init(event: .openURL(link), isTaken: isTaken), at: scene)
    }
  }

  // MARK: - Events that wait for content

  /// Keeps an event until `deliverWaiting()` offers the event to the scene's content, at the end of this turn or of a
  /// later one.
  func wait(for event: ConnectedScene.Undelivered, at scene: ConnectedScene) {
    // The announcement of an activity is for delegates only; the activity arrives as a separate event.
    if case .willContinueActivity = event.event { return }
    scene.undelivered.append(event)
    setNeedsDelivery(to: scene)
    queue.setNeedsCommit()
  }

  /// Keeps the events of a scene's connection options for the scene's content.
  ///
  /// If the scene's delegate was told of the connection and created the content itself, the content isn't offered the
  /// events, because the delegate had access to them in the connection options.
  ///
  /// - Parameters:
  ///   - events: The events of the connection options.
  ///   - scene: The scene, which has just connected.
  ///   - isTold: Whether the scene's delegate implements `scene(_:willConnectTo:options:)`.
  ///   - isDeclared: Whether the app declares the scene's content; if not, only the delegate can have created content.
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

  /// Marks an event of a scene as optional: no handler is required, because the event has served its purpose by
  /// choosing the scene.
  ///
  /// The optional events are the activity of an activation request, and a link that only names a declared scene.
  func markOptional(_ event: ExternalEvent?, at id: SceneSession.ID) {
    guard let scene = sessions[id]?.scene,
      let index = scene.undelivered.lastIndex(where: { $0.event == event && $0.mustBeHandled })
    else { return }
    scene.undelivered[index].mustBeHandled = false
  }

  /// Schedules the waiting events of a scene for delivery at the end of the turn.
  func setNeedsDelivery(to scene: ConnectedScene) {
    receivers.insert(scene.session.id)
  }

  /// Offers the waiting events to the content of their scenes.
  ///
  /// Scenes receive their events in the order in which their sessions were created.
  ///
  /// An event of a kind that views can't handle is offered once. Other events wait until a view handles them. At most
  /// 100 events wait for a scene; a further event removes the oldest.
  func deliverWaiting() {
    // Most turns deliver nothing.
    if receivers.isEmpty { return }
    let due = receivers
    receivers = []
    let dueSessions = due.compactMap { sessions[$0] }.inOrder
    for session in dueSessions {
      guard let scene = session.scene else { continue }
      let contents = windows.windows(of: session).filter(\.isMounted).compactMap(\.content)
      scene.undelivered.removeAll { waiting in
        // Every handler must receive the event, so the contents are all called, even after one content has handled the
        // event. Requests of handlers are queued, so no event is added during the loop.
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

  /// Reports each event that a scene must handle and hasn't handled, unless the event was reported before.
  func reportUntaken(at scene: ConnectedScene, because reason: Problem.UnhandledReason) {
    for index in scene.undelivered.indices {
      let waiting = scene.undelivered[index]
      guard waiting.mustBeHandled, !waiting.isSettled, !waiting.isReported else { continue }
      scene.undelivered[index].isReported = true
      report(
        .unhandledEvent(
          waiting.event, at: scene.session.id, because: reason,
          onlyIn: waiting.isForContent ? nil : waiting.event.part.rawValue, delegates.mode))
    }
  }
}

extension ConnectedScene.Undelivered {
  /// Whether a delegate handled the event, read it from the connection options, or can still read it there.
  @MainActor fileprivate var isSettled: Bool {
    isTaken ? true : options?.isTaken(event.part) == true
  }

}

extension ExternalEvent {
  /// Whether views have handlers for events of this kind.
  fileprivate var isForViews: Bool {
    switch self {
    case .openURL, .continueActivity: true
    case .performShortcut, .receiveNotification, .acceptShare, .willContinueActivity: false
    }
  }

}
