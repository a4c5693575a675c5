public import Foundation

/// One thing that happened; a value that holds no reference to a scene or an activity.
public struct TraceEntry: Hashable, Codable, Sendable {
  /// The turn in which it happened, from 1.
  public let turn: Int
  /// When, by the clock of the application's services.
  public let date: Date
  /// What happened.
  public let kind: Kind
  /// The receiver of a call of a delegate.
  ///
  /// It is nil for every other kind of entry, and until the call has returned: sinks are given an entry
  /// as it is made, and find its reception in ``Trace/entries`` afterwards.
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

  /// What can happen; each has one line in ``TraceEntry/line``.
  public enum Kind: Hashable, Codable, Sendable {
    /// The host told of an act.
    case input(HostEvent)
    /// The app asked for something.
    case request(Request)
    /// The router chose.
    case decision(RoutingDecision)
    /// A delegate was told; of the sessions named, or of the application. Written whether or not
    /// there is a delegate that has the method, which ``TraceEntry/reception`` says.
    case callback(Callback, [SceneID])
    /// A scene's delegate said how a call went that asks for an answer.
    case answer(Callback, SceneID, Bool)
    /// A scene connected without being shown (S7); its delegate isn't told.
    case attachedInBackground(SceneID)
    /// A scene's picture for the switcher was taken (S11).
    case snapshot(SceneID)
    /// An observer saw an event, and perhaps claimed it.
    case observation(ExternalEvent, by: String, isClaimed: Bool)
    /// A scene's content took an event.
    case delivery(ExternalEvent, SceneID)
    /// An activity became current, of a type and in a scene if it is that of one; nil if none is.
    case currentActivity(String?, SceneID?)
    /// The store has kept all changes up to a turn. When it says so is up to the store, so this
    /// is left out where traces are compared.
    case stored(turn: Int)
    /// A request's error handler was told.
    case failure(SceneError)
    /// Something was found wrong.
    case problem(Problem)
  }

  /// The receiver of a call of a delegate.
  public enum Reception: String, Codable, Sendable {
    /// A method of the delegate's own.
    case method
    /// Nobody: the delegate has no such method, and its default implementation ran.
    case noMethod
    /// Nobody: there is no delegate.
    case noDelegate
  }

  /// A method of the application's or a scene's delegate, by the name it has there.
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
    /// Written only where the delegate has the method, which is the opt-in (S118).
    case stateRestorationActivity
    case didUpdate
    case restoreInteractionStateWith
    case performActionFor
    case didUpdateEffectiveGeometry
    /// Of the one who is told of answers to notifications; the scene is the target.
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

  /// What an app can ask for.
  public enum Request: Hashable, Codable, Sendable {
    /// Of a session, or of a new one; for an activity; from the scene in which a person asked.
    indirect case activation(
      SceneID?, ActivityRecord?, from: SceneID? = nil,
      joining: SceneCollectionJoinBehavior = .automatic)
    case destruction(SceneID, SceneDismissalAnimation = .standard)
    case refresh(SceneID)
    case openWindow(String)
    case dismissWindow(String)
    case openURL(URL)
    case registerForRemoteNotifications
  }
}
