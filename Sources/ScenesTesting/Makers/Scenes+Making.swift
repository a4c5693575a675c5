public import Scenes

extension SceneSession {
  /// Creates an open session without a scene, for a test of a delegate alone.
  ///
  /// ```swift
  /// @Test @MainActor func `a quick action needs no title`() {
  ///   let session = SceneSession()
  ///   let scene = WindowScene(session: session)
  ///   let delegate = InboxSceneDelegate()
  ///   let options = ConnectionOptions(shortcutItem: ShortcutItem(type: "com.example.postbox.compose"))
  ///   delegate.scene(scene, willConnectTo: session, options: options)
  ///   #expect(scene.title.isEmpty)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - role: The role of its scenes.
  ///   - configuration: The configuration of its scenes; nil for the one of the manifest.
  ///   - persistentIdentifier: The identifier; nil for the application's next, from 1.
  ///   - userInfo: The app's own data.
  ///   - stateRestorationActivity: The activity that was saved for the session.
  ///   - application: The application; nil for one that is created for the session and, because scenes and
  ///     windows hold each other, stays until ``releaseScene()``.
  public convenience init(
    role: Role = .windowApplication, configuration: SceneConfiguration? = nil,
    persistentIdentifier: String? = nil, userInfo: [String: Any]? = nil,
    stateRestorationActivity: UserActivity? = nil, in application: Application? = nil
  ) {
    self.init(making: application, persistentIdentifier, role: role, configuration)
    if let userInfo { self.userInfo = userInfo }
    if let stateRestorationActivity { self.stateRestorationActivity = stateRestorationActivity }
  }

  /// Releases the scene with its windows and its delegate, without calling the delegate.
  public func releaseScene() {
    tearDown()
  }
}

extension ConnectedScene {
  /// Creates a scene of this class that is connected to a session, for a test of a delegate alone.
  ///
  /// It has no delegate; assign the one of the test if it reads ``/SceneRuntime/ConnectedScene/delegate``.
  ///
  /// - Parameters:
  ///   - session: The session; nil for a new one.
  ///   - activationState: The state of the scene. In `scene(_:willConnectTo:options:)` it is unattached.
  ///   - options: The options passed to the scene's initializer.
  public convenience init(
    session: SceneSession? = nil, activationState: ActivationState = .unattached,
    options: ConnectionOptions = ConnectionOptions()
  ) {
    self.init(session: session ?? SceneSession(), connectionOptions: options)
    attach(in: activationState)
  }
}
