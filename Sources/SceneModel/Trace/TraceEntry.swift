public import Foundation

/// An entry of the trace; a value without references to scenes or activities.
public struct TraceEntry: Hashable, Codable, Sendable {
  /// The turn of the entry, from 1.
  public let turn: Int
  /// The time, by the clock of the application's services.
  public let date: Date
  /// The content of the entry.
  public let kind: Kind
  /// The receiver of a delegate call.
  ///
  /// It is nil for every other kind of entry, and until the call has returned: sinks get an entry when it is
  /// created, and find its reception in ``Trace/entries`` afterwards.
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

  /// The content of an entry; each kind has one form in ``TraceEntry/line``.
  public enum Kind: Hashable, Codable, Sendable {
    /// An event arrived from the host.
    case input(HostEvent)
    /// The app made a request.
    case request(Request)
    /// The router made a decision.
    case decision(RoutingDecision)
    /// A delegate method was called for sessions, or for the application. The entry is written whether or not
    /// a delegate implements the method; see ``TraceEntry/reception``.
    case callback(Callback, [SceneID])
    /// A scene's delegate returned the result of a call that has one.
    case answer(Callback, SceneID, Bool)
    /// A scene connected without being shown (S7); its delegate isn't called.
    case attachedInBackground(SceneID)
    /// A snapshot of a scene was taken for the switcher (S11).
    case snapshot(SceneID)
    /// An observer received an event, and may have claimed it.
    case observation(ExternalEvent, by: String, isClaimed: Bool)
    /// A scene's content handled an event.
    case delivery(ExternalEvent, SceneID)
    /// An activity of a type became current, in a scene if it belongs to one; nil if none is current.
    case currentActivity(String?, SceneID?)
    /// The store has written all changes up to a turn. Its timing depends on the store, so traces are
    /// compared without it.
    case stored(turn: Int)
    /// The error handler of a request was called.
    case failure(SceneError)
    /// A problem was found.
    case problem(Problem)
  }

  /// The receiver of a delegate call.
  public enum Reception: String, Codable, Sendable {
    /// The delegate's own method.
    case method
    /// No receiver: the delegate doesn't implement the method, and the default implementation ran.
    case noMethod
    /// No receiver: there is no delegate.
    case noDelegate
  }

  /// A method of an application delegate or a scene delegate, by its name.
  public enum Callback: String, Codable, Sendable {
    case willFinishLaunching
    case didFinishLaunching
    case configurationForConnecting
    case willConnectTo
    case sceneWillEnterForeground
    case sceneDidBecomeActive
    case sceneWillResignActive
    case sceneDidEnterBackground
    case sceneDidDisconnect
    case didDiscardSceneSessions
    case openURLContexts
    case `continue`
    case willContinueUserActivityWithType
    case didFailToContinueUserActivityWithType
    /// Written only if the delegate implements the method, which opts in (S118).
    case stateRestorationActivity
    case didUpdate
    case restoreInteractionStateWith
    case performActionFor
    case didUpdateEffectiveGeometry
    /// A method of the notification center's delegate; the session is the target of the notification.
    case didReceive
    case applicationWillTerminate
    case applicationDidReceiveMemoryWarning
    case applicationDidBecomeActive
    case applicationWillResignActive
    case applicationDidEnterBackground
    case applicationWillEnterForeground
    case applicationOpenURL = "application open"
    case applicationContinue = "application continue"
    case applicationWillContinue = "application willContinueUserActivityWithType"
    case applicationDidFailToContinue = "application didFailToContinueUserActivityWithType"
    case applicationPerformAction = "application performActionFor"
    case didRegisterForRemoteNotifications
    case didFailToRegisterForRemoteNotifications
  }

  /// A request of an app.
  public enum Request: Hashable, Codable, Sendable {
    /// Activates a session, or a new one if nil, for an activity, from the requesting scene.
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
    /// Registers for remote notifications.
    case registerForRemoteNotifications
  }
}
