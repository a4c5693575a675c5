/// A rule that requires the scene and delegate classes named in a manifest to exist (S35).
enum ExistingClassRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    let settings = manifest.buildSettings ?? surroundings.settings
    return manifest.entries.flatMap { entry in
      let configuration = entry.configuration
      let names: [(SceneManifest.Configuration.Key, String?, AnyClass?)] = [
        (.sceneClass, configuration.sceneClassName, configuration.sceneClass),
        (.delegateClass, configuration.delegateClassName, configuration.delegateClass),
      ]
      return names.compactMap { key, name, found -> Problem? in
        // `EmptyClassNameRule` reports empty names, and `KnownVariableRule` reports unknown variables. This rule skips
        // the names with these mistakes.
        guard let name, found == nil, !name.allSatisfy(\.isWhitespace),
          settings.unknownVariables(in: name).isEmpty
        else {
          return nil
        }
        return .unknownClass(at: entry.place(key), name, module: settings.moduleName)
      }
    }
  }
}
