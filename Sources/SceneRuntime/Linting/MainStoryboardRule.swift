/// A rule that disallows a main storyboard beside a manifest, whose configurations name storyboards (S36).
enum MainStoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard let name = manifest.mainStoryboardName else { return [] }
    return [
      .mainStoryboard(
        name, at: InformationPropertyList.Key.mainStoryboard.rawValue,
        key: SceneManifest.Configuration.Key.storyboard.rawValue)
    ]
  }
}
