/// A rule that requires a scene's window to come from either its storyboard or its delegate (S36).
///
/// That a scene delegate implements the method in which windows are created proves nothing, because
/// the delegates of templates implement it too. If the surroundings allow calls, the rule connects
/// the delegate to a hidden scene. A window that the delegate creates there violates the rule.
enum StoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard surroundings.connectsDelegates else { return [] }
    return manifest.entries.compactMap { entry in
      guard let storyboard = entry.configuration.storyboardName,
        let delegateClass = entry.configuration.delegateClass,
        TrialConnection.createsWindow(
          entry.configuration, role: entry.role, delegate: surroundings.applicationDelegate)
      else { return nil }
      return .replacedStoryboard(at: entry.place(.storyboard), storyboard, by: delegateClass)
    }
  }
}
