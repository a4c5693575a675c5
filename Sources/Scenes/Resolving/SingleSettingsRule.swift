/// The rule that there is at most one settings scene.
enum SingleSettingsRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    scenes.filter { $0.kind == .settings }.dropFirst().map { scene in
      Problem(
        at: scene.place, "settings are declared already, and nothing opens a second window of them",
        remedy: "put all settings into one Settings scene")
    }
  }
}
