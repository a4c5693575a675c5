/// A condition on an event's text that decides whether a scene handles the event.
///
/// The syntax is the syntax of predicate format strings: comparisons of `SELF` with texts, combined
/// with `AND`, `OR` and `NOT`. A predicate is a value that can be stored and evaluated without the
/// app's code, even while the scene is disconnected (S70).
///
/// ```swift
/// func reading() throws -> TargetPredicate {
///   try TargetPredicate(format: "SELF BEGINSWITH[c] %@ OR SELF IN %@", "message/", ["inbox", "outbox"])
/// }
/// ```
///
/// Predicates can also be combined in code, with ``not(_:)``, ``and(_:)`` and ``or(_:)``. A
/// predicate with more than 100 nested levels or 10,000 elements is refused: it is false for every
/// event, and a scene that is given the predicate reports the reason.
public struct TargetPredicate: Sendable {
  let node: Node

  /// The structure of a predicate.
  ///
  /// The depth and the number of elements are computed on creation, so that an oversized predicate
  /// is refused before it is traversed.
  indirect enum Node: Sendable {
    case value(Bool)
    case comparison(Comparison)
    case not(TargetPredicate, Extent)
    case and([TargetPredicate], Extent)
    case or([TargetPredicate], Extent)
    /// A predicate refused for its depth or size, with the reason.
    case refused(String)
  }

  /// The nesting depth of a predicate and its total number of elements.
  struct Extent: Sendable {
    var depth = 0
    var parts = 1
  }

  private static let partLimit = 10_000

  private init(_ node: Node) {
    self.node = node
  }

  /// Creates a predicate with a constant value.
  ///
  /// - Parameter value: The result for every event, including events without text.
  public init(value: Bool) {
    self = .value(value)
  }

  /// Creates a predicate that is true for one text.
  ///
  /// - Parameter text: The text that an event must have, with the same case and diacritics.
  public init(equalTo text: String) {
    self = .comparison(Comparison(.target, .equal, .text(text)))
  }

  /// Returns a predicate with a constant value.
  ///
  /// - Parameter value: The result for every event, including events without text.
  /// - Returns: The constant predicate.
  public static func value(_ value: Bool) -> TargetPredicate { Self(.value(value)) }

  /// Returns a predicate that is true if the comparison is true.
  ///
  /// - Parameter comparison: The comparison.
  /// - Returns: The predicate, which evaluates the comparison for each event.
  public static func comparison(_ comparison: Comparison) -> TargetPredicate {
    Self(.comparison(comparison))
  }

  /// Returns a predicate that is true if another predicate is false.
  ///
  /// - Parameter predicate: The predicate to negate. The negation of a refused predicate is refused
  ///   too.
  /// - Returns: The negated predicate.
  public static func not(_ predicate: TargetPredicate) -> TargetPredicate {
    joined([predicate]) { .not(predicate, $0) }
  }

  /// Returns a predicate that is true if all predicates are true; `and([])` is true.
  ///
  /// - Parameter predicates: The predicates, which are evaluated in order until one is false.
  /// - Returns: The combined predicate; if there is only one predicate, that predicate unchanged.
  public static func and(_ predicates: [TargetPredicate]) -> TargetPredicate {
    if predicates.count == 1 { return predicates[0] }
    // Nested conjunctions are flattened, so that combining predicates one by one doesn't increase
    // the depth.
    let parts = predicates.lazy.flatMap { predicate in
      if case .and(let parts, _) = predicate.node, !parts.isEmpty { parts } else { [predicate] }
    }
    return joined(parts) { .and(Array(parts), $0) }
  }

  /// Returns a predicate that is true if any predicate is true; `or([])` is false.
  ///
  /// - Parameter predicates: The predicates, which are evaluated in order until one is true.
  /// - Returns: The combined predicate; if there is only one predicate, that predicate unchanged.
  public static func or(_ predicates: [TargetPredicate]) -> TargetPredicate {
    if predicates.count == 1 { return predicates[0] }
    let parts = predicates.lazy.flatMap { predicate in
      if case .or(let parts, _) = predicate.node, !parts.isEmpty { parts } else { [predicate] }
    }
    return joined(parts) { .or(Array(parts), $0) }
  }

  private static func joined(
    _ parts: some Sequence<TargetPredicate>, _ make: (Extent) -> Node
  ) -> TargetPredicate {
    var whole = Extent()
    for part in parts {
      whole.depth = max(whole.depth, 1)
      switch part.node {
      case .value, .comparison: whole.parts += 1
      case .not(_, let extent), .and(_, let extent), .or(_, let extent):
        whole.depth = max(whole.depth, extent.depth + 1)
        whole.parts += extent.parts
      case .refused: return part
      }
      if whole.parts > partLimit { return Self(.refused("it has more than \(partLimit) parts")) }
    }
    let limit = PropertyValue.depthLimit
    if whole.depth > limit { return Self(.refused("it is nested more than \(limit) deep")) }
    return Self(make(whole))
  }

  /// Evaluates the predicate for the text of an event.
  ///
  /// - Parameter text: The text; nil for an event without text, which equals nothing and contains nothing.
  /// - Returns: Whether the predicate is true.
  public func evaluate(with text: String?) -> Bool {
    switch node {
    case .value(let value): value
    case .comparison(let comparison): comparison.evaluate(with: text)
    case .not(let predicate, _): !predicate.evaluate(with: text)
    case .and(let predicates, _): predicates.allSatisfy { $0.evaluate(with: text) }
    case .or(let predicates, _): predicates.contains { $0.evaluate(with: text) }
    case .refused: false
    }
  }

  /// The reason why the predicate was refused for its depth or size; nil if it is valid.
  var shapeRefusal: String? { if case .refused(let reason) = node { reason } else { nil } }

  /// Whether the predicate is the constant true.
  var isValueTrue: Bool { if case .value(true) = node { true } else { false } }

  /// The only texts for which the predicate can be true; nil if the predicate isn't limited to
  /// certain texts.
  var equalTexts: Set<String>? {
    switch node {
    case .value(false), .refused: []
    case .value(true), .not: nil
    case .comparison(let comparison): comparison.equalTexts
    case .and(let predicates, _):
      // The first set of texts limits the conjunction; evaluating the whole conjunction filters the
      // set.
      predicates.lazy.compactMap(\.equalTexts).first.map { texts in
        texts.filter { evaluate(with: $0) }
      }
    case .or(let predicates, _):
      predicates.reduce(Set<String>?.some([])) { texts, predicate in
        guard let texts, let more = predicate.equalTexts else { return nil }
        return texts.union(more)
      }
    }
  }
}
