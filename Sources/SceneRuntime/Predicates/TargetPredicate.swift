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
public indirect enum TargetPredicate: Sendable {
  /// True or false, whatever the text.
  case value(Bool)
  case comparison(Comparison)
  case not(TargetPredicate)
  /// True if all are; `and([])` is true.
  case and([TargetPredicate])
  /// True if one is; `or([])` is false.
  case or([TargetPredicate])

  /// A predicate that is true, or false, for every event.
  public init(value: Bool) {
    self = .value(value)
  }

  /// A predicate that is true for one text.
  public init(equalTo text: String) {
    self = .comparison(Comparison(.target, .equal, .text(text)))
  }

  /// Decides for the text of an event.
  ///
  /// - Parameter text: The text; nil for an event that has none, which equals nothing and contains nothing.
  /// - Returns: Whether the predicate is true.
  public func evaluate(with text: String?) -> Bool {
    switch self {
    case .value(let value): value
    case .comparison(let comparison): comparison.evaluate(with: text)
    case .not(let predicate): !predicate.evaluate(with: text)
    case .and(let predicates): predicates.allSatisfy { $0.evaluate(with: text) }
    case .or(let predicates): predicates.contains { $0.evaluate(with: text) }
    }
  }

  /// The texts it is true for, if it is true for these and no others; nil if it says more than equality.
  var equalTexts: Set<String>? {
    switch self {
    case .value(false): []
    case .value(true), .not: nil
    case .comparison(let comparison): comparison.equalTexts
    case .and(let predicates):
      // One that names its texts bounds the others.
      predicates.lazy.compactMap(\.equalTexts).first.map { texts in
        texts.filter { evaluate(with: $0) }
      }
    case .or(let predicates):
      predicates.reduce(Set<String>?.some([])) { texts, predicate in
        guard let texts, let more = predicate.equalTexts else { return nil }
        return texts.union(more)
      }
    }
  }
}
