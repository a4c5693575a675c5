/// The declared scenes by their conditions, found by an event's text however many there are.
public struct DeclarationIndex {
  private var places = ConditionIndex<Int>()
  private var everything: Int?
  private let conditions: [ExternalEventConditions?]

  /// Indexes the declarations of a graph.
  public init(_ graph: SceneGraph) {
    conditions = Self.conditions(of: graph)
    for (place, conditions) in conditions.enumerated() {
      for (condition, folded) in zip(conditions?.texts ?? [], conditions?.folded ?? []) {
        if condition == "*" {
          everything = everything ?? place
        } else if !folded.isEmpty {
          places[folded] = min(places[folded] ?? place, place)
        }
      }
    }
  }

  /// Whether it is the index of a graph too, whatever else that says.
  func isIndex(of graph: SceneGraph) -> Bool { conditions == Self.conditions(of: graph) }

  /// The place of the first declaration with a condition that matches; nil if there is none (S79).
  func first(matching text: EventText?) -> Int? {
    var first = everything
    guard let text else { return first }
    places.forEachMatch(in: text.folded) { first = min(first ?? $0, $0) }
    return first
  }

  // What events don't reach has no conditions that count.
  private static func conditions(of graph: SceneGraph) -> [ExternalEventConditions?] {
    graph.scenes.map { $0.kind.isReachable ? $0.conditions : nil }
  }
}
