/// The rule that a value type belongs to one scene, unless the others have ids for opening them.
enum UniqueValueTypeRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var first: [SceneDescription.ValueType: SceneDescription] = [:]
    return scenes.compactMap { scene in
      guard let type = scene.valueType else { return nil }
      guard let earlier = first[type] else {
        first[type] = scene
        return nil
      }
      if case .declared = scene.id { return nil }
      return Problem(
        at: scene.place,
        "it presents \(type) as \(earlier.place) does, so no value ever opens it",
        remedy: "give it an id, and open it with openWindow(id:value:)")
    }
  }
}
