/// A rule that requires a scene's window to come from either its storyboard or its delegate (S36).
///
/// The delegate of every template implements the method in which windows are created, whatever it does there.
/// So the delegate is connected to a hidden scene, if the surroundings allow it, and the rule is violated if
/// a window remains.
enum StoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard surroundings.connectsDelegates else { return [] }
    return manifest.entries.compactMap { entry in
      guard let storyboard = entry.configuration.storyboardName,
        let delegateClass = entry.configuration.delegateClass,
        Rehearsal.makesWindow(
          entry.configuration, role: entry.role, delegate: surroundings.applicationDelegate)
      else { return nil }
      return .replacedStoryboard(at: entry.place(.storyboard), storyboard, by: delegateClass)
    }
  }
}
