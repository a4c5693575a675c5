/// The rule that there is at most one settings scene.
enum SingleSettingsRule: DeclarationRule {
  static func problems(in scenes: [SceneDescription]) -> [Problem] {
    scenes.filter { $0.kind == .settings }.dropFirst().map { .duplicateSettings(at: $0.place) }
  }
}
