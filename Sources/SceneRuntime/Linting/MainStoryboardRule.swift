/// A rule that disallows a main storyboard beside a manifest, whose configurations name storyboards (S36).
enum MainStoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard let name = manifest.mainStoryboardName else { return [] }
    return [
      Problem(
        at: InformationPropertyList.Key.mainStoryboard.rawValue,
        "the storyboard \"\(name)\" is for apps without scenes, and there is a manifest",
        remedy: "remove the key, and name the storyboard in a configuration by "
          + SceneManifest.Configuration.Key.storyboard.rawValue)
    ]
  }
}
