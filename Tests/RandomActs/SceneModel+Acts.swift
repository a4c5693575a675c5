import SceneRuntime

// What is done to an application, and who gets it.
extension SceneModel {
  /// S1: the delegate first, then what the launch is for, then what came before it, then a first scene.
  mutating func launch(for events: [ExternalEvent]) {
    trace(.input(.launch(events)))
    if isEnding { return problem("\(HostEvent.launch(events))") }
    if isLaunched { return events.forEach { route($0) } }
    isLaunched = true
    // S6: no options where scenes are told themselves. A notification is no option.
    let isToldInOptions = (isOld || !app.hasManifest) && events.contains { !$0.isNotification }
    let note = isToldInOptions ? " options" : ""
    call(.willFinishLaunching, nil, note)
    call(.didFinishLaunching, nil, note)
    post("UIApplicationDidFinishLaunching")
    events.forEach { route($0) }
    let waiting = early
    early = []
    waiting.forEach { carryOut($0) }
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
      if let id = takeHandoff(record.activityType) { deliver(.continueActivity(record), to: id) }
    case .handoffFails(let type, _):
      if let id = takeHandoff(type) { fail(type, at: id) }
    case .focus(let id): if isThere(id) { focus(id) }
    case .resize(let id, let geometry): if isThere(id) { resize(id, to: geometry.size) }
    case .openSwitcher: openSwitcher()
    case .newWindow: openNewWindow()
    case .openScene(let id): openScene(id)
    case .resume(let id): if isThere(id) { show(id) }
    case .close(let id): if isThere(id) { destroy(id) }
    case .background(nil): turnAway()
    case .background(let id?): if isThere(id) { withdraw(id) }
    case .foreground: comeBack()
    case .attachDisplay(let name): attachDisplay(name)
    case .detachDisplay(let name): detachDisplay(name)
    case .registeredForRemoteNotifications: call(.didRegisterForRemoteNotifications)
    case .failedToRegisterForRemoteNotifications: call(.didFailToRegisterForRemoteNotifications)
    case .memoryPressure: freeMemory()
    case .quit:
      sendHome()
      isQuitting = true
    case .launch, .content: break
    }
  }

  /// S49, S57, S59: what can't be met reaches the error handler; a refresh has none.
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
      if !carryOut(decide(event), event) {
        error(.requestDenied, event.map { "\($0)" } ?? "new scene")
      }
    case .refresh, .openWindow, .dismissWindow, .openURL: break
    }
  }

  // MARK: - Routing

  mutating func route(_ event: ExternalEvent) {
    if !carryOut(decide(event), event) { problem("\(event)") }
  }

  /// S79: the only scene there can be; else the first declared with a condition that matches, else the
  /// first without; the first of all if there is nothing to choose by.
  private mutating func decide(_ event: ExternalEvent?) -> RoutingDecision {
    let decision = decision(for: event)
    trace(.decision(decision))
    return decision
  }

  private func decision(for event: ExternalEvent?) -> RoutingDecision {
    // S86.
    if !supportsSeveral, let only = windows.first { return .session(only.id, .onlyScene) }
    guard let first = app.declared.first else { return .newSession(nil, .primary) }
    guard let event, supportsSeveral else { return opening(first, .primary) }
    for scene in app.declared {
      if let condition = scene.condition, event.text?.contains(condition) == true {
        return opening(scene, .matching(condition: condition))
      }
    }
    return app.declared.first { $0.condition == nil }.map { opening($0, .withoutConditions) }
      ?? .unrouted
  }

  /// S97: of a single window there is one.
  private func opening(_ scene: SampleApp.Declared, _ rule: RoutingDecision.Rule) -> RoutingDecision
  {
    if scene.isSingle, let window = windows.first(where: { $0.declared == scene }) {
      return .session(window.id, .single)
    }
    return .newSession(scene.id, rule)
  }

  private mutating func carryOut(_ decision: RoutingDecision, _ event: ExternalEvent? = nil) -> Bool
  {
    switch decision {
    case .session(let id, _): show(id, event)
    case .newSession(let id, _): open(app.declared.first { $0.id == id }, event)
    case .unrouted: return false
    }
    return true
  }

  mutating func openNewWindow() {
    guard supportsSeveral || windows.isEmpty else { return problem("new scene") }
    _ = carryOut(decide(nil))
  }

  /// S97, S102.
  private mutating func openScene(_ id: SceneDescription.ID) {
    guard let scene = app.declared.first(where: { $0.id == id }), supportsSeveral else {
      return problem("window \(id)")
    }
    let decision = opening(scene, .named)
    trace(.decision(decision))
    _ = carryOut(decision)
  }

  // MARK: - Delivering

  /// S42: what reaches a scene that is there.
  mutating func deliver(_ event: ExternalEvent, to id: String) {
    if isOld { return deliverToApplication(event, id) }
    switch event {
    case .openURL: call(.openURLContexts, id)
    case .continueActivity: call(.continue, id)
    case .performShortcut:
      call(.performActionFor, id)
      trace(.answer(.performActionFor, id, true))
    case .receiveNotification: call(.didReceive, id)
    case .willContinueActivity(let handoff):
      call(.willContinueUserActivityWithType, id)
      handoffs.append((handoff.activityType, id))
    }
  }

  mutating func deliverToApplication(_ event: ExternalEvent, _ id: String) {
    switch event {
    case .openURL: call(.applicationOpenURL)
    case .continueActivity: call(.applicationContinue)
    case .performShortcut: call(.applicationPerformAction)
    case .receiveNotification: call(.didReceive, id)
    case .willContinueActivity(let handoff):
      handoffs.append((handoff.activityType, id))
      call(.applicationWillContinue)
    }
  }

  /// S44: each that was announced ends once, the first announced first.
  private mutating func takeHandoff(_ type: String) -> String? {
    guard let index = handoffs.firstIndex(where: { $0.type == type }) else {
      problem("handoff \(type)")
      return nil
    }
    return handoffs.remove(at: index).session
  }

  private mutating func fail(_ type: String, at id: String) {
    if isOld {
      call(.applicationDidFailToContinue)
    } else {
      call(.didFailToContinueUserActivityWithType, id)
    }
  }

  /// S44: the scene is told before all else while it can be.
  mutating func failHandoffs(of id: String? = nil) {
    let failing = handoffs.filter { id == nil || $0.session == id }
    handoffs.removeAll { id == nil || $0.session == id }
    for (type, session) in failing { fail(type, at: session) }
  }

  // MARK: - Sizes

  /// S135: told if it differs; in the old world there is no scene to tell.
  private mutating func resize(_ id: String, to size: SceneDescription.Size) {
    guard self[id]?.state != nil else { return problem("scene \(id)") }
    guard self[id]?.size != size else { return }
    self[id]?.size = size
    if !isOld { call(.didUpdateEffectiveGeometry, id) }
  }

  /// Whether a session is open; if not, that is a problem.
  private mutating func isThere(_ id: String) -> Bool {
    if self[id] == nil { problem("scene \(id)") }
    return self[id] != nil
  }
}

extension ExternalEvent {
  var isNotification: Bool { if case .receiveNotification = self { true } else { false } }
}
