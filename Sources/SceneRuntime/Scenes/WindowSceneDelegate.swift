/// The delegate methods of a scene that shows windows.
///
/// If the configuration of the scene names a storyboard, the library sets ``window``. Otherwise the delegate sets
/// ``window`` to the window that it creates:
///
/// ```swift
/// final class MessageSceneDelegate: WindowSceneDelegate {
///   var window: SceneWindow?
///
///   func windowScene(
///     _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
///     completionHandler: @escaping (Bool) -> Void
///   ) {
///     windowScene.title = shortcutItem.localizedTitle
///     completionHandler(true)
///   }
/// }
/// ```
@MainActor public protocol WindowSceneDelegate: ConnectedSceneDelegate {
  /// The scene's main window.
  ///
  /// A delegate that creates its own window stores the window here.
  var window: SceneWindow? { get set }

  /// Asks the delegate to perform a quick action in a scene that is already connected (S42).
  ///
  /// - Parameters:
  ///   - windowScene: The scene, in the foreground.
  ///   - shortcutItem: The quick action chosen by the user.
  ///   - completionHandler: A closure that the delegate calls exactly once, immediately or later, with whether it
  ///     performed the action. If the closure isn't called, or is called more than once, a problem is recorded.
  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Tells the delegate that a person accepted a CloudKit share while the scene was connected (S42).
  ///
  /// - Parameters:
  ///   - windowScene: The scene, in the foreground.
  ///   - cloudKitShareMetadata: The description of the share.
  func windowScene(
    _ windowScene: WindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: ShareMetadata)

  /// Tells the delegate that the scene's geometry changed (S135).
  ///
  /// - Parameters:
  ///   - windowScene: The scene, whose ``WindowScene/effectiveGeometry`` is the new geometry.
  ///   - previousEffectiveGeometry: The previous geometry, in points.
  func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry)
}

// MARK: - Default implementations

extension ApplicationDelegate where Self: WindowSceneDelegate {
  /// Always nil; the default for a class that is the delegate of both the application and its scenes.
  public var window: SceneWindow? {
    get { nil }
    set {}
  }
}

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
    _ windowScene: WindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: ShareMetadata
  ) {
    windowScene.lacks(.userDidAcceptShare)
  }

  public func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry
  ) {
    windowScene.lacks(.didUpdateEffectiveGeometry)
  }
}
