/// A rule that requires scene classes to inherit from `ConnectedScene`, and delegate classes to conform to
/// `ConnectedSceneDelegate` (S34).
///
/// For a role whose scenes have windows, `WindowScene` and `WindowSceneDelegate` are required instead.
enum ConformingClassRule: ManifestRule {
  static func problems(
    in manifest: SceneManifest, _ surroundings: SceneManifest.Surroundings
  ) -> [Problem] {
    manifest.entries.flatMap { entry in
      [scene(of: entry), delegate(of: entry)].compactMap(\.self)
    }
  }

  private static func scene(of entry: SceneManifest.Entry) -> Problem? {
    guard let sceneClass = entry.configuration.sceneClass else { return nil }
    let needed: AnyClass = entry.role.isOfWindows ? WindowScene.self : ConnectedScene.self
    if sceneClass is WindowScene.Type { return nil }
    if sceneClass is ConnectedScene.Type, !entry.role.isOfWindows { return nil }
    return .nonconformingSceneClass(
      at: entry.place(.sceneClass), sceneClass, required: needed,
      isOfWindows: entry.role.isOfWindows)
  }

  private static func delegate(of entry: SceneManifest.Entry) -> Problem? {
    guard let delegateClass = entry.configuration.delegateClass else { return nil }
    let conforms =
      entry.role.isOfWindows
      ? delegateClass is any WindowSceneDelegate.Type
      : delegateClass is any ConnectedSceneDelegate.Type
    if conforms { return nil }
    return .nonconformingDelegateClass(
      at: entry.place(.delegateClass), delegateClass,
      required: entry.role.isOfWindows ? "WindowSceneDelegate" : "ConnectedSceneDelegate")
  }
}
