public import Foundation

/// An entry of the trace; a value without references to scenes or activities.
///
/// ```swift
/// @MainActor func printDecisions(of application: Application) {
///   for entry in application.trace.entries {
///     if case .decision(let decision) = entry.kind { print(entry.turn, decision) }
///   }
/// }
/// ```
public struct TraceEntry: Hashable, Codable, Sendable {
  /// The turn of the entry, from 1.
  public let turn: Int
  /// The time, by the clock of the application's services.
  public let date: Date
  /// The content of the entry.
  public let kind: Kind
  /// The receiver of a delegate call.
  ///
  /// The receiver is nil for every other type of entry, and until the call has returned. Sinks get
  /// an entry when it is created, before the receiver is known; `Trace.entries` has the receiver
  /// after the call.
  public package(set) var reception: Reception?

  package init(turn: Int, date: Date, kind: Kind) {
    self.turn = turn
    self.date = date
    self.kind = kind
  }

  enum CodingKeys: CodingKey {
    case turn
    case date
    case kind
    case reception
  }

  /// The content of an entry; each case has one form in ``TraceEntry/line``.
  public enum Kind: Hashable, Codable, Sendable {
    /// An event arrived from the host.
    case input(HostEvent)
    /// The app made a request.
    case request(Request)
    /// The router made a decision.
    case decision(RoutingDecision)
    /// A delegate method was called for sessions, or for the application. The entry is also written
    /// if no delegate implements the method; see ``TraceEntry/reception``.
    case callback(Callback, [SceneID])
    /// A scene's delegate returned the result of a call that has a result.
    case answer(Callback, SceneID, Bool)
    /// A scene connected without being shown (S7); its delegate isn't called.
    case attachedInBackground(SceneID)
    /// A snapshot of a scene was taken for the switcher (S11).
    case snapshot(SceneID)
    /// An observer received an event, and may have claimed it.
    case observation(ExternalEvent, by: String, isClaimed: Bool)
    /// A scene's content handled an event.
    case delivery(ExternalEvent, SceneID)
    /// An activity of a type became current, in the scene to which it belongs, if any; a nil type
    /// means that no activity is current.
    case currentActivity(String?, SceneID?)
    /// The app wrote a message to its log, with the name of the message's level.
    case message(String, level: String)
    /// The store has written all changes up to a turn. The time of the entry depends on the store,
    /// so traces are compared without such entries.
    case stored(turn: Int)
    /// The error handler of a request was called.
    indirect case failure(SceneError)
    /// A problem was found.
    indirect case problem(Problem)
  }

  /// The receiver of a delegate call.
  public enum Reception: String, Codable, Sendable {
    /// The method that the delegate implements.
    case method
    /// No receiver: the delegate doesn't implement the method, and the default implementation ran.
    case noMethod
    /// No receiver: there is no delegate.
    case noDelegate
  }

  /// A method of an application delegate or a scene delegate, by its name.
  public enum Callback: String, Codable, Sendable {
    /// The application delegate's method called before launching finishes.
    case willFinishLaunching
    /// The application delegate's method called after launching finished.
    case didFinishLaunching
    /// The application delegate's method called for the configuration of a new scene.
    case configurationForConnecting
    /// The scene delegate's method called when the scene connects.
    case willConnectTo
    /// The scene delegate's method called before the scene enters the foreground.
    case sceneWillEnterForeground
    /// The scene delegate's method called after the scene became active.
    case sceneDidBecomeActive
    /// The scene delegate's method called before the scene stops being active.
    case sceneWillResignActive
    /// The scene delegate's method called after the scene entered the background.
    case sceneDidEnterBackground
    /// The scene delegate's method called after the scene disconnected.
    case sceneDidDisconnect
    /// The application delegate's method called after sessions were discarded.
    case didDiscardSceneSessions
    /// The scene delegate's method called to open URLs.
    case openURLContexts
    /// The scene delegate's method called to continue an activity.
    case `continue`
    /// The scene delegate's method called when an activity is announced.
    case willContinueUserActivityWithType
    /// The scene delegate's method called when an announced activity fails to arrive.
    case didFailToContinueUserActivityWithType
    /// The scene delegate's method called for a state restoration activity.
    ///
    /// The entry is written only if the delegate implements the method, and so opts in to
    /// restoration (S118).
    case stateRestorationActivity
    /// The scene delegate's method called after an activity was updated.
    case didUpdate
    /// The scene delegate's method called to restore the state of a session.
    case restoreInteractionStateWith
    /// The scene delegate's method called to perform a quick action.
    case performActionFor
    /// The scene delegate's method called after a person accepted a share.
    case userDidAcceptShare = "userDidAcceptCloudKitShareWith"
    /// The scene delegate's method called after the size of the scene changed.
    case didUpdateEffectiveGeometry
    /// A method of the notification center's delegate; the session is the target of the notification.
    case didReceive
    /// The application delegate's method called before the application ends.
    case applicationWillTerminate
    /// The application delegate's method called when memory should be freed.
    case applicationDidReceiveMemoryWarning
    /// An application without scenes became active.
    case applicationDidBecomeActive
    /// An application without scenes is about to stop being active.
    case applicationWillResignActive
    /// An application without scenes entered the background.
    case applicationDidEnterBackground
    /// An application without scenes is about to enter the foreground.
    case applicationWillEnterForeground
    /// An application without scenes opens a URL.
    case applicationOpenURL = "application open"
    /// An application without scenes continues an activity.
    case applicationContinue = "application continue"
    /// An activity was announced to an application without scenes.
    case applicationWillContinue = "application willContinueUserActivityWithType"
    /// An activity announced to an application without scenes failed to arrive.
    case applicationDidFailToContinue = "application didFailToContinueUserActivityWithType"
    /// An application without scenes performs a quick action.
    case applicationPerformAction = "application performActionFor"
    /// A person accepted a share in an application without scenes.
    case applicationUserDidAcceptShare = "application userDidAcceptCloudKitShareWith"
    /// The application delegate's method called after registration for remote notifications.
    case didRegisterForRemoteNotifications
    /// The application delegate's method called after registration for remote notifications failed.
    case didFailToRegisterForRemoteNotifications
  }

  /// A request of an app.
  public enum Request: Hashable, Codable, Sendable {
    /// Activates a session, or a new session if nil, for an activity, at the request of a scene.
    indirect case activation(
      SceneID?, ActivityRecord?, from: SceneID? = nil,
      joining: SceneCollectionJoinBehavior = .automatic)
    /// Destroys a session.
    case destruction(SceneID, SceneDismissalAnimation = .standard)
    /// Refreshes a session.
    case refresh(SceneID)
    /// Opens a window.
    case openWindow(String)
    /// Dismisses a window.
    case dismissWindow(String)
    /// Opens a URL.
    case openURL(URL)
    /// Shows a notification to the person.
    indirect case showNotification(NotificationRecord)
    /// Registers for remote notifications.
    case registerForRemoteNotifications
    /// Requests scenes for external displays.
    case registerForExternalDisplays
  }
}
