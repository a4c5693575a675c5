/// A rule that requires support for multiple scenes in an app that declares more than one scene
/// (S54).
enum MultipleScenesRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard !manifest.supportsMultipleScenes, surroundings.declaredScenes > 1 else { return [] }
    let key = SceneManifest.Key.supportsMultipleScenes.rawValue
    return [
      .multipleScenesNotSupported(
        at: "\(SceneManifest.path.key(key))", declared: surroundings.declaredScenes)
    ]
  }
}
