public import Foundation

/// An entry of the trace, the list in which an application records what happens to it and its scenes.
///
/// An entry is a value without references to scenes or activities.
///
/// ```swift
/// @MainActor func printDecisions(of application: Application) {
///   for entry in application.trace.entries {
///     if case .decision(let decision) = entry.kind { print(entry.turn, decision) }
///   }
/// }
/// ```
public struct TraceEntry: Hashable, Codable, Sendable {
  /// The number of the turn in which the entry was recorded, from 1; 0 for an entry before the first turn.
  ///
  /// In each turn, the application performs the work that is queued.
  public let turn: Int
  /// The time at which the entry was recorded, by the clock of the application's services.
  public let date: Date
  /// The content of the entry, such as an event, a delegate call or a decision.
  public let kind: Kind
  /// The result of calling the delegate, for an entry about a delegate call.
  ///
  /// The value is nil for every other kind of entry, and until the call has returned. A closure that was added with
  /// `Trace.addSink` gets an entry when it is recorded, before the value is known. `Trace.entries` has the value after
  /// the call.
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

  /// The content of an entry.
  ///
  /// ``TraceEntry/line`` has one form for each case.
  public enum Kind: Hashable, Codable, Sendable {
    /// The host reported an event of the user or the system.
    case input(HostEvent)
    /// The app made a request.
    case request(Request)
    /// The router chose the destination of an event or a request.
    case decision(RoutingDecision)
    /// A delegate method was called for the sessions with these identifiers; the array is empty if the call concerns
    /// the application.
    ///
    /// The entry is also recorded if no delegate implements the method; see ``TraceEntry/reception``.
    case callback(Callback, [SceneID])
    /// A delegate called the completion handler of a quick action.
    ///
    /// The Boolean value is true if the delegate performed the action.
    case answer(Callback, SceneID, Bool)
    /// A scene connected without being shown (S7).
    ///
    /// The scene's delegate isn't called for this transition.
    case attachedInBackground(SceneID)
    /// A snapshot of a scene was taken for the switcher (S11).
    case snapshot(SceneID)
    /// The observer with this name received an event.
    ///
    /// If `isClaimed` is true, the observer claimed the event, so the event isn't delivered to a scene.
    case observation(ExternalEvent, by: String, isClaimed: Bool)
    /// A scene's content handled an event.
    case delivery(ExternalEvent, SceneID)
    /// An activity of this type became the current activity.
    ///
    /// If the type is nil, there is no current activity any more. The identifier is that of the session whose scene has
    /// the activity; it is nil if no scene has the activity.
    case currentActivity(String?, SceneID?)
    /// The app wrote a message to its log, with the name of the message's level.
    case message(String, level: String)
    /// The store has saved all changes up to a turn.
    ///
    /// The time at which this entry is recorded depends on the store, so traces are compared without such entries.
    case stored(turn: Int)
    /// A request failed, and its error handler was called.
    indirect case failure(SceneError)
    /// A problem was recorded.
    indirect case problem(Problem)
  }

  /// The results of calling a delegate.
  public enum Reception: String, Codable, Sendable {
    /// The delegate implements the method.
    case method
    /// The delegate doesn't implement the method, so the default implementation ran.
    case noMethod
    /// There is no delegate.
    case noDelegate
  }

  /// A method of an application delegate, a scene delegate or a notification delegate, named as in the line of an
  /// entry.
  public enum Callback: String, Codable, Sendable {
    /// The application delegate's method that is called before launching finishes.
    case willFinishLaunching
    /// The application delegate's method that is called after launching finished.
    case didFinishLaunching
    /// The application delegate's method that is called to get the configuration for a new session.
    case configurationForConnecting
    /// The scene delegate's method that is called when the scene connects.
    case willConnectTo
    /// The scene delegate's method that is called before the scene enters the foreground.
    case sceneWillEnterForeground
    /// The scene delegate's method that is called after the scene became active.
    case sceneDidBecomeActive
    /// The scene delegate's method that is called before the scene stops being active.
    case sceneWillResignActive
    /// The scene delegate's method that is called after the scene entered the background.
    case sceneDidEnterBackground
    /// The scene delegate's method that is called after the scene disconnected.
    case sceneDidDisconnect
    /// The application delegate's method that is called after sessions were discarded.
    case didDiscardSceneSessions
    /// The scene delegate's method that is called to open URLs.
    case openURLContexts
    /// The scene delegate's method that is called to continue an activity.
    case `continue`
    /// The scene delegate's method that is called when another device announces an activity.
    case willContinueUserActivityWithType
    /// The scene delegate's method that is called when the transfer of an announced activity failed.
    case didFailToContinueUserActivityWithType
    /// The scene delegate's method that is called for the activity that restores the scene's state.
    ///
    /// An app opts in to state restoration by implementing this method (S118). If the delegate doesn't implement the
    /// method, no entry is recorded.
    case stateRestorationActivity
    /// The scene delegate's method that is called after an activity was updated.
    case didUpdate
    /// The scene delegate's method that is called to restore the state of a session.
    case restoreInteractionStateWith
    /// The scene delegate's method that is called to perform a quick action.
    case performActionFor
    /// The scene delegate's method that is called after a person accepted a share.
    case userDidAcceptShare = "userDidAcceptCloudKitShareWith"
    /// The scene delegate's method that is called after the size of the scene changed.
    case didUpdateEffectiveGeometry
    /// The notification delegate's method that is called for a response to a notification.
    ///
    /// The session is that of the response's target scene.
    case didReceive
    /// The application delegate's method that is called before the application ends.
    case applicationWillTerminate
    /// The application delegate's method that is called when the system is short of memory.
    case applicationDidReceiveMemoryWarning
    /// The application delegate's method that is called after an application without scenes became active.
    case applicationDidBecomeActive
    /// The application delegate's method that is called before an application without scenes stops being active.
    case applicationWillResignActive
    /// The application delegate's method that is called after an application without scenes entered the background.
    case applicationDidEnterBackground
    /// The application delegate's method that is called before an application without scenes returns to the foreground.
    case applicationWillEnterForeground
    /// The application delegate's method that is called to open a URL in an application without scenes.
    case applicationOpenURL = "application open"
    /// The application delegate's method that is called to continue an activity in an application without scenes.
    case applicationContinue = "application continue"
    /// The application delegate's method that is called in an application without scenes when another device announces
    /// an activity.
    case applicationWillContinue = "application willContinueUserActivityWithType"
    /// The application delegate's method that is called in an application without scenes when the transfer of an
    /// announced activity failed.
    case applicationDidFailToContinue = "application didFailToContinueUserActivityWithType"
    /// The application delegate's method that is called to perform a quick action in an application without scenes.
    case applicationPerformAction = "application performActionFor"
    /// The application delegate's method that is called after a person accepted a share, in an application without
    /// scenes.
    case applicationUserDidAcceptShare = "application userDidAcceptCloudKitShareWith"
    /// The application delegate's method that is called after the registration for remote notifications succeeded.
    case didRegisterForRemoteNotifications
    /// The application delegate's method that is called after the registration for remote notifications failed.
    case didFailToRegisterForRemoteNotifications
  }

  /// A request that the app makes.
  public enum Request: Hashable, Codable, Sendable {
    /// Activates the scene of a session for an activity; a nil session stands for a new session.
    ///
    /// `from` is the session of the scene in which the user made the request.
    indirect case activation(
      SceneID?, ActivityRecord?, from: SceneID? = nil,
      joining: SceneCollectionJoinBehavior = .automatic)
    /// Closes the scene of a session and discards the session.
    case destruction(SceneID, SceneDismissalAnimation = .standard)
    /// Updates the scene of a session and takes a new snapshot of the scene.
    case refresh(SceneID)
    /// Shows or creates the window that the text describes.
    case openWindow(String)
    /// Closes the windows that the text describes.
    case dismissWindow(String)
    /// Opens a URL in this application or outside it.
    case openURL(URL)
    /// Shows a notification to the person.
    indirect case showNotification(NotificationRecord)
    /// Registers for remote notifications.
    case registerForRemoteNotifications
    /// Requests scenes for external displays.
    case registerForExternalDisplays
  }
}
