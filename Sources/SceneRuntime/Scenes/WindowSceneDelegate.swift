/// The delegate of a scene that shows windows.
@MainActor public protocol WindowSceneDelegate: ConnectedSceneDelegate {
  /// The scene's main window, for delegates that make it themselves.
  var window: SceneWindow? { get set }

  /// The scene, already connected, is to perform a quick action (S42).
  ///
  /// - Parameters:
  ///   - windowScene: The scene, in the foreground.
  ///   - shortcutItem: The quick action a person chose.
  ///   - completionHandler: To be called once, now or later, with whether the action was performed;
  ///     not calling it, and calling it again, is a recorded problem.
  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The scene is shown in another geometry (S135).
  ///
  /// - Parameters:
  ///   - windowScene: The scene, whose ``WindowScene/effectiveGeometry`` is the new one.
  ///   - previousEffectiveGeometry: The geometry before.
  func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry)
}

// MARK: - Default implementations

extension WindowSceneDelegate {
  public var window: SceneWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    windowScene.lacks(.performActionFor)
  }

  public func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry
  ) {
    windowScene.lacks(.didUpdateEffectiveGeometry)
  }
}
