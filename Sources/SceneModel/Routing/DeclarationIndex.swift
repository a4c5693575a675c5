/// The declared scenes by their conditions, found by an event's text however many there are.
public struct DeclarationIndex {
  private var places = ConditionIndex<Int>()
  private var everything: Int?
  /// The place of the first declaration without conditions that takes events; nil if there is none (S79).
  private(set) var fallback: Int?
  /// The places of the declarations that take events without a text, if no condition stands for them (S73).
  let untargeted: [Int]
  private let common: Set<Int>
  /// Whether no declaration says anything of events (S90).
  let isSilent: Bool
  private let claims: [Claim]

  private struct Claim: Equatable {
    var isReachable: Bool
    // What events don't reach has no conditions that count.
    var conditions: ExternalEventConditions?
    var isSingle: Bool
    var isSuppressed: Bool

    init(_ scene: SceneDescription) {
      isReachable = scene.kind.isReachable
      conditions = isReachable ? scene.conditions : nil
      isSingle = scene.kind.isSingle
      isSuppressed = scene.launchBehavior == .suppressed
    }

    /// Whether a launch can open it.
    var opensAtLaunch: Bool { isReachable && !isSuppressed }
  }

  /// Indexes the declarations of a graph.
  public init(_ graph: SceneGraph) {
    let claims = graph.scenes.map(Claim.init)
    self.claims = claims
    isSilent = claims.allSatisfy { $0.conditions == nil }
    // Of the windows that exist once, only the one a launch opens first stands for the app.
    let first = claims.firstIndex { $0.opensAtLaunch }
    let common = claims.indices.filter { place in
      claims[place].opensAtLaunch && (!claims[place].isSingle || place == first)
    }
    fallback = common.first { claims[$0].conditions == nil }
    self.common = Set(common)
    // The empty set excludes a scene from external events altogether (S89).
    untargeted = common.filter { claims[$0].conditions?.matchesNothing != true }
    for (place, claim) in claims.enumerated() where claim.isReachable {
      guard let conditions = claim.conditions else { continue }
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
  package func isIndex(of graph: SceneGraph) -> Bool { claims == graph.scenes.map(Claim.init) }

  /// Whether a declaration takes events that no condition names: it isn't suppressed, and is a group of
  /// windows or the scene a launch opens first (ours).
  func isCommon(_ place: Int) -> Bool { common.contains(place) }

  /// The place of the first declaration with a condition that matches; nil if there is none (S79).
  func first(matching text: EventText?) -> Int? {
    var first = everything
    guard let text else { return first }
    places.forEachMatch(in: text.folded) { first = min(first ?? $0, $0) }
    return first
  }
}
