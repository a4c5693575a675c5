/// A rule that disallows empty names of classes and storyboards, and names that contain only white space (S35).
enum EmptyClassNameRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.flatMap { entry in
      let configuration = entry.configuration
      let names: [(key: SceneManifest.Configuration.Key, text: String?, kind: String)] = [
        (.sceneClass, configuration.sceneClassName, "class"),
        (.delegateClass, configuration.delegateClassName, "class"),
        (.storyboard, configuration.storyboardName, "storyboard"),
        (.launchStoryboard, configuration.launchStoryboardName, "storyboard"),
      ]
      return names.filter { $0.text?.allSatisfy(\.isWhitespace) == true }.map { name in
        Problem.emptyName(at: entry.place(name.key), of: name.kind)
      }
    }
  }
}
