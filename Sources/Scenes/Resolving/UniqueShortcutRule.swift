/// The rule that each keyboard shortcut opens only one scene; a shortcut of several scenes opens the first of them.
enum UniqueShortcutRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var first: [KeyboardShortcut: SceneDescription] = [:]
    return scenes.compactMap { scene in
      guard let shortcut = scene.keyboardShortcut else { return nil }
      guard let earlier = first[shortcut] else {
        first[shortcut] = scene
        return nil
      }
      return .duplicateShortcut(at: scene.place, "\(shortcut)", earlier: earlier.place)
    }
  }
}
