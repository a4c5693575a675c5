/// A condition on the text of an event; predicates determine which events a scene prefers or can handle.
///
/// The text of an event is its target content identifier or its URL. The syntax is that of predicate format strings:
/// comparisons of `SELF` with strings, combined with `AND`, `OR` and `NOT`. A predicate is a value that can be stored,
/// and that is evaluated without the app's code, even while the scene is disconnected (S70).
///
/// ```swift
/// func reading() throws -> TargetPredicate {
///   try TargetPredicate(format: "SELF BEGINSWITH[c] %@ OR SELF IN %@", "message/", ["inbox", "outbox"])
/// }
/// ```
///
/// Predicates can also be combined in code, with ``not(_:)``, ``and(_:)`` and ``or(_:)``. A predicate with more than
/// 100 nested levels or 10,000 elements is refused: it is false for every event. If a scene is given a refused
/// predicate, a problem with the reason is recorded.
public struct TargetPredicate: Sendable {
  let node: Node

  /// The structure of a predicate.
  ///
  /// The depth and the number of elements are counted when the predicate is created, so that a predicate that is too
  /// large is refused before any code iterates over its elements.
  indirect enum Node: Sendable {
    case value(Bool)
    case comparison(Comparison)
    case not(TargetPredicate, Extent)
    case and([TargetPredicate], Extent)
    case or([TargetPredicate], Extent)
    /// A predicate that was refused because of its depth or size, with the reason.
    case refused(String)
  }

  /// The number of nested levels of a predicate, and the number of its elements.
  struct Extent: Sendable {
    var depth = 0
    var parts = 1
  }

  private static let partLimit = 10_000

  private init(_ node: Node) {
    self.node = node
  }

  /// Creates a predicate that is true for every event, or false for every event.
  ///
  /// - Parameter value: The result for every event, including events without a text.
  public init(value: Bool) {
    self = .value(value)
  }

  /// Creates a predicate that is true only for events with the given text.
  ///
  /// - Parameter text: The text that an event must have. Case and diacritics count.
  public init(equalTo text: String) {
    self = .comparison(Comparison(.target, .equal, .text(text)))
  }

  /// Returns a predicate that is true for every event, or false for every event.
  ///
  /// - Parameter value: The result for every event, including events without a text.
  /// - Returns: The constant predicate.
  public static func value(_ value: Bool) -> TargetPredicate { Self(.value(value)) }

  /// Returns a predicate that is true if a comparison is true.
  ///
  /// - Parameter comparison: The comparison, which is made with the text of each event.
  /// - Returns: The predicate.
  public static func comparison(_ comparison: Comparison) -> TargetPredicate {
    Self(.comparison(comparison))
  }

  /// Returns a predicate that is true if another predicate is false.
  ///
  /// - Parameter predicate: The predicate to negate. If it was refused, the result is refused too.
  /// - Returns: The negated predicate.
  public static func not(_ predicate: TargetPredicate) -> TargetPredicate {
    joined([predicate]) { .not(predicate, $0) }
  }

  /// Returns a predicate that is true if all of several predicates are true; `and([])` is true.
  ///
  /// - Parameter predicates: The predicates, which are evaluated in order until one is false.
  /// - Returns: The combined predicate. A single predicate is returned unchanged.
  public static func and(_ predicates: [TargetPredicate]) -> TargetPredicate {
    if predicates.count == 1 { return predicates[0] }
    // Conjunctions among the predicates are replaced by their parts, so that combining predicates one after the other
    // doesn't increase the depth.
    let parts = predicates.lazy.flatMap { predicate in
      if case .and(let parts, _) = predicate.node, !parts.isEmpty { parts } else { [predicate] }
    }
    return joined(parts) { .and(Array(parts), $0) }
  }

  /// Returns a predicate that is true if any of several predicates is true; `or([])` is false.
  ///
  /// - Parameter predicates: The predicates, which are evaluated in order until one is true.
  /// - Returns: The combined predicate. A single predicate is returned unchanged.
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
  /// - Parameter text: The text of the event; nil for an event without a text. A missing text neither equals nor
  ///   contains any string.
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

  /// The reason why the predicate was refused because of its depth or size; nil if it wasn't.
  var shapeRefusal: String? { if case .refused(let reason) = node { reason } else { nil } }

  /// Whether the predicate is the constant that is true for every event.
  var isValueTrue: Bool { if case .value(true) = node { true } else { false } }

  /// The only texts of events for which the predicate can be true; nil if its structure doesn't limit the texts.
  var equalTexts: Set<String>? {
    switch node {
    case .value(false), .refused: []
    case .value(true), .not: nil
    case .comparison(let comparison): comparison.equalTexts
    case .and(let predicates, _):
      // The first part that limits the texts also limits the texts of the whole conjunction. Of these texts, the result
      // contains those for which the whole conjunction is true.
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
