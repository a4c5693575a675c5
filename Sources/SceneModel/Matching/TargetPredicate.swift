/// Whether a scene is for an event, decided by the event's text alone.
///
/// It is written as format strings are: comparisons of `SELF` with texts, joined by `AND`, `OR` and `NOT`.
/// It is a value that can be kept and evaluated where the app's code isn't there, also for a scene that is
/// disconnected (S70).
///
/// ```swift
/// func reading() throws -> TargetPredicate {
///   try TargetPredicate(format: "SELF BEGINSWITH[c] %@ OR SELF IN %@", "message/", ["inbox", "outbox"])
/// }
/// ```
///
/// Predicates are also joined in code, by ``not(_:)``, ``and(_:)`` and ``or(_:)``. One that would be nested
/// more than 100 deep, or made of more than 10,000 parts, isn't made: the result is true for no event, and a
/// scene that is given it reports why.
public struct TargetPredicate: Sendable {
  let node: Node

  /// The shape of a predicate.
  ///
  /// Its depth and its parts are counted when it is made, so every walk over it is
  /// bounded.
  indirect enum Node: Sendable {
    case value(Bool)
    case comparison(Comparison)
    case not(TargetPredicate, Extent)
    case and([TargetPredicate], Extent)
    case or([TargetPredicate], Extent)
    /// A predicate that was too deep or too large, with the reason.
    case refused(String)
  }

  /// How many predicates are nested in each other, and how many there are in all.
  struct Extent: Sendable {
    var depth = 0
    var parts = 1
  }

  private static let partLimit = 10_000

  private init(_ node: Node) {
    self.node = node
  }

  /// A predicate that is true, or false, for every event.
  public init(value: Bool) {
    self = .value(value)
  }

  /// A predicate that is true for one text.
  public init(equalTo text: String) {
    self = .comparison(Comparison(.target, .equal, .text(text)))
  }

  /// True or false, whatever the text.
  public static func value(_ value: Bool) -> TargetPredicate { Self(.value(value)) }

  /// True if the comparison is.
  public static func comparison(_ comparison: Comparison) -> TargetPredicate {
    Self(.comparison(comparison))
  }

  /// True if the predicate isn't.
  public static func not(_ predicate: TargetPredicate) -> TargetPredicate {
    joined([predicate]) { .not(predicate, $0) }
  }

  /// True if all are; `and([])` is true.
  public static func and(_ predicates: [TargetPredicate]) -> TargetPredicate {
    if predicates.count == 1 { return predicates[0] }
    // How they were joined makes no difference, and joining one by one makes nothing deep.
    let parts = predicates.lazy.flatMap { predicate in
      if case .and(let parts, _) = predicate.node, !parts.isEmpty { parts } else { [predicate] }
    }
    return joined(parts) { .and(Array(parts), $0) }
  }

  /// True if one is; `or([])` is false.
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

  /// Decides for the text of an event.
  ///
  /// - Parameter text: The text; nil for an event that has none, which equals nothing and contains nothing.
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

  /// Why it wasn't made; nil if it was.
  var shapeRefusal: String? { if case .refused(let reason) = node { reason } else { nil } }

  /// Whether it is the predicate that is true for every event.
  var isValueTrue: Bool { if case .value(true) = node { true } else { false } }

  /// The texts it is true for, if it is true for these and no others; nil if it says more than equality.
  var equalTexts: Set<String>? {
    switch node {
    case .value(false), .refused: []
    case .value(true), .not: nil
    case .comparison(let comparison): comparison.equalTexts
    case .and(let predicates, _):
      // One that names its texts bounds the others.
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
