/// The rule that no two scenes declare the same id; if several scenes do, only the first is used (S104).
enum UniqueIdentifierRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var first: [SceneDescription.ID: SceneDescription] = [:]
    return scenes.compactMap { scene in
      guard case .declared = scene.id else { return nil }
      guard let earlier = first[scene.id] else {
        first[scene.id] = scene
        return nil
      }
      return .duplicateSceneID(at: scene.place, earlier: earlier.place)
    }
  }
}

extension SceneDescription {
  /// The name of the scene, with its position among the declarations, for messages.
  var place: String {
    if case .path = id { heading } else { "\(heading) at \(path)" }
  }
}
