public import SceneRuntime

/// An application delegate that keeps what it and the scene delegates below were told.
///
/// Entries are written as the trace writes callbacks, so that both can be compared.
@MainActor open class RecordingApplicationDelegate: ApplicationDelegate {
  public var log: [String] = []
  /// What stood in the connection options, by scene.
  public var options: [SceneSession.ID: ConnectionOptions] = [:]
  /// The states in which scenes were when their delegates were told.
  public var states: [String] = []
  /// Every scene delegate there was.
  public var delegates: [Weak] = []
  /// Chooses the configuration; the manifest's if nil.
  public var configure: ((SceneSession, ConnectionOptions) -> SceneConfiguration)?
  public var openSessionsAtDiscard: Set<SceneSession> = []

  public struct Weak {
    public weak var object: AnyObject?
  }

  public required init() {}

  open func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("willFinishLaunching")
    return true
  }

  open func applicationDidReceiveMemoryWarning(_ application: Application) {
    log.append("applicationDidReceiveMemoryWarning")
  }

  open func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("didFinishLaunching")
    return true
  }

  open func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    log.append("scene \(connectingSceneSession.id) configurationForConnecting")
    if let configure { return configure(connectingSceneSession, options) }
    let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    return configuration
  }

  open func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    openSessionsAtDiscard = application.openSessions
    log.append("scene \(sceneSessions.map(\.id).joined()) didDiscardSceneSessions")
  }

  open func applicationWillTerminate(_ application: Application) {
    log.append("applicationWillTerminate")
  }
}

/// A scene delegate that writes into the log of the application's recording delegate.
@MainActor open class RecordingSceneDelegate: ConnectedSceneDelegate {
  public required init() {}

  open func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    record("willConnectTo", scene)
    recorder(scene)?.options[session.id] = connectionOptions
    recorder(scene)?.delegates.append(.init(object: self))
  }

  open func sceneDidDisconnect(_ scene: ConnectedScene) { record("sceneDidDisconnect", scene) }

  open func sceneWillEnterForeground(_ scene: ConnectedScene) {
    record("sceneWillEnterForeground", scene)
  }

  open func sceneDidBecomeActive(_ scene: ConnectedScene) {
    record("sceneDidBecomeActive", scene)
  }

  open func sceneWillResignActive(_ scene: ConnectedScene) {
    record("sceneWillResignActive", scene)
  }

  open func sceneDidEnterBackground(_ scene: ConnectedScene) {
    record("sceneDidEnterBackground", scene)
  }

  open func scene(
    _ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>
  ) {
    record("openURLContexts", scene)
  }

  open func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {
    record("continue", scene)
  }

  private func record(_ callback: String, _ scene: ConnectedScene) {
    recorder(scene)?.log.append("scene \(scene.session.id) \(callback)")
    recorder(scene)?.states.append("\(callback) \(scene.activationState)")
  }

  private func recorder(_ scene: ConnectedScene) -> RecordingApplicationDelegate? {
    scene.session.application?.delegate as? RecordingApplicationDelegate
  }
}
