/// Is told of one scene's life, and what that scene is to open or continue.
///
/// Each scene has an instance of its own, made when it connects and released when it disconnects
/// (S37). Every method has a default, which does nothing and notes that the delegate has no method of its
/// own.
///
/// Declare the conformance in an extension that holds the methods, and the compiler warns of one whose
/// name is nearly that of a requirement; in the class's own declaration it doesn't.
@MainActor public protocol ConnectedSceneDelegate: _UncalledSceneMethods {
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

  /// An activity is on its way from another device: it continues or fails, exactly one of both
  /// (S44).
  ///
  /// A scene that connects for one finds its type in
  /// ``ConnectionOptions/handoffUserActivityType`` instead (S43).
  func scene(_ scene: ConnectedScene, willContinueUserActivityWithType userActivityType: String)

  /// An activity that was on its way won't come (S44).
  ///
  /// - Parameters:
  ///   - scene: The scene, which may be about to disconnect.
  ///   - userActivityType: The activity's type.
  ///   - error: Says why, in its description.
  func scene(
    _ scene: ConnectedScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// An activity was brought up to date and is about to be kept with the session (S118).
  func scene(_ scene: ConnectedScene, didUpdate userActivity: UserActivity)

  /// Says what the scene's session is to keep of what is shown, for the scene that comes after.
  ///
  /// Implementing it is the opt-in. It is called right after ``sceneDidEnterBackground(_:)`` and when
  /// a scene in the background is refreshed, which is ours; a copy of the activity becomes
  /// ``SceneSession/stateRestorationActivity`` (S118, S119).
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The activity; nil if nothing is to be kept any more.
  func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity?

  /// The scene connected to a session that kept an activity, and isn't active yet (S121).
  func scene(
    _ scene: ConnectedScene, restoreInteractionStateWith stateRestorationActivity: UserActivity)
}

// MARK: - Default implementations

extension ConnectedSceneDelegate {
  public func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    scene.lacks(.willConnectTo)
  }

  public func sceneDidDisconnect(_ scene: ConnectedScene) { scene.lacks(.sceneDidDisconnect) }

  public func sceneWillEnterForeground(_ scene: ConnectedScene) {
    scene.lacks(.sceneWillEnterForeground)
  }

  public func sceneDidBecomeActive(_ scene: ConnectedScene) { scene.lacks(.sceneDidBecomeActive) }

  public func sceneWillResignActive(_ scene: ConnectedScene) { scene.lacks(.sceneWillResignActive) }

  public func sceneDidEnterBackground(_ scene: ConnectedScene) {
    scene.lacks(.sceneDidEnterBackground)
  }

  public func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {
    scene.lacks(.openURLContexts)
  }

  public func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {
    scene.lacks(.continue)
  }

  public func scene(
    _ scene: ConnectedScene, willContinueUserActivityWithType userActivityType: String
  ) {
    scene.lacks(.willContinueUserActivityWithType)
  }

  public func scene(
    _ scene: ConnectedScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    scene.lacks(.didFailToContinueUserActivityWithType)
  }

  public func scene(_ scene: ConnectedScene, didUpdate userActivity: UserActivity) {
    scene.lacks(.didUpdate)
  }

  public func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity? {
    scene.lacks(.stateRestorationActivity)
    return nil
  }

  public func scene(
    _ scene: ConnectedScene, restoreInteractionStateWith stateRestorationActivity: UserActivity
  ) {
    scene.lacks(.restoreInteractionStateWith)
  }
}
