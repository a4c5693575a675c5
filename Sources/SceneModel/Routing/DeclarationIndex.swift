/// An index that finds declared scenes by their conditions.
///
/// Finding a scene takes the same time for any number of scenes.
public struct DeclarationIndex {
  private var places = ConditionIndex<Int>()
  private var everything: Int?
  /// The index of the first declared scene that has no conditions and handles events that match no condition; nil if
  /// there is none (S79).
  private(set) var fallback: Int?
  /// The indices of the declared scenes that handle events without a target content identifier or URL, if no condition
  /// matches such an event (S73).
  let untargeted: [Int]
  private let common: Set<Int>
  /// Whether no declared scene that can receive events has conditions (S90).
  let hasNoConditions: Bool
  private let claims: [Claim]

  private struct Claim: Equatable {
    var isReachable: Bool
    // The conditions of a scene to which no events are routed are ignored.
    var conditions: ExternalEventConditions?
    var isSingle: Bool
    var isSuppressed: Bool

    init(_ scene: SceneDescription) {
      isReachable = scene.kind.isReachable
      conditions = isReachable ? scene.conditions : nil
      isSingle = scene.kind.isSingle
      isSuppressed = scene.launchBehavior == .suppressed
    }

    /// Whether a launch may open the scene.
    var opensAtLaunch: Bool { isReachable && !isSuppressed }
  }

  /// Creates the index of the scenes in a graph.
  ///
  /// - Parameter graph: The declared scenes. The index is also valid for another graph in which the scene types, the
  ///   conditions and the launch behaviors are the same.
  public init(_ graph: SceneGraph) {
    let claims = graph.scenes.map(Claim.init)
    self.claims = claims
    hasNoConditions = claims.allSatisfy { $0.conditions == nil }
    // Events that match no condition aren't handled by a scene with a single window, unless it is the first scene that
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

  /// Returns whether this is also a valid index of another graph.
  package func isIndex(of graph: SceneGraph) -> Bool { claims == graph.scenes.map(Claim.init) }

  /// Returns whether the declared scene at an index handles events that match no condition.
  ///
  /// Such a scene can receive events, and its launch behavior isn't `suppressed`. The scene can have several windows,
  /// or is the first scene that opens at launch (this library's choice).
  func isCommon(_ place: Int) -> Bool { common.contains(place) }

  /// Returns the index of the first declared scene with a condition that the text of an event contains, or with the
  /// condition `*`; nil if there is none (S79).
  func first(matching text: EventText?) -> Int? {
    var first = everything
    guard let text else { return first }
    places.forEachMatch(in: text.folded) { first = min(first ?? $0, $0) }
    return first
  }
}
