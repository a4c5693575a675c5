/// Is told of one scene's life, and what that scene is to open or continue.
///
/// Each scene has an instance of its own, made when it connects and released when it disconnects
/// (S37). Every method has a default, which does nothing.
@MainActor public protocol ConnectedSceneDelegate: AnyObject {
  init()

  /// The scene connects, to a new session or to one it was part of before (S40).
  ///
  /// Events present at connection stand in `connectionOptions` and are told by no other method
  /// (S42).
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions)

  /// The scene is gone; its session may connect again (S12, S13).
  func sceneDidDisconnect(_ scene: ConnectedScene)

  /// The scene comes on screen, after connecting or from the background (S9).
  func sceneWillEnterForeground(_ scene: ConnectedScene)

  /// The scene receives a person's input.
  func sceneDidBecomeActive(_ scene: ConnectedScene)

  /// The scene stops receiving input, for a moment or before it goes to the background (S10).
  func sceneWillResignActive(_ scene: ConnectedScene)

  /// The scene is off screen; its snapshot is taken after this returns (S11).
  func sceneDidEnterBackground(_ scene: ConnectedScene)

  /// The scene, already connected, is to open URLs (S42).
  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>)

  /// The scene, already connected, is to continue an activity (S38).
  func scene(_ scene: ConnectedScene, continue userActivity: UserActivity)
}

// MARK: - Default implementations

extension ConnectedSceneDelegate {
  public func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    scene.defaultCallbacks.insert(.willConnectTo)
  }

  public func sceneDidDisconnect(_ scene: ConnectedScene) {}

  public func sceneWillEnterForeground(_ scene: ConnectedScene) {}

  public func sceneDidBecomeActive(_ scene: ConnectedScene) {}

  public func sceneWillResignActive(_ scene: ConnectedScene) {}

  public func sceneDidEnterBackground(_ scene: ConnectedScene) {}

  public func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    scene.defaultCallbacks.insert(.openURLContexts)
  }

  public func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {
    scene.defaultCallbacks.insert(.continue)
  }
}

/// The delegate of a scene that shows windows.
@MainActor public protocol WindowSceneDelegate: ConnectedSceneDelegate {
  /// The scene's main window, for delegates that make it themselves.
  var window: SceneWindow? { get set }
}

extension WindowSceneDelegate {
  public var window: SceneWindow? {
    get { nil }
    set {}
  }
}
