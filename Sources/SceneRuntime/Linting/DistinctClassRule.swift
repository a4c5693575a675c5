/// A rule that disallows the same class for a scene and its delegate, because no class can be both.
enum DistinctClassRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.compactMap { entry in
      guard let scene = entry.configuration.sceneClassName, !scene.isEmpty,
        let delegate = entry.configuration.delegateClassName,
        scene.lastName == delegate.lastName
      else { return nil }
      return .sceneClassOfDelegate(at: entry.place(.sceneClass), scene)
    }
  }
}

extension String {
  /// The name of a class without its module.
  fileprivate var lastName: Substring? { split(separator: ".").last }
}
