/// The destination of an event or a request, with the rule that chose it.
public enum RoutingDecision: Hashable, Codable, Sendable {
  /// An existing session; its scene is connected again if necessary.
  case session(SceneID, Rule)
  /// A new session of a declared scene; nil in apps without declared scenes.
  case newSession(SceneDescription.ID?, Rule)
  /// No scene handles the event.
  case unrouted

  /// The rule that chose a scene.
  public enum Rule: Hashable, Codable, Sendable {
    /// Only one scene is allowed, so this scene gets all events (S79, S86).
    case onlyScene
    /// The scene prefers the event (S68, S80).
    case prefers(EventClaim)
    /// The scene can handle the event, and no scene prefers it (S68, S80).
    case can(EventClaim)
    /// The event has no text, and the scene was used last (S73).
    case lastUsed
    /// No scene has conditions, and the profile uses an open scene (S90).
    case open
    /// The scene is the first declaration with a condition contained in the event's text (S79).
    case matching(condition: String)
    /// No condition matched; the scene is the first declaration without conditions (S79).
    case withoutConditions
    /// The request names no scene; the scene is the first opened at launch (S95).
    case primary
    /// The request names the scene.
    case named
    /// The scene presents the requested value (S98).
    case presenting
    /// The scene has a single window, which is open (S97).
    case single
    /// The scene was stored by the previous run, and the profile restores it.
    case restored
  }
}

extension RoutingDecision: CustomStringConvertible {
  /// The text of a trace entry: the destination with its rule.
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
