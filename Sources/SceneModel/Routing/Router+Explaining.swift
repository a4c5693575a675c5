extension Router {
  /// Explains how an event would be routed.
  ///
  /// Nothing is delivered, and no session is changed.
  ///
  /// - Parameter event: The event to explain.
  /// - Returns: The explanation: the rules in order, each with its candidates, and the decision that
  ///   ``Router/decide(_:)`` makes.
  public func explain(_ event: ExternalEvent) -> RoutingExplanation {
    let text = EventText(event)
    let decision = decide(event)
    var steps: [RoutingExplanation.Step] = []
    for rule in RoutingExplanation.Rule.allCases {
      guard let candidates = candidates(for: rule, text, decision) else { continue }
      if steps.contains(where: { $0.verdict == .decides }) {
        if graph.scenes.isEmpty { break }
        steps.append(.init(rule: rule, candidates: [], verdict: .unasked))
      } else {
        let isDecisive = candidates.contains { if case .won = $0.outcome { true } else { false } }
        steps.append(
          .init(rule: rule, candidates: candidates, verdict: isDecisive ? .decides : .fails))
      }
    }
    return RoutingExplanation(
      of: event, text: text?.text, decision, chosen: name(of: decision), steps: steps)
  }

  /// Returns the candidates of a rule with their outcomes; nil if the rule doesn't apply to the event.
  private func candidates(
    for rule: RoutingExplanation.Rule, _ text: EventText?, _ decision: RoutingDecision
  ) -> [RoutingExplanation.Candidate]? {
    if (rule == .onlyScene) == (only == nil) { return nil }
    switch rule {
    case .onlyScene:
      return sessions.oldest.map {
        [.init(name: name(of: $0), outcome: .won("the only scene receives every event"))]
      }
    case .prefers: return sessionCandidates(.prefers, text)
    case .can: return sessionCandidates(.can, text)
    case .matching:
      return supportsMultipleScenes && !graph.scenes.isEmpty
        ? matchingCandidates(text, decision) : nil
    case .withoutConditions:
      if case .session(_, .lastUsed) = decision, graph.scenes.isEmpty { return nil }
      return lastCandidates(decision)
    case .lastUsed: return text == nil ? untargetedCandidates(decision) : nil
    }
  }

  /// Returns the sessions that were considered for an event without a text, most recently used first.
  ///
  /// If no session can be used, the last candidate is the declared scene that opens. The result is nil if an earlier
  /// rule decided.
  private func untargetedCandidates(
    _ decision: RoutingDecision
  ) -> [RoutingExplanation.Candidate]? {
    switch decision {
    case .session(_, .lastUsed), .session(_, .single), .newSession(_, .primary), .unrouted: break
    default: return nil
    }
    let scenes = Set(declarations.untargeted.map { graph.scenes[$0].id })
    var isFirst = true
    var candidates = sessions.candidates.map { entry -> RoutingExplanation.Candidate in
      guard graph.scenes.isEmpty || entry.scene.map(scenes.contains) == true else {
        let reason = "its scene handles only events that match its conditions"
        return .init(name: name(of: entry), outcome: .lost(reason))
      }
      defer { isFirst = false }
      return .init(
        name: name(of: entry),
        outcome: isFirst
          ? .won("the event has no text; last used") : .behind("used earlier"))
    }
    if isFirst, decision != .unrouted, let name = name(of: decision) {
      let reason = "the event has no text and no window accepts it, so the first scene is opened"
      candidates.append(.init(name: name, outcome: .won(reason)))
    }
    return candidates
  }

  private func sessionCandidates(
    _ strength: ActivationConditions.Strength, _ text: EventText?
  ) -> [RoutingExplanation.Candidate] {
    var isFirst = true
    return sessions.candidates.map { entry in
      let reason = reason(entry.conditions, strength, text)
      guard reason.isFulfilled else {
        return .init(name: name(of: entry), outcome: .lost(reason.text))
      }
      defer { isFirst = false }
      return .init(
        name: name(of: entry),
        outcome: isFirst ? .won(reason.text) : .behind(reason.text + ", but was used earlier"))
    }
  }

  private func reason(
    _ conditions: ActivationConditions, _ strength: ActivationConditions.Strength,
    _ text: EventText?
  ) -> (isFulfilled: Bool, text: String) {
    let (predicate, claimed) = conditions[strength]
    if claimed.match(text?.folded) != nil {
      return (true, claimed.matches(text, of: "its views"))
    }
    if let predicate, let text, predicate.evaluate(with: text.text) {
      return (true, "its predicate \(predicate.withoutValues) is true")
    }
    let silence = "it has no conditions, and "
    if strength == .can, predicate == nil, text != nil, countsUnstated {
      return (true, silence + "without declared scenes it allows every event")
    }
    let views =
      claimed.matchesNothing
      ? nil
      : "the text contains no condition that its views \(strength == .can ? "allow" : "prefer") (\(claimed.withoutValues))"
    let scene = predicate.map {
      text == nil
        ? "predicates aren't evaluated without a text"
        : "its predicate \($0.withoutValues) is false"
    }
    let said = [views, scene].compactMap(\.self)
    if !said.isEmpty { return (false, said.joined(separator: "; ")) }
    return (
      false,
      strength == .prefers
        ? "it prefers no events"
        : countsUnstated
          ? "it has no conditions, and the event has no text"
          : silence + "beside declared scenes it allows none"
    )
  }

  private func matchingCandidates(
    _ text: EventText?, _ decision: RoutingDecision
  ) -> [RoutingExplanation.Candidate] {
    var isFirst = true
    return graph.scenes.map { scene in
      guard let conditions = scene.conditions, scene.kind.isReachable, !conditions.matchesNothing
      else { return .init(name: scene.heading, outcome: .lost(scene.silence)) }
      guard conditions.match(text?.folded) != nil else {
        let reason =
          text == nil
          ? "without a text only \"*\" matches (\(conditions.withoutValues))"
          : "the text contains none of its conditions (\(conditions.withoutValues))"
        return .init(name: scene.heading, outcome: .lost(reason))
      }
      let reason = conditions.matches(text, of: "its conditions")
      defer { isFirst = false }
      return .init(
        name: scene.heading,
        outcome: isFirst
          ? .won(reason + reuse(decision)) : .behind(reason + ", but it is declared later"))
    }
  }

  private func lastCandidates(_ decision: RoutingDecision) -> [RoutingExplanation.Candidate]? {
    if graph.scenes.isEmpty {
      return [
        .init(
          name: "new scene",
          outcome: .won("no scenes are declared; a delegate provides the content"))
      ]
    }
    if !supportsMultipleScenes {
      return graph.primary(supportingMultipleScenes: false).map {
        [
          .init(
            name: graph.scenes[$0].heading,
            outcome: .won("only one scene is possible, and none is open"))
        ]
      } ?? []
    }
    var isFirst = true
    return graph.scenes.enumerated().map { place, scene in
      guard scene.kind.isReachable, scene.conditions == nil else {
        let isEmpty = scene.conditions?.matchesNothing == true || !scene.kind.isReachable
        return .init(
          name: scene.heading, outcome: .lost(isEmpty ? scene.silence : "it has conditions"))
      }
      guard declarations.isCommon(place) else {
        return .init(
          name: scene.heading,
          outcome: .lost(
            scene.launchBehavior == .suppressed
              ? "it is suppressed, so it handles only events that match its conditions"
              : "it is a single window and not the first scene, so it handles only events that match its conditions"
          ))
      }
      defer { isFirst = false }
      return .init(
        name: scene.heading,
        outcome: isFirst
          ? .won("the first scene without conditions" + reuse(decision))
          : .behind("it has no conditions either, but is declared later"))
    }
  }

  /// Returns the reason why an open session is used instead of a new scene of the chosen declaration; empty if a new
  /// scene is used.
  private func reuse(_ decision: RoutingDecision) -> String {
    switch decision {
    case .session(_, .single): "; its single window is open"
    case .session(_, .open):
      "; no scene has conditions, so this device uses an open scene"
    default: ""
    }
  }

  private func name(of decision: RoutingDecision) -> String? {
    switch decision {
    case .session(let id, _): sessions[id].map(name)
    case .newSession(let id, _): id.flatMap { graph[$0]?.heading }
    case .unrouted: nil
    }
  }

  private func name(of entry: SessionTable.Entry) -> String {
    "scene \(entry.id)" + (entry.scene.map { " \($0.phrase)" } ?? "")
  }
}

extension SceneDescription {
  /// The reason why no event matches the conditions of this scene.
  fileprivate var silence: String {
    if !kind.isReachable { return "it receives no events" }
    return conditions == nil
      ? "it has no conditions" : "its set of conditions is empty, so it matches nothing"
  }
}

extension ExternalEventConditions {
  /// The conditions with secrets redacted.
  fileprivate var withoutValues: Self { Self(Set(texts.map(\.withoutValues))) }

  /// Returns a clause that lists the conditions that match the text of an event.
  ///
  /// An example is `the text contains "message/", "postbox://" of its views`. If one of the conditions is `*`, the
  /// clause names only `*`.
  fileprivate func matches(_ text: EventText?, of whom: String) -> String {
    let matching = zip(texts, folded).filter { condition, folded in
      guard condition != "*" else { return true }
      return !folded.isEmpty && text?.folded.contains(folded) == true
    }
    if matching.contains(where: { $0.0 == "*" }) { return "\"*\" of \(whom) matches every event" }
    let isExact = matching.allSatisfy { text?.text.contains($0.0) == true }
    return "the text contains "
      + matching.map { "\"\($0.0.withoutValues.escaped)\"" }.joined(separator: ", ")
      + " of \(whom)"
      + (isExact ? "" : " (ignoring case and accents)")
  }
}
