/// Which external events a session asks for: by its scene's predicates, and by what its views say.
///
/// They belong to the session and hold while its scene is disconnected (S76).
public struct ActivationConditions: Hashable, Codable, Sendable {
  /// For which events the scene is better than others; nil for none (S67).
  public var prefers: TargetPredicate?
  /// Which events the scene can take; nil if nothing was said, which means all where no scenes are
  /// declared, and none where some are (S67).
  public var canActivate: TargetPredicate?
  /// What the scene's views prefer, all of them together (S85).
  public var preferring: ExternalEventConditions
  /// What the scene's views allow, all of them together (S85).
  public var allowing: ExternalEventConditions

  public init(
    prefers: TargetPredicate? = nil, canActivate: TargetPredicate? = nil,
    preferring: Set<String> = [], allowing: Set<String> = []
  ) {
    self.prefers = prefers
    self.canActivate = canActivate
    self.preferring = ExternalEventConditions(preferring)
    self.allowing = ExternalEventConditions(allowing)
  }

  /// Whether nothing is asked for.
  public var isEmpty: Bool { self == Self() }

  /// How strongly a session asks for an event.
  package enum Strength: CaseIterable {
    /// It is better than others.
    case prefers
    /// It can take it.
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

  /// By what a session asks for an event that it was found to ask for.
  ///
  /// It may ask by several; that which is said is always the same: the first condition in their order,
  /// else the predicate.
  func claim(_ strength: Strength, _ text: EventText?) -> EventClaim {
    let (predicate, conditions) = self[strength]
    return conditions.match(text?.folded).map { .condition($0) }
      ?? predicate.map { .predicate($0) } ?? .unstated
  }
}

/// What a session asks for an event by.
public enum EventClaim: Hashable, Codable, Sendable, CustomStringConvertible {
  /// A condition of its views, which the event's text contains (S82).
  case condition(String)
  /// The predicate of its scene (S69).
  case predicate(TargetPredicate)
  /// Nothing was said, and where no scenes are declared that means everything (S67).
  case unstated

  public var description: String {
    switch self {
    case .condition(let condition): "by \"\(condition.withoutValues.escaped)\""
    case .predicate(let predicate): "by \(predicate.withoutValues)"
    case .unstated: "as it says nothing and no scenes are declared"
    }
  }
}
