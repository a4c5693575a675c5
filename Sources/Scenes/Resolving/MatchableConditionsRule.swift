/// Conditions for external events can match, and no scene before takes all they could.
///
/// An empty set is no mistake: it says that a scene takes no events (S89).
enum MatchableConditionsRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var earlier: [(scene: SceneDescription, condition: String)] = []
    return scenes.compactMap { scene in
      guard let conditions = scene.conditions, !conditions.texts.isEmpty else { return nil }
      guard scene.kind.isReachable else {
        return Problem(
          at: scene.place, "it has conditions for external events, which it never gets",
          remedy: "remove handlesExternalEvents(matching:) from it")
      }
      defer { earlier += conditions.texts.map { (scene, $0) } }
      if conditions.matchesNothing {
        return Problem(
          at: scene.place, "its condition is the empty text, which matches no event",
          remedy: "name a text to look for, \"*\" for every event, or the empty set for none")
      }
      let shadows = conditions.texts.map { text in
        earlier.first { text.isEmpty || covers($0.condition, text) }
      }
      guard let shadow = shadows.compactMap(\.self).first, !shadows.contains(where: { $0 == nil })
      else { return nil }
      return Problem(
        at: scene.place,
        "its conditions never match, because \(shadow.scene.place) takes all they could with "
          + "\"\(shadow.condition)\"",
        remedy: "declare it before that scene, or narrow the earlier condition")
    }
  }

  /// Whether every text that contains `text` matches `condition`.
  private static func covers(_ condition: String, _ text: String) -> Bool {
    ExternalEventConditions([condition]).covers(text)
  }
}
