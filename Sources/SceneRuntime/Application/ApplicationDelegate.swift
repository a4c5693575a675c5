public import Foundation

/// The methods that respond to events of the application, and configure its scenes.
///
/// One instance exists for the lifetime of the application. The default implementation of every
/// method records that the delegate doesn't implement the method, and has no other effect. In an application with
/// scenes, scene delegates receive the life-cycle events of windows; the corresponding methods of
/// this protocol are called only in an application without scenes (S20;
/// ``Application/lifeCycleMode``).
///
/// Declare the conformance in an extension that contains the methods. The compiler then warns about
/// a method with a name that nearly matches a requirement. The compiler gives no such warning for a
/// conformance in the class's own declaration.
///
/// All methods are called on the main actor, during a turn of the application.
///
/// ```swift
/// final class MailDelegate {}
///
/// extension MailDelegate: ApplicationDelegate {
///   func application(
///     _ application: Application,
///     didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     if application.isFirstLaunch { print("add the first mailbox") }
///     return true
///   }
/// }
/// ```
@MainActor public protocol ApplicationDelegate: _UncalledApplicationMethods, _CreatedByClass {
  /// The scene manifest of the application; nil if there is none.
  static var manifest: SceneManifest? { get }

  /// The storyboards that scene configurations can name.
  static var storyboards: [Storyboard] { get }

  /// The URL schemes of the links that the application itself opens, without colons.
  ///
  /// The default is the schemes in `CFBundleURLTypes` of the Info.plist that was found for the program.
  static var urlSchemes: [String] { get }

  /// The activity types that the app declares; nil if the app has no list of types.
  ///
  /// On Apple's platforms, a restoration activity of an undeclared type isn't saved. This library saves such an
  /// activity, and reports a problem if the app has a list. The default is `NSUserActivityTypes` of the Info.plist that
  /// was found for the program, or nil if there is no such file.
  static var userActivityTypes: [String]? { get }

  /// The application's window in an application without scenes.
  ///
  /// A delegate that creates this window itself stores the window here.
  var window: SceneWindow? { get set }

  // MARK: - Launching and ending

  /// Tells the delegate that the launch has begun (S1).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: The launch events, without responses to notifications; nil if there are no such events, or if
  ///     ``Application/lifeCycleMode`` is ``/SceneModel/LifeCycleMode/scenes``, because scenes receive the launch
  ///     events themselves (S6).
  /// - Returns: True, the default, to deliver the link or the quick action of the launch; false if the delegate has
  ///   handled it. In an application with scenes, the result has no effect.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the application has launched.
  ///
  /// No scene exists yet (S1, S134).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - launchOptions: The launch events, without responses to notifications; nil if there are no such events, or if
  ///     ``Application/lifeCycleMode`` is ``/SceneModel/LifeCycleMode/scenes``, because scenes receive the launch
  ///     events themselves (S6).
  /// - Returns: True, the default, to deliver the link or the quick action of the launch; false if the delegate has
  ///   handled it. In an application with scenes, the result has no effect.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells the delegate that the application is about to terminate, after its scenes entered the background.
  ///
  /// The method isn't called if a person ends the application in the switcher.
  ///
  /// - Parameter application: The application, whose last changes are saved after the call.
  func applicationWillTerminate(_ application: Application)

  /// Tells the delegate that the system is short of memory.
  ///
  /// In an application with scenes, the scenes in the background are disconnected after the call
  /// (S12).
  ///
  /// - Parameter application: The application.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  // MARK: - Scenes

  /// Returns the configuration of a new session that is about to connect its first scene.
  ///
  /// The method isn't called when a session connects again, because the session keeps its configuration (S38, S39). If
  /// a launch can't restore the configuration, for example because a class no longer exists, the method is called
  /// again.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - connectingSceneSession: The new session, which has the manifest's configuration for its role (S28).
  ///   - options: The events for which the scene connects.
  /// - Returns: The configuration, of which the session keeps a copy; by default the manifest's configuration. A
  ///   configuration with a role other than the session's isn't used, and a problem is reported (S32).
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration

  /// Tells the delegate that sessions have been discarded and removed from ``Application/openSessions`` (S13, S15).
  ///
  /// For the stored sessions that a launch discards, such as sessions that were removed while the application wasn't
  /// running, the method is called once, after the launch methods (S14, S16).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - sceneSessions: The discarded sessions, whose scenes are disconnected.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  // MARK: - The application life cycle

  /// Tells the delegate that the application became active; not called in an application with scenes (S20).
  ///
  /// - Parameter application: The application.
  func applicationDidBecomeActive(_ application: Application)

  /// Tells the delegate that the application stops receiving input; not called in an application with scenes
  /// (S20).
  ///
  /// - Parameter application: The application.
  func applicationWillResignActive(_ application: Application)

  /// Tells the delegate that the application is off screen; not called in an application with scenes (S20).
  ///
  /// - Parameter application: The application.
  func applicationDidEnterBackground(_ application: Application)

  /// Tells the delegate that the application returns to the screen; not called in an application with scenes
  /// (S20).
  ///
  /// - Parameter application: The application.
  func applicationWillEnterForeground(_ application: Application)

  /// Asks the delegate to open a link; not called in an application with scenes (S20).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - url: The link.
  ///   - options: Whether a file can be used in place, and the sender if it is known (S45, S46).
  /// - Returns: Whether the delegate opened the link; false by default.
  func application(
    _ application: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool

  /// Asks the delegate to continue an activity; not called in an application with scenes (S20).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivity: The activity to continue.
  ///   - restorationHandler: A closure to which the delegate may pass the objects that continue the activity. Calling
  ///     the closure has no effect.
  /// - Returns: Whether the delegate continues the activity; false by default.
  func application(
    _ application: Application, continue userActivity: UserActivity,
    restorationHandler: @escaping ([AnyObject]?) -> Void
  ) -> Bool

  /// Tells the delegate that an activity is being transferred from another device; not called in an
  /// application with scenes (S20).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivityType: The type of the announced activity.
  /// - Returns: Whether the delegate has told the user about the transfer; false by default. The result has no effect.
  func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// Tells the delegate that the transfer of an announced activity failed; not called in an application with scenes
  /// (S20).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - userActivityType: The type of the announced activity.
  ///   - error: A `CocoaError` with the code `userActivityHandoffFailed`, whose description is the reason.
  func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)

  /// Asks the delegate to perform a quick action; not called in an application with scenes (S20).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - shortcutItem: The quick action.
  ///   - completionHandler: A closure that the delegate calls exactly once, immediately or later. The argument is true
  ///     if the delegate performed the action. If the closure isn't called, or is called more than once, a problem is
  ///     recorded.
  func application(
    _ application: Application, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// Tells the delegate that a person accepted a share; not called in an application with scenes (S20).
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - cloudKitShareMetadata: The description of the share.
  func application(
    _ application: Application, userDidAcceptCloudKitShareWith cloudKitShareMetadata: ShareMetadata)

  // MARK: - Remote notifications

  /// Tells the delegate that the application can receive remote notifications.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - deviceToken: The address to which servers send notifications for this device. The format of its bytes depends
  ///     on the push service of the host.
  func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Tells the delegate that the application can't receive remote notifications.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - error: The reason, a ``RegistrationError``.
  func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error)
}
