/// A keyboard shortcut opens one scene; of two with the same one the first is opened.
enum UniqueShortcutRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    var first: [KeyboardShortcut: SceneDescription] = [:]
    return scenes.compactMap { scene in
      guard let shortcut = scene.keyboardShortcut else { return nil }
      guard let earlier = first[shortcut] else {
        first[shortcut] = scene
        return nil
      }
      return Problem(
        at: scene.place, "its keyboard shortcut \(shortcut) opens \(earlier.place)",
        remedy: "give it a shortcut of its own, or keyboardShortcut(nil)")
    }
  }
}
