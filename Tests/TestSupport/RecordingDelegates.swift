import Foundation
public import SceneRuntime

/// An application delegate that records its calls and those of the scene delegates below.
///
/// Entries have the form of callbacks in the trace, so that both can be compared.
@MainActor open class RecordingApplicationDelegate: ApplicationDelegate, NotificationCenterDelegate
{
  /// The calls, in order.
  public var log: [String] = []
  /// The connection options, by session.
  public var options: [SceneSession.ID: ConnectionOptions] = [:]
  /// The states of scenes when their delegates were called.
  public var states: [String] = []
  /// All scene delegates.
  public var delegates: [Weak] = []
  /// Returns the configuration for a session; that of the manifest if nil.
  public var configure: ((SceneSession, ConnectionOptions) -> SceneConfiguration)?
  /// The quick actions scenes received; `answer` completes them, or they complete with true if it is nil.
  public var shortcuts: [ShortcutItem] = []
  /// Calls the completion handler of a quick action.
  public var answer: ((@escaping (Bool) -> Void) -> Void)?
  /// The accepted shares that connected scenes received, in order.
  public var shares: [ShareMetadata] = []
  /// The notification responses, in order.
  public var responses: [NotificationResponse] = []
  /// The reasons for which handoffs failed.
  public var failures: [String] = []
  /// The activities scenes continued, in order.
  public var activities: [UserActivity] = []
  /// Returns the state restoration activity of a scene; if nil, delegates don't implement the method.
  public var restoring: ((ConnectedScene) -> UserActivity?)?
  /// The restored activities, in order.
  public var restored: [UserActivity] = []
  /// The geometries before each change, in order.
  public var previousGeometries: [WindowScene.Geometry] = []
  /// The open sessions when sessions were discarded.
  public var openSessionsAtDiscard: Set<SceneSession> = []
  /// A closure called before the application ends.
  public var onTermination: (Application) -> Void = { _ in }
  /// The number of open sessions when launching began.
  public var openSessionsAtLaunch: Int?

  /// A weak reference to a delegate.
  public struct Weak {
    /// The delegate; nil after it is deallocated.
    public weak var object: AnyObject?
  }

  public required init() {}

  open func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.append("willFinishLaunching")
    openSessionsAtLaunch = application.openSessions.count
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
    let ids = sceneSessions.sorted { $0.ordinal < $1.ordinal }.map(\.id)
    log.append(
      "scene\(ids.count == 1 ? "" : "s") \(ids.joined(separator: ", ")) didDiscardSceneSessions")
  }

  open func applicationWillTerminate(_ application: Application) {
    log.append("applicationWillTerminate")
    onTermination(application)
  }

  open func notificationCenter(
    _ application: Application, didReceive response: NotificationResponse
  ) {
    log.append("scene \(response.targetScene?.session.id ?? "") didReceive")
    responses.append(response)
  }
}

/// A scene delegate that writes to the log of the application's recording delegate.
@MainActor open class RecordingSceneDelegate: WindowSceneDelegate {
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
    recorder(scene)?.activities.append(userActivity)
  }

  open func scene(
    _ scene: ConnectedScene, willContinueUserActivityWithType userActivityType: String
  ) {
    record("willContinueUserActivityWithType", scene)
  }

  open func scene(
    _ scene: ConnectedScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    record("didFailToContinueUserActivityWithType", scene)
    recorder(scene)?.failures.append("\(userActivityType): \(error.localizedDescription)")
  }

  open func scene(_ scene: ConnectedScene, didUpdate userActivity: UserActivity) {
    record("didUpdate", scene)
  }

  open func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity? {
    guard let restoring = recorder(scene)?.restoring else {
      scene.lacks(.stateRestorationActivity)
      return nil
    }
    record("stateRestorationActivity", scene)
    return restoring(scene)
  }

  open func scene(
    _ scene: ConnectedScene, restoreInteractionStateWith stateRestorationActivity: UserActivity
  ) {
    record("restoreInteractionStateWith", scene)
    recorder(scene)?.restored.append(stateRestorationActivity)
  }

  open func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: WindowScene.Geometry
  ) {
    record("didUpdateEffectiveGeometry", windowScene)
    recorder(windowScene)?.previousGeometries.append(previousEffectiveGeometry)
  }

  open func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    record("performActionFor", windowScene)
    guard let recorder = recorder(windowScene) else { return }
    recorder.shortcuts.append(shortcutItem)
    guard let answer = recorder.answer else { return completionHandler(true) }
    answer(completionHandler)
  }

  open func windowScene(
    _ windowScene: WindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: ShareMetadata
  ) {
    record("userDidAcceptCloudKitShareWith", windowScene)
    recorder(windowScene)?.shares.append(cloudKitShareMetadata)
  }

  private func record(_ callback: String, _ scene: ConnectedScene) {
    recorder(scene)?.log.append("scene \(scene.session.id) \(callback)")
    recorder(scene)?.states.append("\(callback) \(scene.activationState)")
  }

  private func recorder(_ scene: ConnectedScene) -> RecordingApplicationDelegate? {
    scene.session.application?.delegate as? RecordingApplicationDelegate
  }
}
