import SceneRuntime

// The routing of external events to scenes, and their delivery.
extension SceneModel {
  mutating func route(_ event: ExternalEvent) {
    if !carryOut(decide(event), event) { problem("\(event)") }
  }

  /// S79: the only possible scene; else the first declared one with a condition that matches.
  ///
  /// Else the first without; the first of all if there is nothing to choose by. Where nothing is declared
  /// the scene used last (S67, S73), and a new one for a request (S48).
  mutating func decide(_ event: ExternalEvent?, isRequest: Bool = false) -> RoutingDecision {
    let decision = decision(for: event, isRequest: isRequest)
    trace(.decision(decision))
    return decision
  }

  func decision(for event: ExternalEvent?, isRequest: Bool) -> RoutingDecision {
    // S86.
    if !supportsSeveral, let only = windows.first { return .session(only.id, .onlyScene) }
    guard let first = app.declared.first else {
      let last = windows.max { ($0.focusedAt, -$0.number) < ($1.focusedAt, -$1.number) }
      guard let last, let event, !isRequest else { return .newSession(nil, .primary) }
      return .session(last.id, event.text == nil ? .lastUsed : .can(.unstated))
    }
    guard let event, supportsSeveral else { return opening(first, .primary) }
    for scene in app.declared {
      if let condition = scene.condition, event.text?.contains(condition) == true {
        return opening(scene, .matching(condition: condition))
      }
    }
    // Ours: of the windows that exist once only the first scene takes what no condition names.
    let common = app.declared.filter { !$0.isSingle || $0 == first }
    if let scene = common.first(where: { $0.condition == nil }) {
      return opening(scene, .withoutConditions)
    }
    guard event.text == nil, !isRequest else { return .unrouted }
    // S73.
    let last = windows.filter { $0.declared.map(common.contains) == true }
      .max { ($0.focusedAt, -$0.number) < ($1.focusedAt, -$1.number) }
    return last.map { .session($0.id, .lastUsed) } ?? opening(common[0], .primary)
  }

  /// S97: of a single window there is one.
  func opening(_ scene: SampleApp.Declared, _ rule: RoutingDecision.Rule) -> RoutingDecision {
    if scene.isSingle, let window = windows.first(where: { $0.declared == scene }) {
      return .session(window.id, .single)
    }
    return .newSession(scene.id, rule)
  }

  mutating func carryOut(_ decision: RoutingDecision, _ event: ExternalEvent? = nil) -> Bool {
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
  mutating func openScene(_ id: SceneDescription.ID) {
    guard let scene = app.declared.first(where: { $0.id == id }), supportsSeveral else {
      return problem("window \(id)")
    }
    let decision = opening(scene, .named)
    trace(.decision(decision))
    _ = carryOut(decision)
  }

  // MARK: - Delivering

  /// S42: delivers an event to a connected scene.
  mutating func deliver(_ event: ExternalEvent, to id: String) {
    if hasApplicationLifeCycle { return deliverToApplication(event, id) }
    switch event {
    case .openURL: call(.openURLContexts, id)
    case .continueActivity: call(.continue, id)
    case .performShortcut:
      call(.performActionFor, id)
      trace(.answer(.performActionFor, id, true))
    case .receiveNotification: call(.didReceive, id)
    case .acceptShare: call(.userDidAcceptShare, id)
    case .willContinueActivity(let handoff):
      call(.willContinueUserActivityWithType, id)
      handoffs.append((handoff.activityType, id))
    }
  }

  mutating func deliverToApplication(_ event: ExternalEvent, _ id: String) {
    switch event {
    case .openURL: call(.applicationOpenURL)
    case .continueActivity: call(.applicationContinue)
    case .performShortcut:
      call(.applicationPerformAction)
      trace(.answer(.applicationPerformAction, id, true))
    case .receiveNotification: call(.didReceive, id)
    case .acceptShare: call(.applicationUserDidAcceptShare)
    case .willContinueActivity(let handoff):
      handoffs.append((handoff.activityType, id))
      call(.applicationWillContinue)
    }
  }

  /// S44: each announced activity arrives or fails once, the one announced first comes first.
  mutating func takeHandoff(_ type: String) -> String? {
    guard let index = handoffs.firstIndex(where: { $0.type == type }) else {
      problem("handoff \(type)")
      return nil
    }
    return handoffs.remove(at: index).session
  }

  mutating func fail(_ type: String, at id: String) {
    if hasApplicationLifeCycle {
      call(.applicationDidFailToContinue)
    } else {
      call(.didFailToContinueUserActivityWithType, id)
    }
  }

  /// S44: the scene's delegate is called first, if the scene is connected.
  mutating func failHandoffs(of id: String? = nil) {
    let failing = handoffs.filter { id == nil || $0.session == id }
    handoffs.removeAll { id == nil || $0.session == id }
    for (type, session) in failing { fail(type, at: session) }
  }
}
