/// An app with a manifest has no main storyboard beside it: its scenes name theirs (S36).
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
