/// A rule that disallows a main storyboard in addition to a manifest with configurations that name
/// storyboards (S36).
///
/// The same storyboard in both entries, as in a template of Xcode, is allowed because it changes
/// nothing.
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
