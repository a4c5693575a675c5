import Foundation
import SceneRuntime

/// An application delegate that records its calls, those of its scenes' delegates, and notifications, and makes
/// requests in them.
@MainActor class Listener: NotificationCenterDelegate {
  var lines: [String] = []
  var reactions: [Reaction] = []
  var keepsState = false
  weak var application: Application?
  /// All sessions, also discarded ones, which an app's code may still hold.
  private(set) var sessions: [SceneSession.ID: SceneSession] = [:]
  /// The delegates of each session's scenes, to find those that aren't released.
  private(set) var delegates: [SceneSession.ID: [Weak]] = [:]

  struct Weak {
    weak var object: AnyObject?
  }

  typealias LaunchOptions = [Application.LaunchOptionsKey: Any]

  required init() {}

  /// Observes an application before its launch.
  func listen(to application: Application, _ notifications: NotificationCenter) {
    self.application = application
    application.notificationDelegate = self
    application.trace.addSink { [unowned self] entry in
      for session in application.openSessions { sessions[session.id] = session }
      write(entry.kind)
    }
    let names: [Notification.Name] = [
      ConnectedScene.willConnectNotification, ConnectedScene.didDisconnectNotification,
      ConnectedScene.didActivateNotification, ConnectedScene.willDeactivateNotification,
      ConnectedScene.willEnterForegroundNotification,
      ConnectedScene.didEnterBackgroundNotification,
      Application.didFinishLaunchingNotification, Application.didBecomeActiveNotification,
      Application.willResignActiveNotification, Application.didEnterBackgroundNotification,
      Application.willEnterForegroundNotification, Application.willTerminateNotification,
      Application.didReceiveMemoryWarningNotification,
    ]
    for name in names {
      _ = notifications.addObserver(forName: name, object: nil, queue: nil) {
        [unowned self] notification in
        // It is posted in a turn, on the main actor.
        nonisolated(unsafe) let object = notification.object
        MainActor.assumeIsolated {
          let scene = (object as? ConnectedScene).map { " \($0.session.id)" } ?? ""
          lines.append("posted \(name.rawValue)\(scene)")
        }
      }
    }
  }

  /// Records a call, and makes the requests for it.
  func hear(_ callback: TraceEntry.Callback, _ session: SceneSession? = nil, _ note: String = "") {
    let state = session.map { session in
      " \(session.id) \(session.scene.map { "\($0.activationState)" } ?? "disconnected")"
    }
    lines.append("told \(callback.rawValue)\(state ?? "")\(note)")
    if let index = reactions.firstIndex(where: {
      $0.callback == callback && ($0.session == nil || $0.session == session?.id)
    }) {
      ask(reactions.remove(at: index).request)
    }
  }

  /// Makes a request, unless it is for a session that never existed.
  func ask(_ request: TraceEntry.Request) {
    guard let application else { return }
    let session = request.session.flatMap { sessions[$0] }
    if request.session != nil, session == nil { return }
    let handler: Application.ErrorHandler = { [unowned self] error in
      lines.append("told \((error as? SceneError).map { "\($0.code)" } ?? "\(error)")")
    }
    switch request {
    case .activation(_, let record, _, _):
      application.requestSceneSessionActivation(
        session, userActivity: record.map { UserActivity($0) }, options: nil,
        errorHandler: handler)
    case .destruction:
      guard let session else { return }
      application.requestSceneSessionDestruction(session, options: nil, errorHandler: handler)
    case .refresh:
      guard let session else { return }
      application.requestSceneSessionRefresh(session)
    case .openWindow, .dismissWindow, .openURL, .showNotification,
      .registerForRemoteNotifications, .registerForExternalDisplays:
      break
    }
  }

  func add(_ delegate: AnyObject, of session: SceneSession) {
    delegates[session.id, default: []].append(Weak(object: delegate))
  }

  // The line of a problem or an error contains its place and not its message, so messages aren't compared.
  private func write(_ kind: TraceEntry.Kind) {
    switch kind {
    case .stored: break
    case .problem(let problem): lines.append("problem: \(problem.place)")
    case .failure(let error): lines.append("error: \(error.code) at \(error.problem.place)")
    default: lines.append("\(kind)")
    }
  }

  // MARK: - Calls in both life cycles

  func application(
    _ application: Application, willFinishLaunchingWithOptions options: LaunchOptions?
  ) -> Bool {
    hear(.willFinishLaunching, nil, options == nil ? "" : " options")
    return true
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions?
  ) -> Bool {
    hear(.didFinishLaunching, nil, options == nil ? "" : " options")
    return true
  }

  func applicationWillTerminate(_ application: Application) { hear(.applicationWillTerminate) }

  func applicationDidReceiveMemoryWarning(_ application: Application) {
    hear(.applicationDidReceiveMemoryWarning)
  }

  func application(
    _ application: Application, didRegisterForRemoteNotificationsWithDeviceToken token: Data
  ) {
    hear(.didRegisterForRemoteNotifications)
  }

  func application(
    _ application: Application, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    hear(.didFailToRegisterForRemoteNotifications)
  }

  func notificationCenter(_ application: Application, didReceive response: NotificationResponse) {
    hear(.didReceive, response.targetScene?.session)
  }

  func application(_ application: Application, didDiscardSceneSessions sessions: Set<SceneSession>)
  {
    for session in sessions {
      let isOpen = application.openSessions.contains(session)
      hear(.didDiscardSceneSessions, session, isOpen ? " still open" : "")
    }
  }
}

/// A listener that configures no scenes (S33).
final class OldListener: Listener, ApplicationDelegate {}

/// A listener that configures each scene with a delegate.
final class SceneListener: Listener, ApplicationDelegate {
  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    hear(.configurationForConnecting, session)
    let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ListeningSceneDelegate.self
    return configuration
  }
}
