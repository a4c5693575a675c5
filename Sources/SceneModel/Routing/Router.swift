/// A router that chooses the scene for an event or a request: a pure function of declarations and sessions.
///
/// The first of these rules that finds a scene decides (S68, S79):
///
/// 1. If only one scene is allowed, that scene.
/// 2. A session that prefers the event.
/// 3. A session that can handle the event.
/// 4. The first declared scene with a matching condition.
/// 5. The first declared scene without conditions.
/// 6. For an event without a text, the most recently used session (S73).
///
/// If several sessions match, the most recently used session is chosen; of sessions used at the
/// same time, the oldest. This is this library's choice; S80 says "the first found".
///
/// A `Window` other than the first scene opened at launch, a `Settings` scene and a suppressed scene handle
/// only events that match their conditions (this library's choice).
///
/// ```swift
/// import Foundation
///
/// func destination(of url: URL, among scenes: [SceneDescription]) -> RoutingDecision {
///   let router = Router(
///     graph: SceneGraph(scenes), sessions: SessionTable(), supportsMultipleScenes: true)
///   return router.decide(.openURL(.init(url)))
/// }
/// ```
public struct Router {
  let graph: SceneGraph
  let sessions: SessionTable
  let supportsMultipleScenes: Bool
  let unclaimed: HostProfile.UnclaimedEvents
  let declarations: DeclarationIndex

  /// Creates a router for declarations and sessions.
  ///
  /// - Parameters:
  ///   - graph: The declarations.
  ///   - sessions: The open sessions, connected or not (S76).
  ///   - supportsMultipleScenes: Whether more than one scene is allowed (S54).
  ///   - unclaimed: The destination of events if no scene has conditions (S90).
  ///   - declarations: The index of the graph, if it already exists.
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

  /// Whether sessions without conditions match every event: only in apps without declared scenes (S67).
  var countsUnstated: Bool { graph.scenes.isEmpty }

  /// Decides the destination of an event.
  ///
  /// - Parameter event: The event; nil for a request for a scene without an event.
  /// - Returns: The session or the declared scene, with the rule that chose it.
  public func decide(_ event: ExternalEvent?) -> RoutingDecision {
    if let only { return only }
    guard let event else { return new(for: nil) }
    let text = EventText(event)
    let decision = asking(for: text) ?? lastUsed(for: text) ?? new(for: event)
    return text == nil && decision == .unrouted ? untargeted : decision
  }

  /// Decides which session a request without a session reuses (S50, S53).
  ///
  /// A session is reused if it requests the text of the activity. An activity without a text reuses
  /// no session.
  ///
  /// - Parameter event: The event of the request.
  /// - Returns: The session; nil if the request gets a new session.
  public func decide(requesting event: ExternalEvent?) -> RoutingDecision? {
    EventText(event).flatMap { asking(for: $0) }
  }

  /// Decides which declared scene gets a new scene for an event or a request (S48).
  ///
  /// Without an event, or if only one scene is allowed, the scene is the first scene opened at
  /// launch (S95). Otherwise the scene is the first declaration with a matching condition or, if
  /// none matches, the first declaration without conditions (S79).
  ///
  /// - Parameter event: The event, or the activity of the request; nil for a request without an
  ///   activity.
  /// - Returns: A new session of the declared scene, or the open session of a scene with a single
  ///   window (S97); unrouted if no declared scene handles the event.
  public func new(for event: ExternalEvent?) -> RoutingDecision {
    if graph.scenes.isEmpty { return .newSession(nil, .primary) }
    guard let event, supportsMultipleScenes else {
      return graph.primary(supportingMultipleScenes: supportsMultipleScenes)
        .map { open(graph.scenes[$0], by: .primary) } ?? .unrouted
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

  /// Decides which window of a declared scene presents a value, or no value.
  ///
  /// - Parameters:
  ///   - scene: The declared scene.
  ///   - value: The value to present; nil for a window without a value, or with the default value.
  /// - Returns: The session that presents an equal value (S98, S101), the open session of a scene
  ///   with a single window (S97), or otherwise a new session. Whether another session is allowed
  ///   isn't checked.
  public func decide(
    opening scene: SceneDescription, presenting value: AnyHashable?
  ) -> RoutingDecision {
    if let value, let shown = sessions.oldest(of: scene.id, presenting: value) {
      return .session(shown.id, .presenting)
    }
    return open(scene, by: .named)
  }

  // MARK: - Rules

  /// The only scene, if it exists and no other scene is allowed (S79, S86).
  var only: RoutingDecision? {
    if supportsMultipleScenes { return nil }
    return sessions.oldest.map { .session($0.id, .onlyScene) }
  }

  /// Returns a session that prefers an event with a text.
  ///
  /// If no session prefers the event, returns a session that can handle the event (S68, S80).
  func asking(for text: EventText?) -> RoutingDecision? {
    if let found = sessions.mostRecent(preferring: text) {
      return .session(found.id, .prefers(found.conditions.claim(.prefers, text)))
    }
    return sessions.mostRecent(handling: text, includingUnstated: text != nil && countsUnstated)
      .map { .session($0.id, .can($0.conditions.claim(.can, text))) }
  }

  /// Returns the most recently used session, for an event without a text in an app without declared
  /// scenes (S73).
  private func lastUsed(for text: EventText?) -> RoutingDecision? {
    guard text == nil, graph.scenes.isEmpty else { return nil }
    return sessions.mostRecent.map { .session($0.id, .lastUsed) }
  }

  /// The most recently used session of the scenes that handle events without a text or, without
  /// such a session, the first of these scenes (S73).
  private var untargeted: RoutingDecision {
    let scenes = declarations.untargeted.map { graph.scenes[$0] }
    let used = scenes.compactMap { sessions.lastUse(of: $0.id) }.max()
    if let session = used.flatMap({ sessions.entry($0.session) }) {
      return .session(session.id, .lastUsed)
    }
    return scenes.first.map { open($0, by: .primary) } ?? .unrouted
  }

  /// The first declared scene without conditions that handles events (S79).
  var fallback: SceneDescription? { declarations.fallback.map { graph.scenes[$0] } }

  /// Whether no declaration and no session has conditions (S90).
  var isUnclaimed: Bool { declarations.hasNoConditions && sessions.claimCount == 0 }

  private func open(_ scene: SceneDescription, by rule: RoutingDecision.Rule) -> RoutingDecision {
    if scene.kind.isSingle, let window = sessions.oldest(of: scene.id) {
      return .session(window.id, .single)
    }
    return .newSession(scene.id, rule)
  }
}
