/// The destination of an event or a request, with the rule that chose it.
public enum RoutingDecision: Hashable, Codable, Sendable {
  /// An open session.
  ///
  /// If the session has no connected scene, a scene connects to it again.
  case session(SceneID, Rule)
  /// A new session of the declared scene with this identifier; the identifier is nil in apps without declared scenes.
  case newSession(SceneDescription.ID?, Rule)
  /// No scene handles the event.
  case unrouted

  /// The rule by which a scene was chosen.
  public enum Rule: Hashable, Codable, Sendable {
    /// The application can have only one scene, so this scene gets all events (S79, S86).
    case onlyScene
    /// The scene prefers the event (S68, S80).
    case prefers(EventClaim)
    /// The scene can handle the event, and no scene prefers it (S68, S80).
    case can(EventClaim)
    /// The session was used more recently than the other sessions.
    ///
    /// This rule applies to events without a target content identifier or URL (S73). It also applies when a person
    /// returns to an application without a focused scene.
    case lastUsed
    /// Neither a declared scene nor a session has conditions, and the profile uses an open scene (S90).
    case open
    /// The declared scene is the first one with a condition that the event's text contains, or with the condition `*`
    /// (S79).
    case matching(condition: String)
    /// No condition matched, and the declared scene is the first one without conditions (S79).
    case withoutConditions
    /// Neither an event nor a request selects a scene, so the first scene that opens at launch is chosen (S95).
    case primary
    /// The request names the declared scene.
    case named
    /// The session presents the requested value (S98).
    case presenting
    /// The declared scene has a single window, which is open (S97).
    case single
    /// The previous run stored the session, and this launch shows its scene again.
    case restored
  }
}

extension RoutingDecision: CustomStringConvertible {
  /// The text of the trace entry: the destination, and the rule in parentheses.
  public var description: String { text.escaped }

  private var text: String {
    switch self {
    case .session(let session, let rule): "scene \(session) (\(rule))"
    case .newSession(let scene?, let rule): "new scene \(scene.phrase) (\(rule))"
    case .newSession(nil, let rule): "new scene (\(rule))"
    case .unrouted: "no scene"
    }
  }
}

extension RoutingDecision.Rule: CustomStringConvertible {
  /// A short name of the rule, such as `only scene`.
  public var description: String { text.escaped }

  private var text: String {
    switch self {
    case .onlyScene: "only scene"
    case .prefers(let claim): "prefers \(claim)"
    case .can(let claim): "allows \(claim)"
    case .lastUsed: "last used"
    case .open: "open scene"
    case .matching(let condition): "matches \"\(condition.withoutValues)\""
    case .withoutConditions: "no conditions"
    case .primary: "first scene"
    case .named: "requested"
    case .presenting: "presents value"
    case .single: "single window"
    case .restored: "restored"
    }
  }
}
