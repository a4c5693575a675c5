import Scenes

extension SceneManifest {
  /// Creates a copy of a manifest, and sets the class of scene delegates in the copy's first configuration of windows.
  ///
  /// Without a class, the copy is unchanged. Without a manifest, the new manifest supports multiple scenes. The result
  /// is nil if both arguments are nil.
  init?(_ manifest: SceneManifest?, sceneDelegate: (any ConnectedSceneDelegate.Type)?) {
    guard let sceneDelegate else {
      guard let manifest else { return nil }
      self = manifest
      return
    }
    var changed = manifest ?? SceneManifest(supportsMultipleScenes: true)
    var entries = changed.configurations[.windowApplication] ?? []
    if entries.isEmpty { entries.append(Configuration(name: "Default Configuration")) }
    entries[0].delegateClass = sceneDelegate
    entries[0].delegateClassName = nil
    changed.configurations[.windowApplication] = entries
    self = changed
  }
}
