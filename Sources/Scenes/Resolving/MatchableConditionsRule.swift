/// The rule that the conditions of a scene match at least one external event that no earlier scene matches.
///
/// A scene with an empty set of conditions is valid, and handles no events (S89).
enum MatchableConditionsRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var earlier = EarlierConditions()
    return scenes.compactMap { scene in
      guard let conditions = scene.conditions, !conditions.texts.isEmpty else { return nil }
      guard scene.kind.isReachable else {
        return .unreachableConditions(at: scene.place)
      }
      defer { earlier.add(conditions, of: scene) }
      if conditions.matchesNothing { return .emptyCondition(at: scene.place) }
      let shadows = earlier.shadows(of: conditions)
      guard let shadow = shadows.compactMap(\.self).first, !shadows.contains(where: { $0 == nil })
      else { return nil }
      return .shadowedConditions(
        at: scene.place, by: shadow.scene.place, condition: shadow.condition)
    }
  }
}

/// The conditions of all scenes that are declared before the scene being checked.
private struct EarlierConditions {
  private var all: [(scene: SceneDescription, condition: String)] = []
  /// The index of each condition in `all`; if conditions are equal, the index of the first.
  private var places = ConditionIndex<Int>()
  private var everything: Int?

  mutating func add(_ conditions: ExternalEventConditions, of scene: SceneDescription) {
    for (condition, folded) in zip(conditions.texts, conditions.folded) {
      if condition == "*" {
        everything = everything ?? all.count
      } else if !folded.isEmpty {
        places[folded] = places[folded] ?? all.count
      }
      all.append((scene, condition))
    }
  }

  /// Returns, for each given condition, the first earlier condition that matches at least the same events.
  ///
  /// The result has one element for each given condition; the element is nil if there is no such earlier condition. An
  /// empty condition matches no event, so that every earlier condition matches at least the same events. Its element
  /// is therefore the first of all earlier conditions.
  func shadows(
    of conditions: ExternalEventConditions
  ) -> [(scene: SceneDescription, condition: String)?] {
    zip(conditions.texts, conditions.folded).map { condition, folded in
      if folded.isEmpty { return all.first }
      var first = everything
      if condition != "*" { places.forEachMatch(in: folded) { first = min(first ?? $0, $0) } }
      return first.map { all[$0] }
    }
  }
}
