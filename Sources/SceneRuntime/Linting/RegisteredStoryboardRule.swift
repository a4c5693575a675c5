/// A rule that requires the app or its delegate to register the storyboards that the manifest names
/// (S36).
enum RegisteredStoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard let known = surroundings.storyboards else { return [] }
    let settings = manifest.buildSettings ?? surroundings.settings
    return manifest.entries.compactMap { entry in
      // `EmptyClassNameRule` reports empty names, and `KnownVariableRule` reports unknown variables. This rule skips
      // the names with these mistakes.
      guard let name = entry.configuration.storyboardName, !known.contains(name),
        !name.allSatisfy(\.isWhitespace),
        settings.unknownVariables(in: name).isEmpty
      else { return nil }
      return .unknownStoryboard(at: entry.place(.storyboard), name, known: known.sorted())
    }
  }
}
