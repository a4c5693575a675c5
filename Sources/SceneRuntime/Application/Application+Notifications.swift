public import Foundation

// Notifications are posted after the delegate call (S22, S23). The object of a scene's notification is the
// scene; that of the application's, which follow the foremost state of all scenes (S21, S25), the
// application.
extension Application {
  /// The state of the application, derived from the states of its scenes (S25).
  public enum State: Int, Sendable {
    /// A scene is active.
    case active
    /// A scene is in the foreground, and none is active.
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

  /// The center for its notifications: `NotificationCenter.default` in a program, a separate one in a test.
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
  /// Posted when the first scene is about to enter the foreground, also at launch (S3).
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
  /// It doesn't contain notifications of the same name from other applications, or from outside the
  /// application's turns.
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
  /// - Returns: A sequence, which observes from this call on, keeps every notification until it is
  ///   read, and stops observing when its iteration ends.
  public func notifications(named name: Notification.Name) -> AsyncStream<SceneNotification> {
    let center = parts.services.notifications
    let (stream, continuation) = AsyncStream.makeStream(of: SceneNotification.self)
    let observer = center.addObserver(forName: name, object: nil, queue: nil) {
      [weak self, queue = parts.queue] notification in
      // Any thread may post a notification. A turn runs on the main actor and on one thread from start to
      // end, and observers are called on the posting thread. So if this thread runs a turn, this is the main
      // actor.
      guard queue.isTurnHere else { return }
      let session = MainActor.assumeIsolated { [object = Unchecked(notification.object)] in
        self?.sender(of: object.value)
      }
      guard let session else { return }
      continuation.yield(SceneNotification(name: name, session: session))
    }
    let token = Unchecked(observer)
    continuation.onTermination = { _ in center.removeObserver(token.value) }
    return stream
  }

  /// Returns the session of one of the application's scenes, `.some(nil)` for the application itself, and nil
  /// for any other object.
  private func sender(of object: Any?) -> SceneSession.ID?? {
    if let scene = object as? ConnectedScene, scene.session.application === self {
      return .some(scene.session.id)
    }
    return object as AnyObject === self ? .some(nil) : nil
  }
}

/// A notification from a scene or an application.
public struct SceneNotification: Hashable, Sendable {
  /// The name of the notification.
  public var name: Notification.Name
  /// The scene's session; nil if the application posted it.
  public var session: SceneSession.ID?
}

// A wrapper for values that Foundation doesn't mark as sendable.
// Proof: the object stays on the main actor, and an observer may be removed on any thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
