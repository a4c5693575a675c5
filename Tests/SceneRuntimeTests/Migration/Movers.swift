import Foundation
import SceneRuntime
import TestSupport

/// An application delegate from before scenes that has every method.
@MainActor class EverythingBefore: ApplicationDelegate, NotificationCenterDelegate {
  required init() {}

  class var manifest: SceneManifest? { nil }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.notificationDelegate = self
    return true
  }

  func applicationWillTerminate(_ application: Application) {}
  func applicationDidReceiveMemoryWarning(_ application: Application) {}

  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  func applicationDidBecomeActive(_ application: Application) {}
  func applicationWillResignActive(_ application: Application) {}
  func applicationDidEnterBackground(_ application: Application) {}
  func applicationWillEnterForeground(_ application: Application) {}

  func application(
    _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { true }

  func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> Bool { true }

  func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { true }

  func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  func application(
    _ application: Application, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }

  func application(
    _ application: Application, userDidAcceptCloudKitShareWith cloudKitShareMetadata: ShareMetadata
  ) {}

  func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  func notificationCenter(_ application: Application, didReceive response: NotificationResponse) {}
}

/// The same, with scenes whose delegate is a class.
@MainActor class Moved<SceneDelegate: ConnectedSceneDelegate>: EverythingBefore {
  override class var manifest: SceneManifest? {
    SceneManifest(
      supportsMultipleScenes: false,
      configurations: [.windowApplication: [.init(name: nil, delegateClass: SceneDelegate.self)]])
  }
}

/// A scene delegate that has every method that takes the place of one of the application's delegate, and
/// looks at all it connects for.
@MainActor class Attentive: WindowSceneDelegate {
  var window: SceneWindow?
  required init() {}

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    show(scene)
    _ = connectionOptions.urlContexts
    _ = connectionOptions.userActivities
    _ = connectionOptions.handoffUserActivityType
    _ = connectionOptions.shortcutItem
    _ = connectionOptions.notificationResponse
    _ = connectionOptions.cloudKitShareMetadata
  }

  func show(_ scene: ConnectedScene) {
    guard let scene = scene as? WindowScene else { return }
    window = SceneWindow(windowScene: scene)
    window?.content = StubContent()
    window?.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: ConnectedScene) {}
  func sceneDidBecomeActive(_ scene: ConnectedScene) {}
  func sceneWillResignActive(_ scene: ConnectedScene) {}
  func sceneDidEnterBackground(_ scene: ConnectedScene) {}
  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {}
  func scene(_ scene: ConnectedScene, continue userActivity: UserActivity) {}
  func scene(_ scene: ConnectedScene, willContinueUserActivityWithType userActivityType: String) {}

  func scene(
    _ scene: ConnectedScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }

  func windowScene(
    _ windowScene: WindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: ShareMetadata
  ) {}
}

/// Makes the window, and passes by all it connects for.
final class Hasty: Attentive {
  override func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) { show(scene) }
}

/// Keeps what it connects for, and looks at it once it is active.
final class Patient: Attentive {
  private var options: ConnectionOptions?

  override func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    show(scene)
    options = connectionOptions
  }

  override func sceneDidBecomeActive(_ scene: ConnectedScene) {
    guard let options else { return }
    super.scene(scene, willConnectTo: scene.session, options: options)
    self.options = nil
  }
}

/// Makes the window, and has no other method.
final class Bare: WindowSceneDelegate {
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: scene)
    window.content = StubContent()
    window.makeKeyAndVisible()
  }
}
