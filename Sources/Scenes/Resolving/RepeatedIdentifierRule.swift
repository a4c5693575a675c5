/// The rule that a scene declared in a loop has an id, which identifies its windows when the loop changes.
enum RepeatedIdentifierRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    scenes.compactMap { scene in
      guard scene.isRepeated else { return nil }
      if case .declared = scene.id { return nil }
      return Problem(
        at: scene.place,
        "it is declared in a loop without an id, so its windows belong to its turn in the loop",
        remedy: "give it an id made from the loop's element")
    }
  }
}
