/// A scene's window comes from its storyboard or from its delegate, not from both (S36).
///
/// Every template's delegate has the method in which windows are made, whatever it does there. So
/// the delegate is connected to a scene nobody sees, if the surroundings allow that, and whoever
/// leaves a window behind makes one.
enum StoryboardRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    guard surroundings.connectsDelegates else { return [] }
    return manifest.entries.compactMap { entry in
      guard let storyboard = entry.configuration.storyboardName,
        let delegateClass = entry.configuration.delegateClass,
        Application.makesWindow(
          entry.configuration, role: entry.role, delegate: surroundings.applicationDelegate)
      else { return nil }
      return Problem(
        at: entry.place(.storyboard),
        "\(String(reflecting: delegateClass)) makes a window, which replaces that of storyboard "
          + storyboard,
        remedy: "remove the storyboard, or what makes the window in the delegate's "
          + "scene(_:willConnectTo:options:)")
    }
  }
}
