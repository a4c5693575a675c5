// Events from the host.
extension Application {
  func carryOut(_ event: HostEvent) {
    guard let event = allowed(event) else { return }
    if case .launch(let events) = event {
      note(.input(event))
      return launchState.isEnding ? report(.applicationEnding("\(event)")) : launch(for: events)
    }
    afterLaunch { application in
      let shown = application.readable(event)
      application.note(.input(shown))
      if application.launchState.isEnding {
        return application.report(.applicationEnding("\(shown)"))
      }
      application.act(on: event)
    }
  }

  /// Returns an event for the trace, without text that the user enters into a private field.
  package func readable(_ event: HostEvent) -> HostEvent {
    guard case .content(let window, let act) = event,
      windows[window]?.content?.showsText(enteredInto: act.node) != true
    else { return event }
    return .content(window, act.withoutText)
  }

  /// Performs work now, or as soon as the application is launched.
  func afterLaunch(_ work: @escaping TurnQueue.Work) {
    if !launchState.wait(work) { work(self) }
  }

  private func act(on event: HostEvent) {
    switch event {
    case .launch: break
    case .external(let event): route([event])
    case .openURLs(let links): route(links.map { .openURL($0) })
    case .handoffArrives(let record): handoffArrives(record)
    case .handoffFails(let type, let reason): handoffFails(type, because: reason)
    case .handoffTaken(let type): handoffTaken(type)
    case .content(let window, let event): pass(event, to: window)
    case .focus(let id): withSession(id) { focus($0) }
    case .resize(let id, let geometry): withSession(id) { resize($0, to: geometry) }
    case .openSwitcher: move { $0.openSwitcher() }
    case .newWindow: openNewWindow()
    case .openScene(let id): openScene(id)
    case .resume(let id): withSession(id) { show($0) }
    case .close(let id): withSession(id) { destroy($0) }
    case .background(nil): move { $0.goHome() }
    case .background(let id?): withSession(id) { session in move { $0.withdraw(session.id) } }
    case .foreground: comeBack()
    case .attachDisplay(let name): attachDisplay(name)
    case .detachDisplay(let name): detachDisplay(name)
    case .registeredForRemoteNotifications(let token):
      _ = asking(.didRegisterForRemoteNotifications) {
        $0.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
      }
    case .failedToRegisterForRemoteNotifications(let reason):
      _ = asking(.didFailToRegisterForRemoteNotifications) {
        $0.application(
          self, didFailToRegisterForRemoteNotificationsWithError: RegistrationError(reason: reason))
      }
    case .memoryPressure: freeMemory()
    case .quit: quit()
    }
  }

  /// Delivers an event to a connected scene: to its delegate now, to its content at the end of the turn.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - scene: The scene.
  func deliver(_ event: ExternalEvent, to scene: ConnectedScene) {
    if lifeCycleMode == .application {
      let isTaken = deliverToApplication(event, at: scene)
      return wait(for: .init(event: event, isTaken: isTaken), at: scene)
    }
    let id = scene.session.id
    let isTaken: Bool
    switch event {
    case .openURL(let link): return deliver([link], to: scene)
    case .continueActivity(let record):
      isTaken = telling(.continue, id, scene) {
        $0.scene(scene, continue: UserActivity(record))
      }
    case .performShortcut(let record): isTaken = perform(record, in: scene)
    case .receiveNotification(let record): isTaken = hand(record, for: scene)
    case .willContinueActivity(let handoff): return announce(handoff, to: scene)
    }
    wait(for: .init(event: event, isTaken: isTaken), at: scene)
  }

  /// Delivers simultaneous events to a connected scene; all links in one call.
  func deliver(_ events: [ExternalEvent], to scene: ConnectedScene) {
    var links: [ExternalEvent.Link] = []
    for event in events {
      if case .openURL(let link) = event { links.append(link) } else { deliver(event, to: scene) }
    }
    if links.isEmpty { return }
    if lifeCycleMode == .application {
      for link in links { deliver(.openURL(link), to: scene) }
    } else {
      deliver(links, to: scene)
    }
  }

  private func deliver(_ links: [ExternalEvent.Link], to scene: ConnectedScene) {
    let contexts = links.enumerated().map { OpenURLContext($1, order: $0) }
    let isTaken = telling(.openURLContexts, scene.session.id, scene) {
      $0.scene(scene, openURLContexts: Set(contexts))
    }
    for link in links { wait(for: .init(event: .openURL(link), isTaken: isTaken), at: scene) }
  }

  // MARK: - Performing events

  /// Routes simultaneous events to the scene chosen by the first one.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - isLaunch: Whether the application is launched for them, so that observers added later receive the
  ///     unclaimed events.
  func route(_ events: [ExternalEvent], isLaunch: Bool = false) {
    let unclaimed = events.filter { event in
      !observers.claim(event, isLaunch: isLaunch) { note($0) }
    }
    let events = unclaimed.filter { !isDismissal($0) }
    guard let first = events.first else { return }
    let decision = decide(first)
    guard let id = shown(by: decision, for: events) else {
      for event in events { report(.noMatchingScene(for: event)) }
      return
    }
    switch decision {
    case .newSession(_, .matching), .session(_, .single):
      // A link that does no more than name its declared scene needn't be handled.
      let conditions = sessions[id]?.sceneDescription?.conditions
      for event in events
      where event.link != nil && conditions?.saysOnlyTheScene(of: event) == true {
        markOptional(event, at: id)
      }
    default: break
    }
  }

  private func pass(_ event: ContentEvent, to id: SceneWindow.ID) {
    guard let window = windows[id], let content = window.content, window.isMounted else {
      return report(.actInClosedWindow("\(event.withoutText)", of: id.session))
    }
    // The user works in the window that receives the event.
    if let session = window.windowScene?.session, foregroundScenes.isInForeground(session.id) {
      focus(session)
    }
    if let problem = content.receive(event) { report(problem) }
  }

  private func focus(_ session: SceneSession) {
    guard foregroundScenes.isInForeground(session.id) else { return show(session) }
    move { $0.focus(session.id) }
  }

  private func openNewWindow() {
    guard supportsMultipleScenes || !hasWindows else {
      return report(.singleSceneOnly(on: profile))
    }
    if !carryOut(decide(nil)) { report(.noMatchingScene(for: nil)) }
  }

  private func comeBack() {
    move { $0.comeBack() }
    // A display's scene has no window to return to.
    guard foregroundScenes.focused == nil else { return }
    if let session = foregroundScenes.mostRecent.flatMap({ sessions[$0] }) {
      note(.decision(.session(session.id, .lastUsed)))
      show(session)
    } else {
      openNewWindow()
    }
  }

  private func freeMemory() {
    _ = asking(.applicationDidReceiveMemoryWarning) {
      $0.applicationDidReceiveMemoryWarning(self)
    }
    post(Self.didReceiveMemoryWarningNotification)
    // In the application life cycle, the app created its window itself, and it couldn't be created again.
    if lifeCycleMode == .application { return }
    for id in foregroundScenes.longestAway where sessions[id]?.scene?.activationState == .background
    {
      pending.records.disconnect(id)
    }
    finishDisconnects()
  }

  private func quit() {
    move { $0.sendHome() }
    launchState.quit()
  }

  private func withSession(_ id: SceneSession.ID, _ act: (SceneSession) -> Void) {
    guard let session = sessions[id] else {
      return fail(.denied(.sessionNotOpen(id, "act on")), nil)
    }
    act(session)
  }

  /// Records a scene delegate call in the trace, and performs the call.
  ///
  /// - Returns: Whether the delegate implements the method.
  func telling(
    _ callback: TraceEntry.Callback, _ id: SceneSession.ID, _ scene: ConnectedScene,
    _ call: (any ConnectedSceneDelegate) -> Void
  ) -> Bool {
    var hasMethod = false
    noting(callback, [id]) {
      hasMethod = asking(scene, callback, call)
      return hasMethod ? .method : scene.delegate == nil ? .noDelegate : .noMethod
    }
    return hasMethod
  }
}
