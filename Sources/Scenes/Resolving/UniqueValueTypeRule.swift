/// The rule that a scene has an id if an earlier scene presents values of the same type.
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
      return .duplicateValueType(at: scene.place, "\(type)", earlier: earlier.place)
    }
  }
}
