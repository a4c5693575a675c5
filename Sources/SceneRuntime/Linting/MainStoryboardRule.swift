/// A rule that disallows a main storyboard beside a manifest, whose configurations name storyboards (S36).
///
/// A template of Xcode names the same storyboard in both places, which changes nothing.
enum MainStoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard let name = manifest.mainStoryboardName,
      !manifest.entries.contains(where: { $0.configuration.storyboardName == name })
    else { return [] }
    return [
      .mainStoryboard(
        name, at: InformationPropertyList.Key.mainStoryboard.rawValue,
        key: SceneManifest.Configuration.Key.storyboard.rawValue)
    ]
  }
}
