/// The methods that respond to life-cycle and external events of one scene.
///
/// Each scene has its own delegate instance, created when the scene connects and released when the scene disconnects
/// (S37). The default implementation of every method only records that the delegate doesn't implement the method.
///
/// Declare the conformance in an extension that contains the methods. The compiler then warns about
/// a method with a name that nearly matches a requirement. The compiler gives no such warning for a
/// conformance in the class's own declaration.
///
/// All methods are called on the main actor, during a turn of the application (``Application/runTurn()``).
///
/// ```swift
/// final class MessageSceneDelegate {}
///
/// extension MessageSceneDelegate: ConnectedSceneDelegate {
///   func sceneDidBecomeActive(_ scene: ConnectedScene) {
///     scene.title = "Message"
///   }
///
///   func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity? {
///     scene.userActivity
///   }
/// }
/// ```
@MainActor public protocol ConnectedSceneDelegate: _UncalledSceneMethods, _CreatedByClass {
  /// Tells the delegate that the scene connects, to a new session or to a previous one (S40).
  ///
  /// Events for which the scene connects are in `connectionOptions`, and no other method of the scene's delegate is
  /// called for these events (S42).
  ///
  /// - Parameters:
  ///   - scene: The scene, whose state is unattached. The delegate creates the windows of the scene in this method.
  ///   - session: The session of the scene. A session that connects again has a
  ///     ``SceneSession/stateRestorationActivity`` if one was saved (S120).
  ///   - connectionOptions: The events for which the scene connects.
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions)

  /// Tells the delegate that the scene was disconnected; its session may connect again (S12, S13).
  ///
  /// - Parameter scene: The scene, which is unattached. The scene and its delegate are about to be
  ///   released (S37).
  func sceneDidDisconnect(_ scene: ConnectedScene)

  /// Tells the delegate that the scene is about to appear on screen, after it connected or when it returns from the
  /// background (S9).
  ///
  /// - Parameter scene: The scene, which still has its old state: unattached or background.
  func sceneWillEnterForeground(_ scene: ConnectedScene)

  /// Tells the delegate that the scene became active and receives input.
  ///
  /// - Parameter scene: The scene, whose state is active.
  func sceneDidBecomeActive(_ scene: ConnectedScene)

  /// Tells the delegate that the scene stops receiving input, briefly or before entering the background
  /// (S10).
  ///
  /// - Parameter scene: The scene, whose state is still active.
  func sceneWillResignActive(_ scene: ConnectedScene)

  /// Tells the delegate that the scene is off screen; its snapshot is taken after this method returns (S11).
  ///
  /// - Parameter scene: The scene, whose state is background.
  func sceneDidEnterBackground(_ scene: ConnectedScene)

  /// Asks the delegate to open URLs in a scene that is already connected (S42).
  ///
  /// - Parameters:
  ///   - scene: The scene, in the foreground.
  ///   - urlContexts: The links that arrived together, each with its sender. The set iterates in the order of the
  ///     links.
  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>)

  /// Asks the delegate to continue an activity in a scene that is already connected (S38).
  ///
  /// - Parameters:
  ///   - scene: The scene, in the foreground.
  ///   - userActivity: The activity of an activation request, or an activity from another device or program.
  func scene(_ scene: ConnectedScene, continue userActivity: UserActivity)

  /// Tells the delegate that an activity is being transferred from another device.
  ///
  /// Exactly one further call follows for the activity: a call to continue the activity, or a call that reports the
  /// failure of the transfer (S44).
  ///
  /// If a scene connects for an activity that is being transferred, this method isn't called, and
  /// ``ConnectionOptions/handoffUserActivityType`` contains the activity type (S43).
  ///
  /// - Parameters:
  ///   - scene: The scene that was chosen for the activity.
  ///   - userActivityType: The activity type.
  func scene(_ scene: ConnectedScene, willContinueUserActivityWithType userActivityType: String)

  /// Tells the delegate that the transfer of an announced activity failed (S44).
  ///
  /// - Parameters:
  ///   - scene: The scene, which may be about to disconnect.
  ///   - userActivityType: The type of the announced activity.
  ///   - error: An error whose description is the reason.
  func scene(
    _ scene: ConnectedScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Tells the delegate that an activity was updated and is about to be saved with the session (S118).
  ///
  /// - Parameters:
  ///   - scene: The scene, in the background.
  ///   - userActivity: The activity that ``stateRestorationActivity(for:)`` returned, after the
  ///     activity's own delegate and the scene updated it.
  func scene(_ scene: ConnectedScene, didUpdate userActivity: UserActivity)

  /// Returns the activity that restores the scene's content when its session connects again.
  ///
  /// Implementing this method enables state restoration. The method is called right after
  /// ``sceneDidEnterBackground(_:)`` and, in this library, when a session is refreshed and its scene isn't in the
  /// foreground. A copy of the activity becomes ``SceneSession/stateRestorationActivity`` (S118, S119).
  ///
  /// - Parameter scene: The scene.
  /// - Returns: The activity; nil removes the saved activity.
  func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity?

  /// Asks the delegate to restore a saved activity, after the scene connects and before it is active (S121).
  ///
  /// - Parameters:
  ///   - scene: The scene, before it is active.
  ///   - stateRestorationActivity: The activity that is saved with the session. The method isn't
  ///     called for a session without a saved activity.
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
