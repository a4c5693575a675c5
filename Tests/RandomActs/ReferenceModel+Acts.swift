import SceneRuntime

// The acts on an application.
extension SceneModel {
  /// S1: the delegate is called first; then come the launch's events, the events before the launch, and a first
  /// scene.
  mutating func launch(for events: [ExternalEvent]) {
    trace(.input(.launch(events)))
    if isEnding { return problem("\(HostEvent.launch(events))") }
    guard !isLaunched else {
      for event in events { route(event) }
      return
    }
    isLaunched = true
    // S6: no options where scenes are told themselves. A notification is no option.
    let isToldInOptions =
      (hasApplicationLifeCycle || !app.hasManifest) && events.contains { !$0.isNotification }
    let note = isToldInOptions ? " options" : ""
    call(.willFinishLaunching, nil, note)
    call(.didFinishLaunching, nil, note)
    post("UIApplicationDidFinishLaunching")
    for event in events { route(event) }
    let waiting = early
    early = []
    for work in waiting { carryOut(work) }
    if windows.isEmpty, !isEnding {
      // S95: the first declared.
      if let first = app.declared.first {
        trace(.decision(.newSession(first.id, .primary)))
        open(first)
      } else {
        _ = carryOut(decide(nil))
      }
    }
  }

  mutating func act(_ event: HostEvent) {
    switch event {
    case .external(let event): route(event)
    case .handoffArrives(let record):
      if let id = takeHandoff(record.activityType) { show(id, .continueActivity(record)) }
    case .handoffFails(let type, _):
      if let id = takeHandoff(type) { fail(type, at: id) }
    case .focus(let id): if isThere(id) { focus(id) }
    case .resize(let id, let geometry): if isThere(id) { resize(id, to: geometry.size) }
    case .openSwitcher: openSwitcher()
    case .interrupt: interrupt()
    case .newWindow: openNewWindow()
    case .openScene(let id): openScene(id)
    case .resume(let id): if isThere(id) { show(id) }
    case .close(let id): if isThere(id) { destroy(id) }
    case .background(nil): leaveApplication()
    case .background(let id?): if isThere(id) { withdraw(id) }
    case .foreground: returnToApplication()
    case .attachDisplay(let name): attachDisplay(name)
    case .detachDisplay(let name): detachDisplay(name)
    case .registeredForRemoteNotifications: call(.didRegisterForRemoteNotifications)
    case .failedToRegisterForRemoteNotifications: call(.didFailToRegisterForRemoteNotifications)
    case .memoryPressure: freeMemory()
    case .quit:
      sendAllToBackground()
      isQuitting = true
    case .forceQuit:
      // S123: a desktop keeps what the windows showed.
      if app.device != .desktop { changed.formUnion(windows.map(\.id)) }
      (isQuitting, isForced) = (true, true)
    case .launch, .openURLs, .content, .handoffTaken: break
    }
  }

  /// S49, S57, S59: the error handler gets the error of a request that can't be met; a refresh has no handler.
  mutating func meet(_ request: TraceEntry.Request) {
    trace(.request(request))
    let id = request.session
    if case .refresh(let id) = request {
      if isEnding { return problem("\(request)") }
      if isThere(id) { refresh(id) }
      return
    }
    if isEnding { return error(.requestDenied, "\(request)") }
    if let id, self[id] == nil { return error(.requestDenied, "scene \(id)") }
    switch request {
    case .destruction(let id, _): destroy(id)
    case .activation(let id?, let record, _, _): show(id, record.map { .continueActivity($0) })
    case .activation(nil, let record, _, _):
      // S48, S55.
      guard supportsSeveral || windows.isEmpty else {
        return error(.multipleScenesNotSupported, "new scene")
      }
      let event = record.map { ExternalEvent.continueActivity($0) }
      if !carryOut(decide(event, isRequest: true), event) {
        error(.requestDenied, event.map { "\($0)" } ?? "new scene")
      }
    case .refresh, .openWindow, .dismissWindow, .openURL, .showNotification,
      .registerForRemoteNotifications, .registerForExternalDisplays:
      break
    }
  }

  // MARK: - Sizes

  /// S135: the delegate is called if the size differs; in the application life cycle there is no scene.
  private mutating func resize(_ id: String, to size: SceneDescription.Size) {
    guard self[id]?.state != nil else { return problem("scene \(id)") }
    guard self[id]?.size != size else { return }
    self[id]?.size = size
    changed.insert(id)
    if !hasApplicationLifeCycle { call(.didUpdateEffectiveGeometry, id) }
  }

  /// Returns whether a session is open; if not, records a problem.
  private mutating func isThere(_ id: String) -> Bool {
    if self[id] == nil { problem("scene \(id)") }
    return self[id] != nil
  }
}

extension ExternalEvent {
  var isNotification: Bool { if case .receiveNotification = self { true } else { false } }
}
