/// A rule that requires a name for every configuration, because the application's delegate requests a configuration by
/// its name (S29).
///
/// A configuration for an immersive space may lack a name, because an app opens an immersive space by the identifier
/// with which the app declares the space. A template of Xcode contains such a configuration without a name.
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
