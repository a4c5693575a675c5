public import Foundation

/// Is told of the application's life as a whole, and chooses how scenes are made.
///
/// One instance lives as long as the application. Every method has a default, which does nothing and
/// notes that the delegate has no method of its own. Where there are scenes, their delegates are told
/// of windows that come and go; the methods for that here are called in the old life cycle only, in
/// which the application is told as a whole (S20; ``Application/lifeCycleMode``).
///
/// Declare the conformance in an extension that holds the methods, and the compiler warns of one whose
/// name is nearly that of a requirement; in the class's own declaration it doesn't.
@MainActor public protocol ApplicationDelegate: _UncalledApplicationMethods {
  init()

  /// What the application says of its scenes before any exists; nil if nothing.
  static var manifest: SceneManifest? { get }

  /// The content that configurations of scenes refer to by name.
  static var storyboards: [Storyboard] { get }

  /// The schemes of the links that the application opens, without colons; `CFBundleURLTypes` of the
  /// Info.plist beside the program, unless a delegate says otherwise.
  static var urlSchemes: [String] { get }

  /// The application's window in the old life cycle, for delegates that make it themselves.
  var window: SceneWindow? { get set }

  // MARK: - Launching and ending

  /// The launch begins (S1).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: What the launch is for in the old life cycle; nil where there are scenes, which
  ///     are told themselves (S6).
  /// - Returns: Whether what the launch is for is still to be handled. If false, in the old life cycle, a
  ///   link or a quick action is told no further; where there are scenes it makes no difference.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application is ready; no scene exists yet (S1, S134).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: What the launch is for in the old life cycle; nil where there are scenes, which
  ///     are told themselves (S6).
  /// - Returns: Whether what the launch is for is still to be handled. If false, in the old life cycle, a
  ///   link or a quick action is told no further; where there are scenes it makes no difference.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application ends, after its scenes went to the background.
  func applicationWillTerminate(_ application: Application)

  /// The system needs memory back.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  // MARK: - Scenes

  /// A new session is about to connect: says how its scenes are made.
  ///
  /// A session that connects again keeps its configuration, and this isn't called (S38, S39).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The session, whose configuration is the manifest's.
  ///   - options: What the scene is for.
  /// - Returns: The configuration, of which the session keeps a copy.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration

  /// Sessions are gone for good, which no longer stand in ``Application/openSessions`` (S13, S15).
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  // MARK: - The old life cycle

  /// The application receives a person's input; never called where there are scenes (S20).
  func applicationDidBecomeActive(_ application: Application)

  /// The application stops receiving input; never called where there are scenes (S20).
  func applicationWillResignActive(_ application: Application)

  /// The application is off screen; never called where there are scenes (S20).
  func applicationDidEnterBackground(_ application: Application)

  /// The application comes back on screen; never called where there are scenes (S20).
  func applicationWillEnterForeground(_ application: Application)

  /// A link is to be opened; never called where there are scenes (S20).
  ///
  /// - Returns: Whether it was opened.
  func application(
    _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool

  /// An activity is to be continued; never called where there are scenes (S20).
  ///
  /// - Returns: Whether it is continued.
  func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> Bool

  /// An activity is on its way from another device; never called where there are scenes (S20).
  ///
  /// - Returns: Whether the person was told that it is.
  func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// An activity that was on its way won't come; never called where there are scenes (S20).
  func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// A quick action is to be performed; never called where there are scenes (S20).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - shortcutItem: The quick action.
  ///   - completionHandler: To be told whether it was performed.
  func application(
    _ application: Application, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  // MARK: - Remote notifications

  /// The application may be sent notifications.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - deviceToken: What the sender addresses it by.
  func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// The application can't be sent notifications.
  func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}
