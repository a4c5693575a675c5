public import Foundation

// The properties of an application: its state, launches, declarations, links, sessions, displays and activities.
extension Application {
  /// The identifier of the application, such as `com.example.postbox`.
  public var identifier: String { parts.identifier }
  /// The app's name, such as `Postbox`, which hosts show to a person.
  ///
  /// The launch of an app takes the name from the program's Info.plist: from `CFBundleDisplayName` or, if this entry is
  /// missing, from `CFBundleName`. Otherwise, the name is the last part of ``identifier`` with a capital letter.
  public var name: String {
    get { parts.name }
    set { parts.name = newValue }
  }
  /// The version of the app; nil if the version isn't known.
  public var version: String? { parts.version }
  /// The properties of the device on which the application runs, such as the number of scenes that the device shows.
  public var profile: HostProfile { parts.profile }
  /// The record of the application's events, callbacks and decisions, in order.
  public var trace: Trace { parts.trace }
  /// The delegate of the application, retained for the application's lifetime.
  public var delegate: (any ApplicationDelegate)? { parts.delegates.delegate }
  /// The delegate that receives a person's responses to notifications, unless a scene connects for the response (S77).
  ///
  /// The reference is weak.
  public var notificationDelegate: (any NotificationCenterDelegate)? {
    get { parts.delegates.notificationDelegate }
    set { parts.delegates.notificationDelegate = newValue }
  }
  /// The scene manifest, with the classes that it names; nil if there is none.
  public var manifest: SceneManifest? { parts.connector.manifest }
  /// The storyboards that scene configurations can name.
  public var storyboards: [Storyboard] {
    get { parts.connector.storyboards }
    set { parts.connector.storyboards = newValue }
  }
  /// The life cycle that determines whether scene delegates or the application's delegate receive life-cycle calls.
  public var lifeCycleMode: LifeCycleMode { parts.delegates.mode }
  /// The distinct problems that were recorded; at most the last 1,000 are kept.
  public var problems: [Problem] { trace.problems }
  /// The number of turns so far.
  public var turn: Int { parts.queue.turn }
  /// Whether no work is left: the queue is empty, no window needs an update, and no change of a session is being saved.
  ///
  /// The value is also true if a test has killed the process, or if ``runTurn()`` stopped the turns because too many
  /// consecutive turns were caused only by the preceding turn.
  public var isQuiet: Bool {
    parts.isKilled || parts.queue.isStopped || (parts.queue.isEmpty && parts.records.isSettled)
  }
  /// Whether the host shows light text on a dark background.
  ///
  /// The value is false until the host sets it. The host sets the value again when the person chooses other colors.
  /// Views read the value as `\.colorScheme`.
  public var isDark: Bool {
    get { parts.windows.isDark }
    set { parts.windows.isDark = newValue }
  }
  /// Whether the application is quitting, or has ended.
  package var isEnding: Bool { parts.launch.isEnding }
  /// Whether any window asks the person for confirmation before the application quits.
  package var asksBeforeQuitting: Bool { parts.sessions.asksBeforeQuitting }
  /// The work that continues outside turns, such as reading and writing documents.
  package var work: OngoingWork { parts.work }

  /// Whether the application has ended.
  public var isTerminated: Bool { parts.launch.isTerminated }

  /// The user's defaults, which `AppStorage` reads and writes (S128).
  ///
  /// In a program, these are the standard defaults. A test or a script has separate defaults, so code that shares
  /// values with views should use this property instead of `UserDefaults.standard`. The defaults are written to disk
  /// after a scene has entered the background, and when the application ends.
  public var userDefaults: UserDefaults { parts.services.defaults }

  // MARK: - Launches

  /// The report on the stored sessions: for each session, whether the launch restored it, and the reason if not.
  ///
  /// The report is nil before the launch, and can already be read in the delegate's launch methods. Problems that are
  /// found when a scene connects aren't in the report, but only in ``problems``.
  public var restorationReport: RestorationReport? { parts.launch.report }
  /// Whether the app is launched for the first time, and may have to set up its data.
  ///
  /// The value is false before the launch. Only a finished launch counts: if the process ends during the first launch,
  /// the next launch is a first launch again.
  public var isFirstLaunch: Bool { restorationReport?.isFirstLaunch == true }
  /// The version of the app at its last finished launch, for migrating the app's data; nil before the launch, if no
  /// earlier launch finished, or if the app had no version.
  public var previousVersion: String? { restorationReport?.previousVersion }

  /// Returns the plan for a launch with the given stored sessions, without launching the application.
  package func launchPlan(for stored: StoredSessions) -> LaunchPlan {
    parts.launch.plan(for: stored)
  }

  // MARK: - Declarations

  /// The scenes that are currently declared.
  public var graph: SceneGraph { parts.declared.graph }
  /// The object that evaluates the declarations again when the state that they read changes; nil if none was set.
  ///
  /// The reference is weak.
  public var declarations: (any SceneDeclarations)? {
    get { parts.declared.resolver }
    set { parts.declared.resolver = newValue }
  }

  /// Updates the declared scenes after a body was evaluated again.
  ///
  /// If the declaration of a session's scene still exists, the session gets the new title and content. If the
  /// declaration was removed, or now has another scene type or value type, the session keeps its content until it is
  /// closed. Meanwhile, the session matches no requests, and isn't restored. If the declaration is added again, the
  /// session belongs to the declaration again.
  ///
  /// - Parameters:
  ///   - graph: The new declarations of the app.
  ///   - contents: The content factories of the declared scenes.
  public func update(graph: SceneGraph, contents: ContentFactories) {
    parts.declared.update(graph: graph, contents: contents)
  }

  /// Updates the content of a declared scene whose description is unchanged.
  package func update(_ factory: ContentFactory, of id: SceneDescription.ID) {
    parts.declared.update(factory, of: id)
  }

  /// Updates the sessions of the scenes that a delegate class declares, after its `rootScene` was evaluated again.
  package func update(hosted graph: SceneGraph, contents: ContentFactories) {
    parts.declared.update(hosted: graph, contents: contents)
  }

  // MARK: - Links

  /// The URL schemes of the links that the application itself opens, lowercase and without colons.
  public var urlSchemes: Set<String> { parts.delivery.urlSchemes }

  /// Adds URL schemes of links that the application itself opens.
  ///
  /// - Parameter schemes: The URL schemes, without colons, in uppercase or lowercase.
  public func addURLSchemes(_ schemes: [String]) {
    parts.delivery.addURLSchemes(schemes)
  }

  /// Adds activity types that the app declares.
  ///
  /// When an activity of another type is stored, a problem is reported.
  package func addActivityTypes(_ types: [String]) {
    parts.activity.declare(types)
  }

  /// Explains to which scene an event would be routed, without delivering the event.
  ///
  /// Observers aren't called, so the explanation doesn't consider that an observer may claim the event.
  ///
  /// ```swift
  /// import Foundation
  ///
  /// @MainActor func explain(_ link: String, in application: Application) {
  ///   guard let url = URL(string: link) else { return }
  ///   print(application.explain(.openURL(.init(url))))
  /// }
  /// ```
  ///
  /// - Parameter event: The event to explain.
  /// - Returns: The explanation: the rules of routing in order, each with its candidates, and the chosen destination.
  ///   If the event is refused, the explanation has the problem and no rules.
  public func explain(_ event: ExternalEvent) -> RoutingExplanation {
    if let refusal = event.refusal { return RoutingExplanation(of: event, refusal) }
    return parts.sessions.router.explain(event)
  }

  // MARK: - Sessions and scenes

  /// All sessions that haven't been discarded, with or without a connected scene.
  public var openSessions: Set<SceneSession> { parts.sessions.all }
  /// All sessions in the order of creation.
  public var orderedSessions: [SceneSession] { parts.sessions.inOrder }
  /// The scenes of the connected sessions.
  public var connectedScenes: Set<ConnectedScene> { parts.sessions.connectedScenes }
  /// The session of the focused scene; nil if no scene has the focus.
  public var focusedSession: SceneSession? { parts.transitions.focused }
  /// Whether the app switcher is open, so that no scene receives input.
  public var isSwitcherOpen: Bool { parts.transitions.isSwitcherOpen }
  /// Whether the application can have more than one scene at a time (S54).
  public var supportsMultipleScenes: Bool { parts.supportsMultipleScenes }

  /// Returns the most active state among the scenes of the given declarations, or among all scenes (S115).
  ///
  /// - Parameter scenes: The identifiers of the declarations; nil for every connected scene.
  /// - Returns: The most active state: active if any scene is active, otherwise inactive if any scene is inactive,
  ///   otherwise background.
  package func mostActiveState(of scenes: [SceneDescription.ID]? = nil) -> LifeCycle.State {
    parts.transitions.mostActiveState(of: scenes)
  }

  // MARK: - External displays

  /// Requests scenes for the external displays that are attached now, and for those that are attached later.
  ///
  /// On devices with systems up to iOS 26, displays get scenes without a request;
  /// ``/SceneModel/HostProfile/externalDisplays`` determines which rule applies. If the user closed the scene of a
  /// display that is still attached, the display gets another scene.
  public func registerForExternalDisplays() {
    parts.ask(.registerForExternalDisplays) { parts in
      parts.displays.register()
      return nil
    }
  }

  /// Returns the name of the external display that shows a session's scene.
  ///
  /// - Parameter session: A session of the application.
  /// - Returns: The name with which the host attached the display; nil if no external display shows the session's
  ///   scene.
  public func displayName(of session: SceneSession) -> String? { parts.displays.name(of: session) }

  /// The names of the attached external displays, so that the next launch can attach them again.
  package var attachedDisplays: [String] { parts.displays.names }

  // MARK: - Activities

  /// The activity that the user is working on; nil if there is none.
  ///
  /// An activity stays the current activity until another activity becomes current, the activity resigns or is
  /// invalidated, or the activity's scene disconnects. When another scene gets the focus, the activity of that scene's
  /// windows becomes the current activity (see ``SceneWindow/userActivity``). If they have none, the activity of the
  /// previous scene's windows resigns. Setting nil resigns the current activity. An invalidated activity is refused.
  public var currentUserActivity: UserActivity? {
    get { parts.activity.value }
    set { parts.activity.set(newValue) }
  }

  /// The record of the activity that is advertised to the user's other devices; nil if there is none.
  ///
  /// This is the record of ``currentUserActivity``, if that activity is eligible for Handoff and hasn't expired. If the
  /// activity is out of date (``UserActivity/needsSave``), the app updates the activity at the end of the turn.
  public var advertisedActivity: ActivityRecord? { parts.activity.advertised }

  /// Returns an event as the trace shows it: without text that a person entered, unless the window shows this text.
  package func readable(_ event: HostEvent) -> HostEvent { parts.delivery.readable(event) }

  /// The identifiers of the declared `Window` and `UtilityWindow` scenes whose windows are open.
  package var openSingleScenes: Set<SceneDescription.ID> { parts.sessions.openSingleWindows }

  /// Returns the session that had the focus last among the sessions that satisfy a condition.
  ///
  /// - Parameter isFitting: A closure that returns whether a session satisfies the condition.
  /// - Returns: The session; nil if no session that satisfies the condition ever had the focus.
  package func recentSession(where isFitting: (SceneSession) -> Bool) -> SceneSession? {
    parts.sessions.recent(where: isFitting)
  }

  /// The clock, the language and other services, which views read.
  nonisolated package var services: RuntimeServices { parts.services }
}
