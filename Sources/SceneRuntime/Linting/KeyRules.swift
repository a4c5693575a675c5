/// A rule that disallows unknown keys, because an unknown key is usually a misspelling.
enum KnownKeyRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    problems(
      manifest.unknownKeys, at: SceneManifest.path, SceneManifest.Key.allCases.map(\.rawValue))
      + manifest.entries.flatMap { entry in
        problems(
          entry.configuration.unknownKeys, at: entry.path,
          SceneManifest.Configuration.Key.allCases.map(\.rawValue))
      }
  }

  private static func problems(
    _ unknown: [String: PropertyValue], at path: PropertyListPath, _ known: [String]
  ) -> [Problem] {
    unknown.keys.sorted().map { .unknownKey(at: "\(path.key($0))", known: known) }
  }
}

/// A rule that requires that every variable in the manifest can be expanded.
///
/// A variable needs a value in the build settings or a default value, and its modifiers must be known.
enum KnownVariableRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    let settings = manifest.buildSettings ?? surroundings.settings
    let role = SceneManifest.Key.preferredDefaultSceneSessionRole.rawValue
    let texts: [(place: String, text: String?)] =
      [("\(SceneManifest.path.key(role))", manifest.preferredDefaultSceneSessionRole?.rawValue)]
      + manifest.entries.flatMap { entry in
        let configuration = entry.configuration
        return [
          (entry.place(.name), configuration.name),
          (entry.place(.sceneClass), configuration.sceneClassName),
          (entry.place(.delegateClass), configuration.delegateClassName),
          (entry.place(.storyboard), configuration.storyboardName),
          (entry.place(.launchStoryboard), configuration.launchStoryboardName),
          (entry.place(.initialImmersionStyle), configuration.initialImmersionStyle),
        ]
      }
    let known = BuildSettings.Variable.allCases.map(\.rawValue)
    return texts.flatMap { place, text in
      settings.unknownVariables(in: text ?? "").map {
        .unknownVariable(at: place, "\($0)", known: known)
      }
    }
  }
}
