/// A rule that disallows a main storyboard in the Info.plist in addition to a scene manifest (S36).
///
/// The main storyboard is allowed if a configuration names the same storyboard, as in a template of Xcode, because the
/// main storyboard then changes nothing.
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
