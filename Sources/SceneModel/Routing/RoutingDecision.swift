/// Where an event or a request goes, and the rule that sent it there.
public enum RoutingDecision: Hashable, Codable, Sendable {
  /// A session that exists; its scene is connected anew if it is gone.
  case session(SceneID, Rule)
  /// A new session of a declared scene; of none, where the app declares no scenes.
  case newSession(SceneDescription.ID?, Rule)
  /// Nobody takes it.
  case unrouted

  /// Why a scene was chosen.
  public enum Rule: Hashable, Codable, Sendable {
    /// There can be one scene only, and events always go to it (S79, S86).
    case onlyScene
    /// It prefers the event to all other scenes (S68, S80).
    case prefers(EventClaim)
    /// It can take the event, and nobody prefers it (S68, S80).
    case can(EventClaim)
    /// The event has no text to choose by; it was used last (S73).
    case lastUsed
    /// Nobody says anything of events, and the device uses what is open (S90).
    case open
    /// It is the first declaration with a condition that the event's text contains (S79).
    case matching(condition: String)
    /// No condition matched; it is the first declaration without conditions (S79).
    case withoutConditions
    /// Nothing was said of which; it is the scene a launch opens first (S95).
    case primary
    /// The request named it.
    case named
    /// It presents the value that was asked for (S98).
    case presenting
    /// It is declared to have one window only, and that window is open (S97).
    case single
    /// It was kept from the run before, and the device shows it again.
    case restored
  }
}

extension RoutingDecision: CustomStringConvertible {
  public var description: String { text.escaped }

  private var text: String {
    switch self {
    case .session(let session, let rule): "scene \(session), \(rule)"
    case .newSession(let scene?, let rule):
      if case .value = scene {
        "new scene \(scene), \(rule)"
      } else {
        "new scene of \(scene), \(rule)"
      }
    case .newSession(nil, let rule): "new scene, \(rule)"
    case .unrouted: "nobody"
    }
  }
}

extension RoutingDecision.Rule: CustomStringConvertible {
  public var description: String { text.escaped }

  private var text: String {
    switch self {
    case .onlyScene: "there can be one scene only"
    case .prefers(let claim): "prefers it \(claim)"
    case .can(let claim): "can take it \(claim)"
    case .lastUsed: "the one used last"
    case .open: "open, and nobody asks for events"
    case .matching(let condition): "matching \"\(condition.withoutValues)\""
    case .withoutConditions: "the first without conditions"
    case .primary: "the first scene"
    case .named: "as named"
    case .presenting: "presenting the value"
    case .single: "its only window"
    case .restored: "as it was kept"
    }
  }
}
