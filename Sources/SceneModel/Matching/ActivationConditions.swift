/// The external events a session can take: the predicates of its scene, and the conditions of its
/// views.
///
/// The conditions belong to the session and remain in effect while its scene is disconnected (S76).
public struct ActivationConditions: Hashable, Codable, Sendable {
  /// The events for which the scene is preferred over others; nil for none (S67).
  public var prefers: TargetPredicate?
  /// The events the scene can handle.
  ///
  /// If nil, the scene can handle all events in an app without declared scenes, and none in an app
  /// with declared scenes (S67).
  public var canActivate: TargetPredicate?
  /// The union of the conditions preferred by the scene's views (S85).
  public var preferring: ExternalEventConditions
  /// The union of the conditions allowed by the scene's views (S85).
  public var allowing: ExternalEventConditions

  /// Creates conditions; by default they match no event.
  ///
  /// - Parameters:
  ///   - prefers: The events for which the scene is preferred over others; nil for none (S67).
  ///   - canActivate: The events the scene can handle; nil for all events in an app without declared
  ///     scenes, and for none in an app with declared scenes (S67).
  ///   - preferring: The conditions preferred by the scene's views (S85).
  ///   - allowing: The conditions allowed by the scene's views (S85).
  public init(
    prefers: TargetPredicate? = nil, canActivate: TargetPredicate? = nil,
    preferring: Set<String> = [], allowing: Set<String> = []
  ) {
    self.prefers = prefers
    self.canActivate = canActivate
    self.preferring = ExternalEventConditions(preferring)
    self.allowing = ExternalEventConditions(allowing)
  }

  /// Whether no conditions are set.
  public var isEmpty: Bool {
    prefers == nil && canActivate == nil && preferring.texts.isEmpty && allowing.texts.isEmpty
  }

  /// Conditions that match no event; copying this constant is faster than creating conditions.
  package static let none = Self()

  /// The strength with which a session claims an event.
  package enum Strength {
    /// The scene is preferred over other scenes.
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

  /// Returns the reason why the session matches an event; the caller has checked that the session
  /// matches.
  ///
  /// If there are several reasons, the result is always the same: the first condition in order or,
  /// if no condition matches, the predicate.
  func claim(_ strength: Strength, _ text: EventText?) -> EventClaim {
    let (predicate, conditions) = self[strength]
    return conditions.match(text?.folded).map { .condition($0) }
      ?? predicate.map { .predicate($0) } ?? .unstated
  }
}

/// The reason why a session matches an event.
public enum EventClaim: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A condition of a view, contained in the event's text (S82).
  case condition(String)
  /// The predicate of the session's scene (S69).
  case predicate(TargetPredicate)
  /// No conditions are set. In an app without declared scenes, such a session matches every event
  /// (S67).
  case unstated

  /// The reason as it is written to the trace, with secrets redacted.
  public var description: String {
    switch self {
    case .condition(let condition): "\"\(condition.withoutValues.escaped)\""
    case .predicate(let predicate): "\(predicate.withoutValues)"
    case .unstated: "every event by default"
    }
  }
}
