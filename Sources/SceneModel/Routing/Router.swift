/// A router that chooses the scene for an event or a request, as a pure function of declared scenes and open sessions.
///
/// The text of an event is its target content identifier or its URL. The first of these rules that finds a scene
/// decides (S68, S79):
///
/// 1. If the application may have only one scene, the open session.
/// 2. An open session that prefers the event.
/// 3. An open session that can handle the event.
/// 4. The first declared scene with a matching condition.
/// 5. The first declared scene without conditions.
/// 6. For an event without a text, the most recently used session (S73).
///
/// If several sessions match a rule, the most recently used session is chosen, and of sessions that were used at the
/// same time, the oldest. This is this library's choice; S80 says "the first found".
///
/// Suppressed scenes handle only events that match their conditions. The same is true of a `Window`, unless it is the
/// first scene that opens at launch (this library's choice). Settings, menu bar extras and alerts handle no events.
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

  /// Creates a router for declared scenes and open sessions.
  ///
  /// - Parameters:
  ///   - graph: The declared scenes.
  ///   - sessions: The open sessions, with or without a connected scene (S76).
  ///   - supportsMultipleScenes: Whether the application may have more than one scene at a time (S54).
  ///   - unclaimed: The destination of events if neither a declared scene nor a session has conditions (S90).
  ///   - declarations: The index of the graph; nil to create the index.
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

  /// Whether a session may get any event with a text if it doesn't state which events it can handle; true only in apps
  /// without declared scenes (S67).
  var countsUnstated: Bool { graph.scenes.isEmpty }

  /// Decides to which session or declared scene an event is routed.
  ///
  /// - Parameter event: The event; nil for a request without an event.
  /// - Returns: The session or the declared scene, with the rule that chose it.
  public func decide(_ event: ExternalEvent?) -> RoutingDecision {
    if let only { return only }
    guard let event else { return new(for: nil) }
    let text = EventText(event)
    let decision = asking(for: text) ?? lastUsed(for: text) ?? new(for: event)
    return text == nil && decision == .unrouted ? untargeted : decision
  }

  /// Decides whether a request without a session shows an open session (S50, S53).
  ///
  /// An open session is chosen if it prefers or can handle events with the text of the request's activity. For an
  /// activity without a text, no open session is chosen.
  ///
  /// - Parameter event: The activity of the request, as an event; nil for a request without an activity.
  /// - Returns: The open session; nil if the request gets a new session.
  public func decide(requesting event: ExternalEvent?) -> RoutingDecision? {
    EventText(event).flatMap { asking(for: $0) }
  }

  /// Decides which declared scene gets a new session for an event or a request (S48).
  ///
  /// Without an event, or if the application may have only one scene, this is the first scene that opens at launch
  /// (S95). Otherwise it is the first declared scene with a matching condition or, if no condition matches, the first
  /// declared scene without conditions (S79).
  ///
  /// - Parameter event: The event, or the activity of the request; nil for a request without an activity.
  /// - Returns: If the declared scene has a single window that is open, the session of this window (S97). If neither a
  ///   declared scene nor a session has conditions, and the profile uses open scenes, the most recently used session of
  ///   the declared scene (S90). Otherwise, a new session of the declared scene. The decision is `unrouted` if no
  ///   declared scene handles the event. If the app declares no scenes, the new session has no declared scene.
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

  /// Decides which session shows the requested window of a declared scene.
  ///
  /// - Parameters:
  ///   - scene: The declared scene.
  ///   - value: The value that the window presents; nil for a window without a value, or with the default value.
  /// - Returns: The session that presents an equal value (S98, S101), the open session if the declared scene has a
  ///   single window (S97), or otherwise a new session. Whether the application may have a further session isn't
  ///   checked.
  public func decide(
    opening scene: SceneDescription, presenting value: AnyHashable?
  ) -> RoutingDecision {
    if let value, let shown = sessions.oldest(of: scene.id, presenting: value) {
      return .session(shown.id, .presenting)
    }
    return open(scene, by: .named)
  }

  // MARK: - Rules

  /// The decision for the only scene, if the application may have only one scene and a session is open (S79, S86);
  /// otherwise nil.
  var only: RoutingDecision? {
    if supportsMultipleScenes { return nil }
    return sessions.oldest.map { .session($0.id, .onlyScene) }
  }

  /// Returns the decision for an open session that prefers an event with the given text.
  ///
  /// If no session prefers the event, the decision is for a session that can handle it; nil if there is none (S68,
  /// S80). `text` is nil for an event without a text.
  func asking(for text: EventText?) -> RoutingDecision? {
    if let found = sessions.mostRecent(preferring: text) {
      return .session(found.id, .prefers(found.conditions.claim(.prefers, text)))
    }
    return sessions.mostRecent(handling: text, includingUnstated: text != nil && countsUnstated)
      .map { .session($0.id, .can($0.conditions.claim(.can, text))) }
  }

  /// Returns the decision for the most recently used session, if the event has no text and the app declares no scenes
  /// (S73); otherwise nil.
  private func lastUsed(for text: EventText?) -> RoutingDecision? {
    guard text == nil, graph.scenes.isEmpty else { return nil }
    return sessions.mostRecent.map { .session($0.id, .lastUsed) }
  }

  /// The decision for an event without a text that no other rule decided (S73).
  ///
  /// Only the declared scenes that handle events without a text are considered. Of their open sessions, the most
  /// recently used one is chosen. If none of these scenes has an open session, the first of the scenes opens.
  private var untargeted: RoutingDecision {
    let scenes = declarations.untargeted.map { graph.scenes[$0] }
    let used = scenes.compactMap { sessions.lastUse(of: $0.id) }.max()
    if let session = used.flatMap({ sessions.entry($0.session) }) {
      return .session(session.id, .lastUsed)
    }
    return scenes.first.map { open($0, by: .primary) } ?? .unrouted
  }

  /// The first declared scene that has no conditions and handles events that match no condition (S79).
  var fallback: SceneDescription? { declarations.fallback.map { graph.scenes[$0] } }

  /// Whether neither a declared scene nor a session has conditions (S90).
  var isUnclaimed: Bool { declarations.hasNoConditions && sessions.claimCount == 0 }

  private func open(_ scene: SceneDescription, by rule: RoutingDecision.Rule) -> RoutingDecision {
    if scene.kind.isSingle, let window = sessions.oldest(of: scene.id) {
      return .session(window.id, .single)
    }
    return .newSession(scene.id, rule)
  }
}
