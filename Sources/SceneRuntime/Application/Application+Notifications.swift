public import Foundation

// Notifications are posted after the delegate call (S22, S23). The object of a scene's notification
// is the scene, and the object of the application's notification is the application. The
// application's notifications follow the foremost state of all scenes (S21, S25).
extension Application {
  /// The state of the application, derived from the states of its scenes (S25).
  public enum State: Int, Sendable {
    /// A scene is active.
    case active
    /// A scene is in the foreground, and no scene is active.
    case inactive
    /// No scene is in the foreground.
    case background
  }

  /// The state of the application: the foremost state of all scenes (S25).
  public var applicationState: State {
    switch parts.transitions.foremostState() {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// The center for the application's notifications: `NotificationCenter.default` in a program, a
  /// separate center in a test.
  public var notificationCenter: NotificationCenter { parts.services.notifications }

  /// Posted after the delegate finished launching.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when the first scene becomes active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the last active scene is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the last foreground scene enters the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the first scene is about to enter the foreground, including at launch (S3).
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to terminate.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the system is short of memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Returns a sequence of the notifications with a name from the application and its scenes.
  ///
  /// Notifications of other applications and notifications posted outside the application's turns
  /// aren't included.
  ///
  /// ```swift
  /// @MainActor func followMemory(of application: Application) async {
  ///   let name = Application.didReceiveMemoryWarningNotification
  ///   for await _ in application.notifications(named: name) {
  ///     print("release what can be loaded again")
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter name: The name of the notifications, such as ``didBecomeActiveNotification``.
  /// - Returns: A sequence that observes from this call until its iteration ends. Every
  ///   notification is kept until it is read.
  public func notifications(named name: Notification.Name) -> AsyncStream<SceneNotification> {
    SceneNotification.stream(named: name, from: parts)
  }
}
