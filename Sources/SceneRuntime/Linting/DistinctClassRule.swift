/// A rule that disallows naming the same class for a scene and for its delegate, because no class can be both.
///
/// Only the last components of the names are compared, so `Main` and `Postbox.Main` count as the same name.
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
  /// The class name without the names of its module and of enclosing types.
  fileprivate var lastName: Substring? { split(separator: ".").last }
}
