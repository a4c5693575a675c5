/// The rule that a scene declared in a loop has an id, which identifies the scene's windows when the loop changes.
enum RepeatedIdentifierRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    scenes.compactMap { scene in
      guard scene.isRepeated else { return nil }
      if case .declared = scene.id { return nil }
      return .repeatedSceneWithoutID(at: scene.place)
    }
  }
}
