public import Foundation

// Notifications follow the delegate's call (S22, S23): those of a scene with the scene as their object,
// those of the application, by the foremost state of all its scenes (S21, S25), with the application.
extension Application {
  /// Whether any scene is active, any on screen, or all in the background (S25).
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// The foremost state of all scenes (S25).
  public var applicationState: State {
    switch states.foremost {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// Where the application posts; `NotificationCenter.default` for a program, one of its own in a test.
  public var notificationCenter: NotificationCenter { services.notifications }

  /// The launch has ended; its delegate was told.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// A first scene became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The last active scene resigns.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The last scene went to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A first scene comes on screen, also at the launch (S3).
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The application ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The system needs memory back.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  func post(_ edge: SceneTally.Edge) {
    switch edge {
    case .willEnterForeground: post(Self.willEnterForegroundNotification)
    case .didBecomeActive: post(Self.didBecomeActiveNotification)
    case .willResignActive: post(Self.willResignActiveNotification)
    case .didEnterBackground: post(Self.didEnterBackgroundNotification)
    }
  }

  func post(_ name: Notification.Name) {
    services.notifications.post(name: name, object: self)
  }

  func post(_ name: Notification.Name, of scene: ConnectedScene) {
    services.notifications.post(name: name, object: scene)
  }

  /// The application's and its scenes' notifications of a name, from now on.
  ///
  /// Other notifications are left out, also those of the same name that another application posts, or
  /// that anybody posts outside of this application's turns.
  ///
  /// - Parameter name: The name.
  /// - Returns: A sequence that ends when whoever iterates over it stops.
  public func notifications(named name: Notification.Name) -> AsyncStream<SceneNotification> {
    let center = services.notifications
    let (stream, continuation) = AsyncStream.makeStream(of: SceneNotification.self)
    let observer = center.addObserver(forName: name, object: nil, queue: nil) {
      [weak self, queue] notification in
      // Anybody may post, on any thread. A turn runs on the main actor, from its start to its end on one
      // thread, and observers are called by the thread that posts: where this thread is a turn's, this
      // is the main actor.
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

  /// The session of a scene of this application's, nothing in it for the application itself; nil for
  /// anything else.
  private func sender(of object: Any?) -> SceneSession.ID?? {
    if let scene = object as? ConnectedScene, scene.session.application === self {
      return .some(scene.session.id)
    }
    return object as AnyObject === self ? .some(nil) : nil
  }
}

/// That something happened to a scene or an application.
public struct SceneNotification: Hashable, Sendable {
  public var name: Notification.Name
  /// The scene's session; nil if it happened to the application.
  public var session: SceneSession.ID?
}

// Carries what Foundation hasn't marked: the object stays on the main actor, and removing an observer
// may be done on any thread.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
