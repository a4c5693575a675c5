import Scenes

/// Says what it is told of the application's life.
///
/// The four methods of the user interface are here to show that scenes never call them.
@main final class AppDelegate: ApplicationDelegate {
  static var manifest: SceneManifest? {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(
            name: "Default Configuration", delegateClass: SceneDelegate.self,
            storyboardName: "Main")
        ]
      ])
  }

  static var storyboards: [Storyboard] {
    [Storyboard("Main") { Text("Hello, World!") }]
  }

  // MARK: - The application

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("APPLICATION DID FINISH LAUNCHING")
    return true
  }

  func applicationWillTerminate(_ application: Application) {
    print("APPLICATION WILL TERMINATE")
  }

  // MARK: - The user interface, as before scenes

  func applicationDidBecomeActive(_ application: Application) {
    print("APPLICATION DID BECOME ACTIVE")
  }

  func applicationWillResignActive(_ application: Application) {
    print("APPLICATION WILL RESIGN ACTIVE")
  }

  func applicationWillEnterForeground(_ application: Application) {
    print("APPLICATION WILL ENTER FOREGROUND")
  }

  func applicationDidEnterBackground(_ application: Application) {
    print("APPLICATION DID ENTER BACKGROUND")
  }

  // MARK: - Scene sessions

  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    print("APPLICATION CONFIGURATION FOR CONNECTING SCENE SESSION")
    return SceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    print("APPLICATION DID DISCARD SCENE SESSIONS")
  }
}
