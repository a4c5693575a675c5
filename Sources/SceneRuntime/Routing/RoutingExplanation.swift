/// Why an event goes where it goes: every candidate, in the order in which they are asked, with what won or
/// what was missing.
///
/// It is worked out when somebody asks, from what the decision was made of; asking changes nothing.
public struct RoutingExplanation: Hashable, Sendable {
  /// The event, as it is compared.
  public var event: ExternalEvent
  /// The text by which a scene is chosen; nil if the event has none.
  public var text: String?
  /// Where the event goes.
  public var decision: RoutingDecision
  /// The steps of the one order, as far as they were gone.
  public var steps: [Step]

  /// One rule, and those it was tried on.
  public struct Step: Hashable, Sendable {
    public var rule: Rule
    public var candidates: [Candidate]
    /// Whether it decided.
    public var isDecisive: Bool
  }

  /// The rules in their order (S68, S79).
  public enum Rule: Hashable, Sendable {
    /// Where there can be one scene only, it gets everything (S79, S86).
    case onlyScene
    /// A session that prefers the event.
    case prefers
    /// A session that can take it.
    case can
    /// Without a text, where nothing is declared: the session used last (S73).
    case lastUsed
    /// The first declaration with a condition that matches.
    case matching
    /// The first declaration without conditions.
    case withoutConditions
  }

  /// A session or a declaration, and what came of it.
  public struct Candidate: Hashable, Sendable {
    public var name: String
    public var outcome: Outcome
  }

  /// What came of a candidate.
  public enum Outcome: Hashable, Sendable {
    /// It was chosen, and why.
    case won(String)
    /// It fulfils the rule too, and another goes before it.
    case behind(String)
    /// It doesn't fulfil the rule, and why.
    case lost(String)
  }
}

extension Router {
  /// Explains where an event goes.
  public func explain(_ event: ExternalEvent) -> RoutingExplanation {
    let text = EventText(event)
    let decision = decide(event)
    var steps: [RoutingExplanation.Step] = []
    for rule in [
      RoutingExplanation.Rule.onlyScene, .prefers, .can, .lastUsed, .matching,
      .withoutConditions,
    ] {
      guard let candidates = candidates(for: rule, text, event, decision) else { continue }
      let isDecisive = candidates.contains { if case .won = $0.outcome { true } else { false } }
      steps.append(
        RoutingExplanation.Step(rule: rule, candidates: candidates, isDecisive: isDecisive))
      if isDecisive { break }
    }
    return RoutingExplanation(event: event, text: text?.text, decision: decision, steps: steps)
  }

  /// What a rule says of those it is tried on; nil if it isn't tried here.
  private func candidates(
    for rule: RoutingExplanation.Rule, _ text: EventText?, _ event: ExternalEvent,
    _ decision: RoutingDecision
  ) -> [RoutingExplanation.Candidate]? {
    switch rule {
    case .onlyScene:
      guard let only, let entry = sessions.oldest else { return nil }
      return [.init(name: name(of: entry), outcome: .won("\(only)"))]
    case .prefers: return sessionCandidates(.prefers, text, decision)
    case .can: return sessionCandidates(.can, text, decision)
    case .lastUsed:
      guard text == nil, graph.scenes.isEmpty, let last = sessions.mostRecent else { return nil }
      return [.init(name: name(of: last), outcome: .won("the event has no text; it was used last"))]
    case .matching: return supportsMultipleScenes ? matchingCandidates(text, decision) : nil
    case .withoutConditions: return lastCandidates(decision)
    }
  }

  private func sessionCandidates(
    _ strength: ActivationConditions.Strength, _ text: EventText?, _ decision: RoutingDecision
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
        outcome: isFirst ? .won(reason.text) : .behind(reason.text + ", and was used before that"))
    }
  }

  private func reason(
    _ conditions: ActivationConditions, _ strength: ActivationConditions.Strength,
    _ text: EventText?
  ) -> (isFulfilled: Bool, text: String) {
    let (predicate, claimed) = conditions[strength]
    if let condition = claimed.match(text?.folded) {
      return (
        true,
        condition == "*"
          ? "a view takes everything (\"*\")" : "a view's \"\(condition)\" is contained in the text"
      )
    }
    if let predicate, let text, predicate.evaluate(with: text.text) {
      return (true, "its predicate \(predicate) is true")
    }
    if strength == .can, predicate == nil, text != nil, countsUnstated {
      return (true, "it says nothing of events, and where no scenes are declared that means all")
    }
    let views =
      claimed.matchesNothing
      ? nil : "no condition of its views is contained in the text (\(claimed))"
    let scene = predicate.map {
      text == nil ? "predicates aren't asked without a text" : "its predicate \($0) is false"
    }
    let said = [views, scene].compactMap(\.self)
    return (false, said.isEmpty ? "it says nothing of it" : said.joined(separator: "; "))
  }

  private func matchingCandidates(
    _ text: EventText?, _ decision: RoutingDecision
  ) -> [RoutingExplanation.Candidate] {
    var isFirst = true
    return graph.scenes.map { scene in
      let name = scene.heading
      guard scene.kind.isReachable else {
        return .init(name: name, outcome: .lost("\(scene.kind.rawValue) takes no events"))
      }
      guard let conditions = scene.conditions else {
        return .init(name: name, outcome: .lost("it has no conditions"))
      }
      guard let condition = conditions.match(text?.folded) else {
        let reason =
          conditions.matchesNothing
          ? "its set of conditions is empty, so it takes no events"
          : text == nil
            ? "without a text only \"*\" matches (\(conditions))"
            : "no condition is contained in the text (\(conditions))"
        return .init(name: name, outcome: .lost(reason))
      }
      let reason =
        condition == "*" ? "\"*\" matches everything" : "\"\(condition)\" is contained in the text"
      defer { isFirst = false }
      return .init(
        name: name,
        outcome: isFirst ? .won(reason) : .behind(reason + ", and it is declared later"))
    }
  }

  private func lastCandidates(_ decision: RoutingDecision) -> [RoutingExplanation.Candidate] {
    if graph.scenes.isEmpty {
      return [.init(name: "new scene", outcome: .won("nothing is declared; delegates fill it"))]
    }
    if !supportsMultipleScenes {
      return graph.primary(supportingMultipleScenes: false).map {
        [.init(name: $0.heading, outcome: .won("there can be one scene only, and none is open"))]
      } ?? []
    }
    var isFirst = true
    return graph.scenes.map { scene in
      guard scene.kind.isReachable, scene.conditions == nil else {
        return .init(
          name: scene.heading,
          outcome: .lost(scene.kind.isReachable ? "it has conditions" : "it takes no events"))
      }
      defer { isFirst = false }
      if !isFirst {
        return .init(
          name: scene.heading, outcome: .behind("it has no conditions, and is declared later"))
      }
      return .init(name: scene.heading, outcome: .won("the first without conditions"))
    }
  }

  private func name(of entry: SessionTable.Entry) -> String {
    "scene \(entry.id)" + (entry.scene.map { " (\($0))" } ?? "")
  }
}
