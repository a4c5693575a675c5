/// The declared scenes indexed by their conditions, so that the cost of a lookup doesn't depend on
/// their number.
public struct DeclarationIndex {
  private var places = ConditionIndex<Int>()
  private var everything: Int?
  /// The position of the first declaration without conditions that handles events; nil if there is
  /// none (S79).
  private(set) var fallback: Int?
  /// The positions of the declarations that handle events without a text, if no condition matches
  /// (S73).
  let untargeted: [Int]
  private let common: Set<Int>
  /// Whether no declaration has conditions (S90).
  let hasNoConditions: Bool
  private let claims: [Claim]

  private struct Claim: Equatable {
    var isReachable: Bool
    // Conditions of unreachable declarations are ignored.
    var conditions: ExternalEventConditions?
    var isSingle: Bool
    var isSuppressed: Bool

    init(_ scene: SceneDescription) {
      isReachable = scene.kind.isReachable
      conditions = isReachable ? scene.conditions : nil
      isSingle = scene.kind.isSingle
      isSuppressed = scene.launchBehavior == .suppressed
    }

    /// Whether launching can open the scene.
    var opensAtLaunch: Bool { isReachable && !isSuppressed }
  }

  /// Creates the index of a graph.
  ///
  /// - Parameter graph: The declarations. The index is also valid for another graph with the same
  ///   kinds, conditions and launch behaviors.
  public init(_ graph: SceneGraph) {
    let claims = graph.scenes.map(Claim.init)
    self.claims = claims
    hasNoConditions = claims.allSatisfy { $0.conditions == nil }
    // A scene with a single window handles unclaimed events only if it is the first scene that
    // opens at launch.
    let first = claims.firstIndex { $0.opensAtLaunch }
    let common = claims.indices.filter { place in
      claims[place].opensAtLaunch && (!claims[place].isSingle || place == first)
    }
    fallback = common.first { claims[$0].conditions == nil }
    self.common = Set(common)
    // An empty set of conditions excludes a scene from external events (S89).
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

  /// Returns whether the index is also valid for another graph.
  package func isIndex(of graph: SceneGraph) -> Bool { claims == graph.scenes.map(Claim.init) }

  /// Returns whether a declaration handles events that match no condition.
  ///
  /// Such a declaration isn't suppressed, and is a window group or the first scene opened at launch
  /// (this library's choice).
  func isCommon(_ place: Int) -> Bool { common.contains(place) }

  /// Returns the position of the first declaration with a matching condition; nil if there is none (S79).
  func first(matching text: EventText?) -> Int? {
    var first = everything
    guard let text else { return first }
    places.forEachMatch(in: text.folded) { first = min(first ?? $0, $0) }
    return first
  }
}
