/// The external events a session requests, by the predicates of its scene and the conditions of its views.
///
/// They belong to the session and remain in effect while its scene is disconnected (S76).
public struct ActivationConditions: Hashable, Codable, Sendable {
  /// The events for which the scene is preferred over others; nil for none (S67).
  public var prefers: TargetPredicate?
  /// The events the scene can handle; nil if unset, which means all events in apps without declared scenes,
  /// and none in apps with declared scenes (S67).
  public var canActivate: TargetPredicate?
  /// The union of the conditions preferred by the scene's views (S85).
  public var preferring: ExternalEventConditions
  /// The union of the conditions allowed by the scene's views (S85).
  public var allowing: ExternalEventConditions

  /// Creates conditions; by default they match no event.
  ///
  /// - Parameters:
  ///   - prefers: The events for which the scene is preferred over others; nil for none (S67).
  ///   - canActivate: The events the scene can handle; nil for the default of the app's kind (S67).
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

  /// Conditions that match no event, to be copied instead of created.
  package static let none = Self()

  /// The strength of a session's request for an event.
  package enum Strength {
    /// The scene is preferred over others.
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

  /// Returns the reason why the session matches an event, after it was found to match.
  ///
  /// If there are several reasons, the result is always the same: the first condition in order, or else
  /// the predicate.
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
  /// The predicate of its scene (S69).
  case predicate(TargetPredicate)
  /// No conditions are set in an app without declared scenes, which matches every event (S67).
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
