/// The conditions for the external events that a session requests: the predicates of its scene, and the conditions of
/// its views.
///
/// Predicates and conditions are compared with the text of an event, which is its target content identifier or its URL.
/// They belong to the session, and stay in effect while the session's scene is disconnected (S76).
public struct ActivationConditions: Hashable, Codable, Sendable {
  /// The predicate for the events that the scene prefers; nil if the scene prefers no events (S67).
  public var prefers: TargetPredicate?
  /// The predicate for the events that the scene can handle.
  ///
  /// If the predicate is nil, the scene can handle no events in an app with declared scenes. In any other app, it can
  /// then handle all events that have a text (S67).
  public var canActivate: TargetPredicate?
  /// All conditions that the scene's views prefer (S85).
  public var preferring: ExternalEventConditions
  /// All conditions that the scene's views allow (S85).
  public var allowing: ExternalEventConditions

  /// Creates conditions.
  ///
  /// By default, nothing is set.
  ///
  /// - Parameters:
  ///   - prefers: The predicate for the events that the scene prefers; nil if the scene prefers no events (S67).
  ///   - canActivate: The predicate for the events that the scene can handle. If it is nil, the scene can handle no
  ///     events in an app with declared scenes. In any other app, it can then handle all events that have a text (S67).
  ///   - preferring: The conditions that the scene's views prefer (S85).
  ///   - allowing: The conditions that the scene's views allow (S85).
  public init(
    prefers: TargetPredicate? = nil, canActivate: TargetPredicate? = nil,
    preferring: Set<String> = [], allowing: Set<String> = []
  ) {
    self.prefers = prefers
    self.canActivate = canActivate
    self.preferring = ExternalEventConditions(preferring)
    self.allowing = ExternalEventConditions(allowing)
  }

  /// Whether no predicate is set and no view of the scene sets conditions.
  public var isEmpty: Bool {
    prefers == nil && canActivate == nil && preferring.texts.isEmpty && allowing.texts.isEmpty
  }

  /// The conditions of a session that requests no events in particular: no predicates, and no conditions of views.
  ///
  /// Copying this constant is faster than creating conditions.
  package static let none = Self()

  /// The level of a session's request for an event: the session prefers the event, or its scene can handle the event.
  package enum Strength {
    /// The session prefers the event, and gets the event before all sessions with the strength `can`.
    case prefers
    /// The scene can handle the event.
    case can
  }

  subscript(strength: Strength) -> (
    predicate: TargetPredicate?, conditions: ExternalEventConditions
  ) {
    switch strength {
    case .prefers: (prefers, preferring)
    case .can: (canActivate, allowing)
    }
  }

  /// Returns the reason why the session requests an event.
  ///
  /// The caller has checked that the session requests the event.
  ///
  /// If there are several reasons, the result is the alphabetically first matching condition or, if no condition
  /// matches, the predicate.
  func claim(_ strength: Strength, _ text: EventText?) -> EventClaim {
    let (predicate, conditions) = self[strength]
    return conditions.match(text?.folded).map { .condition($0) }
      ?? predicate.map { .predicate($0) } ?? .unstated
  }
}

/// The reason why a session requests an event.
public enum EventClaim: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A condition of a view that matches the event: the text of the event contains the condition, or the condition is
  /// `*` (S82).
  case condition(String)
  /// The predicate of the session's scene, which is true for the event (S69).
  case predicate(TargetPredicate)
  /// No condition matches the event, and the session has no predicate for the events that its scene can handle.
  ///
  /// In an app without declared scenes, such a session requests every event with a text (S67).
  case unstated

  /// The reason as the trace shows it, with secrets redacted.
  public var description: String {
    switch self {
    case .condition(let condition): "\"\(condition.withoutValues.escaped)\""
    case .predicate(let predicate): "\(predicate.withoutValues)"
    case .unstated: "every event by default"
    }
  }
}
