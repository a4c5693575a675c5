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
