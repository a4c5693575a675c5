/// Chooses the scene for an event or a request: a pure function of what is declared and open.
///
/// There is one order (S68, S79): where there can be one scene only, that scene; else a session that
/// prefers the event; else one that can take it; else the first declared scene with a condition that
/// matches; else the first without conditions; else, for an event without a text, the session used last
/// (S73); else nobody. Of several sessions the one used last is chosen, of two that were used at once the
/// older one (ours; S80 says "the first found").
///
/// A `Window` that isn't the scene a launch opens first, a `Settings` scene and a suppressed scene take no
/// event that their conditions don't name (ours).
public struct Router {
  let graph: SceneGraph
  let sessions: SessionTable
  let supportsMultipleScenes: Bool
  let unclaimed: HostProfile.UnclaimedEvents
  let declarations: DeclarationIndex

  /// A router over what is declared and open.
  ///
  /// - Parameters:
  ///   - graph: The declarations.
  ///   - sessions: The sessions that are open, connected or not (S76).
  ///   - supportsMultipleScenes: Whether there may be more than one scene (S54).
  ///   - unclaimed: What becomes of events where nobody says anything of them (S90).
  ///   - declarations: The index of the graph, if there is one already.
  public init(
    graph: SceneGraph, sessions: SessionTable, supportsMultipleScenes: Bool,
    unclaimed: HostProfile.UnclaimedEvents = .newScene, declarations: DeclarationIndex? = nil
  ) {
    self.graph = graph
    self.sessions = sessions
    self.supportsMultipleScenes = supportsMultipleScenes
    self.unclaimed = unclaimed
    self.declarations = declarations ?? DeclarationIndex(graph)
  }

  /// Whether sessions that say nothing take every event: only where nothing is declared (S67).
  var countsUnstated: Bool { graph.scenes.isEmpty }

  /// Decides where an event goes.
  ///
  /// - Parameter event: The event; nil if a person or the app wants a scene and no more.
  /// - Returns: The session or the declared scene it goes to, with the rule that chose.
  public func decide(_ event: ExternalEvent?) -> RoutingDecision {
    if let only { return only }
    guard let event else { return new(for: nil) }
    let text = EventText(event)
    let decision = asking(for: text) ?? lastUsed(for: text) ?? new(for: event)
    return text == nil && decision == .unrouted ? untargeted : decision
  }

  /// Decides which session a request that names none uses again: one that asks for the activity's text, if
  /// it has any (S50, S53).
  ///
  /// - Parameter event: What the request is for.
  /// - Returns: The session; nil if there is to be a new one.
  public func decide(requesting event: ExternalEvent?) -> RoutingDecision? {
    EventText(event).flatMap { asking(for: $0) }
  }

  /// Decides which new scene an event or a request gets (S48).
  public func new(for event: ExternalEvent?) -> RoutingDecision {
    if graph.scenes.isEmpty { return .newSession(nil, .primary) }
    guard let event, supportsMultipleScenes else {
      return graph.primary(supportingMultipleScenes: supportsMultipleScenes)
        .map { open($0, by: .primary) } ?? .unrouted
    }
    let text = EventText(event)
    if let place = declarations.first(matching: text) {
      let scene = graph.scenes[place]
      return open(scene, by: .matching(condition: scene.conditions?.match(text?.folded) ?? "*"))
    }
    guard let fallback else { return .unrouted }
    if unclaimed == .openScene, isUnclaimed,
      let session = sessions.mostRecent(of: fallback.id)
    {
      return .session(session.id, .open)
    }
    return open(fallback, by: .withoutConditions)
  }

  /// Decides which window of a declared scene shows a value, or no value.
  public func decide(
    opening scene: SceneDescription, presenting value: AnyHashable?
  ) -> RoutingDecision {
    if let value, let shown = sessions.oldest(of: scene.id, presenting: value) {
      return .session(shown.id, .presenting)
    }
    return open(scene, by: .named)
  }

  // MARK: - Rules

  /// The one scene there is, where there can be no other (S79, S86).
  var only: RoutingDecision? {
    if supportsMultipleScenes { return nil }
    return sessions.oldest.map { .session($0.id, .onlyScene) }
  }

  /// A session that prefers an event with a text, else one that can take it (S68, S80).
  func asking(for text: EventText?) -> RoutingDecision? {
    for strength in ActivationConditions.Strength.allCases {
      let found = sessions.mostRecent(
        strength, text, countingUnstated: strength == .can && text != nil && countsUnstated)
      guard let found else { continue }
      let claim = found.conditions.claim(strength, text)
      return .session(found.id, strength == .prefers ? .prefers(claim) : .can(claim))
    }
    return nil
  }

  /// The session used last, for an event by which nothing can be chosen, where nothing is declared (S73).
  private func lastUsed(for text: EventText?) -> RoutingDecision? {
    guard text == nil, graph.scenes.isEmpty else { return nil }
    return sessions.mostRecent.map { .session($0.id, .lastUsed) }
  }

  /// The session used last of the scenes that take an event without a text, else the first of these scenes
  /// (S73).
  private var untargeted: RoutingDecision {
    let scenes = declarations.untargeted.map { graph.scenes[$0] }
    let used = scenes.compactMap { sessions.lastUse(of: $0.id) }.max()
    if let session = used.flatMap({ sessions.entry($0.ordinal) }) {
      return .session(session.id, .lastUsed)
    }
    return scenes.first.map { open($0, by: .primary) } ?? .unrouted
  }

  /// The first declared scene without conditions that takes events (S79).
  var fallback: SceneDescription? { declarations.fallback.map { graph.scenes[$0] } }

  /// Whether neither a declaration nor a session says anything of events (S90).
  var isUnclaimed: Bool { declarations.isSilent && sessions.claimCount == 0 }

  private func open(_ scene: SceneDescription, by rule: RoutingDecision.Rule) -> RoutingDecision {
    if scene.kind.isSingle, let window = sessions.oldest(of: scene.id) {
      return .session(window.id, .single)
    }
    return .newSession(scene.id, rule)
  }
}
