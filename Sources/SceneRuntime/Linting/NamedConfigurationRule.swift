/// A rule that requires a name for every configuration, with which the delegate requests it (S29).
enum NamedConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.filter { $0.configuration.name?.isEmpty ?? true }.map {
      .unnamedConfiguration(at: $0.place(.name))
    }
  }
}
