/// A rule against scene delegates that create a window although their configuration names a storyboard, because the
/// delegate's window replaces the storyboard's window (S36).
///
/// The delegates of Xcode's templates implement the method in which windows are created, but create no window there, so
/// the method alone is no violation. If ``SceneManifest/Surroundings/connectsDelegates`` is true, the rule connects the
/// delegate to a hidden scene. A window that the delegate creates in this scene violates the rule.
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
