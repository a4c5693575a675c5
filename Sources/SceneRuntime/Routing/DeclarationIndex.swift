/// The declared scenes by their conditions, found by an event's text however many there are.
public struct DeclarationIndex {
  private var places = ConditionIndex<Int>()
  private var everything: Int?
  /// The place of the first declaration without conditions; nil if there is none (S79).
  private(set) var fallback: Int?
  /// Whether no declaration says anything of events (S90).
  let isSilent: Bool
  private let claims: [Claim]

  private struct Claim: Equatable {
    var isReachable: Bool
    // What events don't reach has no conditions that count.
    var conditions: ExternalEventConditions?

    init(_ scene: SceneDescription) {
      isReachable = scene.kind.isReachable
      conditions = isReachable ? scene.conditions : nil
    }
  }

  /// Indexes the declarations of a graph.
  public init(_ graph: SceneGraph) {
    claims = graph.scenes.map(Claim.init)
    isSilent = claims.allSatisfy { $0.conditions == nil }
    for (place, claim) in claims.enumerated() where claim.isReachable {
      guard let conditions = claim.conditions else {
        fallback = fallback ?? place
        continue
      }
      for (condition, folded) in zip(conditions.texts, conditions.folded) {
        if condition == "*" {
          everything = everything ?? place
        } else if !folded.isEmpty {
          places[folded] = min(places[folded] ?? place, place)
        }
      }
    }
  }

  /// Whether it is the index of a graph too, whatever else that says.
  func isIndex(of graph: SceneGraph) -> Bool { claims == graph.scenes.map(Claim.init) }

  /// The place of the first declaration with a condition that matches; nil if there is none (S79).
  func first(matching text: EventText?) -> Int? {
    var first = everything
    guard let text else { return first }
    places.forEachMatch(in: text.folded) { first = min(first ?? $0, $0) }
    return first
  }
}
