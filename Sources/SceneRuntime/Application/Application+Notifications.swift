public import Foundation

// A notification is posted after the delegate call that corresponds to the notification (S22, S23). The object of a
// notification about a scene is the scene; the object of any other notification is the application. The notifications
// about the application's state are posted when the most active state of all scenes changes (S21, S25).
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

  /// The state of the application, which is the most active state of its scenes (S25).
  public var applicationState: State {
    switch parts.transitions.mostActiveState() {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// The center to which the application's notifications are posted: `NotificationCenter.default` in a program, a
  /// separate center in a test.
  public var notificationCenter: NotificationCenter { parts.services.notifications }

  /// Posted after the delegate's launch methods have been called.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Posted when a scene becomes active and no other scene is active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the only active scene is about to become inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the last scene in the foreground has entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted at the launch of an application with scenes (S3), and whenever a scene is about to enter the foreground
  /// while no other scene is there.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the application is about to terminate.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted when the system is short of memory.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  /// Returns a sequence of the notifications with the given name that the application and its scenes post.
  ///
  /// Notifications that other applications post, or that code outside the application's turns posts, aren't included.
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
  /// - Returns: A sequence of the notifications that are posted after this call, until the iteration ends. Every
  ///   notification is kept until it is read.
  public func notifications(named name: Notification.Name) -> AsyncStream<SceneNotification> {
    SceneNotification.stream(named: name, from: parts)
  }
}
