/// A rule that requires a name for every configuration, with which the delegate requests it (S29).
///
/// A template of Xcode declares an immersive space without a name, because declarations request its scenes.
enum NamedConfigurationRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.filter { entry in
      let isImmersive = [.immersiveSpaceApplication, .carImmersiveSpaceApplication].contains(
        entry.role)
      return entry.configuration.name?.isEmpty ?? !isImmersive
    }.map { .unnamedConfiguration(at: $0.place(.name)) }
  }
}
