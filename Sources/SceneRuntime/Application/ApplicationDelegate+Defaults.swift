public import Foundation

extension ApplicationDelegate {
  public static var manifest: SceneManifest? { nil }

  public static var storyboards: [Storyboard] { [] }

  public static var userActivityTypes: [String]? {
    InformationPropertyList.Standard.process.declaredActivityTypes
  }

  public static var urlSchemes: [String] {
    InformationPropertyList.Standard.process.list.urlSchemes
  }

  public var window: SceneWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.parts.delegates.noteDefault(.willFinishLaunching)
    return true
  }

  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.parts.delegates.noteDefault(.didFinishLaunching)
    return true
  }

  public func applicationWillTerminate(_ application: Application) {
    application.parts.delegates.noteDefault(.applicationWillTerminate)
  }

  public func applicationDidReceiveMemoryWarning(_ application: Application) {
    application.parts.delegates.noteDefault(.applicationDidReceiveMemoryWarning)
  }

  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    application.parts.delegates.noteDefault(.configurationForConnecting)
    return connectingSceneSession.configuration
  }

  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    application.parts.delegates.noteDefault(.didDiscardSceneSessions)
  }

  public func applicationDidBecomeActive(_ application: Application) {
    application.parts.delegates.noteDefault(.applicationDidBecomeActive)
  }

  public func applicationWillResignActive(_ application: Application) {
    application.parts.delegates.noteDefault(.applicationWillResignActive)
  }

  public func applicationDidEnterBackground(_ application: Application) {
    application.parts.delegates.noteDefault(.applicationDidEnterBackground)
  }

  public func applicationWillEnterForeground(_ application: Application) {
    application.parts.delegates.noteDefault(.applicationWillEnterForeground)
  }

  public func application(
    _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool {
    application.parts.delegates.noteDefault(.applicationOpenURL)
    return false
  }

  public func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> Bool {
    application.parts.delegates.noteDefault(.applicationContinue)
    return false
  }

  public func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    application.parts.delegates.noteDefault(.applicationWillContinue)
    return false
  }

  public func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    application.parts.delegates.noteDefault(.applicationDidFailToContinue)
  }

  public func application(
    _ application: Application, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    application.parts.delegates.noteDefault(.applicationPerformAction)
  }

  public func application(
    _ application: Application, userDidAcceptCloudKitShareWith cloudKitShareMetadata: ShareMetadata
  ) {
    application.parts.delegates.noteDefault(.applicationUserDidAcceptShare)
  }

  public func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    application.parts.delegates.noteDefault(.didRegisterForRemoteNotifications)
  }

  public func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    application.parts.delegates.noteDefault(.didFailToRegisterForRemoteNotifications)
  }
}
