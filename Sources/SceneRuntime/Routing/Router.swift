/// Chooses the scene for an event or a request: a pure function of what is declared and open.
///
/// There is one order (S79): where there can be one scene only, that scene; else the first
/// declared scene with a condition that matches, else the first without conditions, else nobody.
public struct Router {
  private let graph: SceneGraph
  private let sessions: SessionTable
  private let supportsMultipleScenes: Bool

  /// A router over what is declared and open.
  ///
  /// - Parameters:
  ///   - graph: The declarations.
  ///   - sessions: The sessions that are open.
  ///   - supportsMultipleScenes: Whether there may be more than one scene (S54).
  public init(graph: SceneGraph, sessions: SessionTable, supportsMultipleScenes: Bool) {
    self.graph = graph
    self.sessions = sessions
    self.supportsMultipleScenes = supportsMultipleScenes
  }

  /// Decides where an event goes.
  ///
  /// - Parameter event: The event; nil if a person or the app wants a scene and no more.
  /// - Returns: The session or the declared scene it goes to, with the rule that chose.
  public func decide(_ event: ExternalEvent?) -> RoutingDecision {
    if !supportsMultipleScenes, let only = sessions.oldest {
      return .session(only.id, .onlyScene)
    }
    if graph.scenes.isEmpty { return .newSession(nil, .primary) }
    guard let event, supportsMultipleScenes else {
      return graph.primary(supportingMultipleScenes: supportsMultipleScenes)
        .map { open($0, by: .primary) } ?? .unrouted
    }
    let text = event.text.map(FoldedText.init)
    let reachable = graph.scenes.lazy.filter(\.kind.isReachable)
    for scene in reachable {
      if let condition = scene.conditions?.match(text) {
        return open(scene, by: .matching(condition: condition))
      }
    }
    return reachable.first { $0.conditions == nil }.map { open($0, by: .withoutConditions) }
      ?? .unrouted
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

  private func open(_ scene: SceneDescription, by rule: RoutingDecision.Rule) -> RoutingDecision {
    if scene.kind.isSingle, let window = sessions.oldest(of: scene.id) {
      return .session(window.id, .single)
    }
    return .newSession(scene.id, rule)
  }
}
