// Events from the host.
extension EventDelivery {
  func receive(_ event: HostEvent) {
    guard let event = allowed(event) else { return }
    if case .launch(let events) = event {
      note(.input(event))
      return launch.isEnding ? report(.applicationEnding("\(event)")) : launch.launch(for: events)
    }
    launch.afterLaunch { parts in
      let delivery = parts.delivery
      let shown = delivery.readable(event)
      parts.note(.input(shown))
      if parts.launch.isEnding { return parts.report(.applicationEnding("\(shown)")) }
      delivery.act(on: event)
    }
  }

  /// Returns an event as the trace shows it: without text that the user entered, unless the window displays this text.
  ///
  /// The text in a secure field, for example, isn't displayed.
  func readable(_ event: HostEvent) -> HostEvent {
    guard case .content(let window, let act) = event,
      windows[window]?.content?.showsText(enteredInto: act.node) != true
    else { return event }
    return .content(window, act.withoutText)
  }

  private func act(on event: HostEvent) {
    if let problem = problemBehindAlert(event) {
      report(problem)
      return showAlert()
    }
    switch event {
    case .launch: break
    case .external(let event): route([event])
    case .openURLs(let links): route(links.map { .openURL($0) })
    case .handoffArrives(let record): handoffs.arrive(record)
    case .handoffFails(let type, let reason): handoffs.fail(type, because: reason)
    case .handoffTaken(let type): activity.wasContinued(type)
    case .content(let window, let event): pass(event, to: window)
    case .focus(let id): withSession(id) { focus($0) }
    case .resize(let id, let geometry): withSession(id) { connector.resize($0, to: geometry) }
    case .openSwitcher: transitions.move { $0.openSwitcher() }
    case .interrupt: transitions.move { $0.interrupt() }
    case .newWindow: openNewWindow()
    case .openScene(let id): sessions.openScene(id)
    case .resume(let id): withSession(id) { sessions.show($0) }
    case .close(let id):
      withSession(id) { session in
        if allows(.close, of: session) { sessions.close(session) }
      }
    case .background(nil): transitions.move { $0.leaveApplication() }
    case .background(let id?):
      withSession(id) { session in
        if allows(.minimize, of: session) { transitions.move { $0.withdraw(session.key) } }
      }
    case .foreground: returnToApplication()
    case .attachDisplay(let name): displays.attach(name)
    case .detachDisplay(let name): displays.detach(name)
    case .registeredForRemoteNotifications(let token):
      delegates.didRegisterForRemoteNotifications(.success(token))
    case .failedToRegisterForRemoteNotifications(let reason):
      delegates.didRegisterForRemoteNotifications(.failure(RegistrationError(reason: reason)))
    case .memoryPressure: freeMemory()
    case .quit: quit()
    case .forceQuit: forceQuit()
    }
  }

  /// Returns the problem of an event that isn't handled while an alert of the app waits for a person's answer; nil if
  /// the event is handled.
  ///
  /// A person can't open windows, and can close only the alert, but can look at the windows behind the alert. Events of
  /// the system, such as links, are still handled. Actions on the content of the windows behind the alert are refused
  /// later, when they would be passed to the window.
  private func problemBehindAlert(_ event: HostEvent) -> Problem? {
    switch event {
    case .newWindow: return sessions.alert == nil ? nil : .windowBehindAlert("a window")
    case .openScene(let id):
      // The same event opens the alerts of the app.
      if sessions.alert == nil || declared.graph[id]?.kind == .alert { return nil }
      return .windowBehindAlert("window \(id)")
    case .close(let id):
      guard let alert = sessions.alert, alert.id != id else { return nil }
      return .actBehindAlert(id, "close it")
    default: return nil
    }
  }

  /// Shows the alert that the app presents, if there is one and its scene isn't in the foreground.
  ///
  /// A person has to answer the alert before using other windows. The scene of the alert may have entered the
  /// background, or may have been disconnected there, before the person returned to another window.
  private func showAlert() {
    if let alert = sessions.alert, !transitions.isInForeground(alert) { sessions.show(alert) }
  }

  /// Returns whether the content of a session's window allows a person to close or minimize the window.
  ///
  /// If the content refuses the action, a problem is reported.
  private func allows(_ act: WindowScene.RefusedAct, of session: SceneSession) -> Bool {
    guard let scene = session.scene as? WindowScene, !scene.allows(act) else { return true }
    report(.refusedWindowAct(session.id, act == .close ? "close it" : "send it to the background"))
    return false
  }

  private func pass(_ event: ContentEvent, to id: SceneWindow.ID) {
    guard let window = windows[id], let content = window.content, window.isMounted else {
      return report(.actInClosedWindow("\(event.withoutText)", of: id.session))
    }
    if let alert = sessions.alert, alert.id != id.session {
      report(.actBehindAlert(id.session, "\(event.withoutText)"))
      return showAlert()
    }
    // The user works in the window that receives the event, so this window gets the focus.
    if let session = window.windowScene?.session, transitions.isInForeground(session) {
      focus(session)
    }
    if let problem = content.receive(event) { report(problem) }
  }

  private func focus(_ session: SceneSession) {
    guard transitions.isInForeground(session) else { return sessions.show(session) }
    transitions.move { $0.focus(session.key) }
  }

  private func openNewWindow() {
    guard supportsMultipleScenes || !sessions.hasWindows else {
      return report(.singleSceneOnly(on: profile))
    }
    if !sessions.carryOut(sessions.decide(nil)) { report(.noMatchingScene(for: nil)) }
  }

  private func returnToApplication() {
    transitions.move { $0.returnToApplication() }
    // If a scene has the focus now, this scene returned with the application. No scene has the focus if none returned
    // to the shared screen, for example because all scenes were closed, or were sent to the background one by one.
    guard transitions.focused == nil else { return }
    if let delegate = delegates.desktop,
      !delegate.applicationShouldHandleReopen(application, hasVisibleWindows: false)
    {
      return
    }
    if let session = transitions.mostRecent {
      note(.decision(.session(session.id, .lastUsed)))
      sessions.show(session)
    } else {
      openNewWindow()
    }
  }

  private func freeMemory() {
    delegates.didReceiveMemoryWarning()
    delegates.post(Application.didReceiveMemoryWarningNotification)
    for session in sessions.connectedScenes.map(\.session).inOrder {
      for window in windows.windows(of: session) where window.isMounted {
        window.content?.receiveMemoryWarning()
      }
    }
    // In an application without scenes, the app itself created its window. The library couldn't create the window
    // again, so the only scene isn't disconnected.
    guard delegates.hasScenes else { return }
    for session in transitions.outsideForeground where session.scene?.activationState == .background
    {
      records.disconnectWhenSaved(session)
    }
    records.finishDisconnects()
  }

  /// Asks the questions that windows ask before the application quits, one window after the other, and ends the
  /// application if the person confirms all questions.
  ///
  /// The scenes whose questions were confirmed are closed, so that data that the person discarded isn't restored. A
  /// scene that shows a document stays, because the changes to the document are stored with its session. The windows of
  /// an application in the background ask no questions, because no person can answer.
  ///
  /// - Parameter answered: The identifiers of the sessions whose questions the person has confirmed.
  private func quit(after answered: Set<SceneSession.ID> = []) {
    if launch.isEnding { return }
    for session in sessions.inOrder where sessions.isInForeground && !answered.contains(session.id)
    {
      let id = session.id
      let isAsked = sessions.ask(session, beforeQuitting: true) { [weak self] isConfirmed in
        if isConfirmed { self?.quit(after: answered.union([id])) }
      }
      if isAsked { return }
    }
    for session in sessions.inOrder where answered.contains(session.id) {
      let questions = (session.scene as? WindowScene)?.ownQuestions ?? []
      if !questions.contains(where: \.isAboutDocument) { sessions.destroy(session) }
    }
    transitions.move { $0.sendAllToBackground() }
    launch.quit()
  }

  /// Ends the application without asking questions and without calling its delegate.
  ///
  /// On some devices, the saved state of the sessions is deleted too (S123).
  private func forceQuit() {
    if profile.forceQuitting == .deletesState {
      for session in sessions.inOrder { session.deleteState() }
    }
    launch.forceQuit()
  }

  private func withSession(_ id: SceneSession.ID, _ act: (SceneSession) -> Void) {
    guard let session = sessions[id] else { return report(.sessionNotOpen(id, "act on")) }
    act(session)
  }

  // MARK: - Limits

  /// Removes external events that exceed the limits from an event of the host, and returns the rest of the event.
  ///
  /// Refused events are reported with the reason, and are neither delivered nor saved. If the refused event is an
  /// activity that arrived from another device, the failure of its transfer is returned instead.
  ///
  /// - Returns: The rest of the event; nil if nothing remains.
  private func allowed(_ event: HostEvent) -> HostEvent? {
    switch event {
    case .launch(let events): return .launch(allowed(events))
    case .external(let event): return allowed([event]).first.map { .external($0) }
    case .openURLs(let links):
      let events = allowed(links.map { .openURL($0) })
      let links = events.compactMap { if case .openURL(let link) = $0 { link } else { nil } }
      return links.isEmpty ? nil : .openURLs(links)
    case .handoffArrives(let record):
      guard let refusal = ExternalEvent.continueActivity(record).refusal else { return event }
      report(refusal)
      return .handoffFails(record.activityType, reason: refusal.what)
    default: return event
    }
  }

  private func allowed(_ events: [ExternalEvent]) -> [ExternalEvent] {
    let limit = ExternalEvent.Limit.links
    var links = 0
    let allowed = events.filter { event in
      if let refusal = event.refusal {
        report(refusal)
        return false
      }
      guard case .openURL = event else { return true }
      links += 1
      return links <= limit
    }
    if links > limit { report(.tooManyLinks(links, limit: limit)) }
    return allowed
  }
}
