public import Scenes

extension SceneSession {
  /// Creates an open session without a scene, for a test that calls a delegate directly.
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
  ///   - role: The role of the session's scenes.
  ///   - configuration: The configuration of the session's scenes; nil for the manifest's
  ///     configuration.
  ///   - persistentIdentifier: The identifier; nil for the application's next identifier: 1, 2, and so on.
  ///   - userInfo: The app's custom data.
  ///   - stateRestorationActivity: The activity that was saved for the session.
  ///   - application: The application. Nil creates an application for the session. This application exists until
  ///     ``releaseScene()`` is called, because scenes and windows retain each other.
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
  /// Creates a scene of this class that is connected to a session, for a test that calls a delegate directly.
  ///
  /// The scene has no delegate. If the tested delegate reads ``/SceneRuntime/ConnectedScene/delegate``, set this
  /// property to the tested delegate.
  ///
  /// - Parameters:
  ///   - session: The session; nil for a new session.
  ///   - activationState: The state of the scene. While a delegate receives `scene(_:willConnectTo:options:)`, a scene
  ///     is unattached.
  ///   - options: The options passed to the scene's initializer.
  public convenience init(
    session: SceneSession? = nil, activationState: ActivationState = .unattached,
    options: ConnectionOptions = ConnectionOptions()
  ) {
    self.init(session: session ?? SceneSession(), connectionOptions: options)
    attach(in: activationState)
  }
}
