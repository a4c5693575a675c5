public import Foundation

// The state of an application.
extension Application {
  /// The identifier of the application, such as `com.example.postbox`.
  public var identifier: String { parts.identifier }
  /// The name of the app for people, such as `Postbox`, which hosts show.
  ///
  /// The name is `CFBundleDisplayName` of the Info.plist found for the program or, without that
  /// entry, `CFBundleName`. Without either entry, it is the last part of ``identifier`` with a
  /// capital letter.
  public var name: String {
    get { parts.name }
    set { parts.name = newValue }
  }
  /// The version of the app; nil if it is unknown.
  public var version: String? { parts.version }
  /// The kind of device.
  public var profile: HostProfile { parts.profile }
  /// The record of the application's events, callbacks and decisions, in order.
  public var trace: Trace { parts.trace }
  /// The delegate of the application, retained for the application's lifetime.
  public var delegate: (any ApplicationDelegate)? { parts.delegates.delegate }
  /// The delegate that receives responses to notifications for connected scenes (S77); a weak reference.
  public var notificationDelegate: (any NotificationCenterDelegate)? {
    get { parts.delegates.notificationDelegate }
    set { parts.delegates.notificationDelegate = newValue }
  }
  /// The scene manifest, with its classes resolved; nil if there is none.
  public var manifest: SceneManifest? { parts.connector.manifest }
  /// The storyboards available to scene configurations by name.
  public var storyboards: [Storyboard] {
    get { parts.connector.storyboards }
    set { parts.connector.storyboards = newValue }
  }
  /// The life cycle that delegates receive: either the life cycle of each scene, or the life cycle
  /// of the application.
  public var lifeCycleMode: LifeCycleMode { parts.delegates.mode }
  /// The distinct problems found, up to the last 1,000.
  public var problems: [Problem] { trace.problems }
  /// The number of turns so far.
  public var turn: Int { parts.queue.turn }
  /// Whether no work is left: the queue is empty, no window needs an update, and nothing is being written.
  ///
  /// The value is also true if turns were stopped because each turn only caused another turn. The stop
  /// is reported as a problem.
  public var isQuiet: Bool {
    parts.isKilled || parts.queue.isStopped || (parts.queue.isEmpty && parts.records.isSettled)
  }
  /// Whether the host shows light text on a dark background.
  ///
  /// The value is false until the host sets it. The host sets the value again when the person
  /// chooses other colors. Views read the value as `\.colorScheme`.
  public var isDark: Bool {
    get { parts.windows.isDark }
    set { parts.windows.isDark = newValue }
  }
  /// Whether the application is quitting, or has ended.
  package var isEnding: Bool { parts.launch.isEnding }
  /// Whether a window asks a question before the application quits.
  package var asksBeforeQuitting: Bool { parts.sessions.asksBeforeQuitting }
  /// The work that continues outside turns, such as tasks of views.
  package var work: OngoingWork { parts.work }

  /// Whether the application has ended.
  public var isTerminated: Bool { parts.launch.isTerminated }

  /// The user's defaults, which `AppStorage` reads and writes (S128).
  ///
  /// In a program, these are the standard defaults. A test or a script has separate defaults, so
  /// code that shares values with views uses this property instead of `UserDefaults.standard`. The
  /// defaults are written to disk when a scene has entered the background, and when the application
  /// ends.
  public var userDefaults: UserDefaults { parts.services.defaults }

  // MARK: - Launches

  /// The outcome of the launch for the stored sessions: restored or not, and for what reason.
  ///
  /// The report is nil before the launch, and available in the delegate's launch methods. Problems
  /// that are found when a scene connects are only in ``problems``.
  public var restorationReport: RestorationReport? { parts.launch.report }
  /// Whether the app is launched for the first time, and so has to be set up.
  ///
  /// The value is false before the launch. Only a finished launch counts: if the process ends
  /// during the first launch, the next launch is a first launch again.
  public var isFirstLaunch: Bool { restorationReport?.isFirstLaunch == true }
  /// The version of the app that was last launched, for migrating its data; nil without an earlier
  /// launch or if that app had no version.
  public var previousVersion: String? { restorationReport?.previousVersion }

  /// Returns the plan of a launch with the contents of a store, without launching.
  package func launchPlan(for stored: StoredSessions) -> LaunchPlan {
    parts.launch.plan(for: stored)
  }

  // MARK: - Declarations

  /// The scenes that are currently declared.
  public var graph: SceneGraph { parts.declared.graph }
  /// The object that updates the declarations when the state they read changes; nil for a graph
  /// that doesn't change.
  ///
  /// The reference is weak.
  public var declarations: (any SceneDeclarations)? {
    get { parts.declared.resolver }
    set { parts.declared.resolver = newValue }
  }

  /// Updates the declared scenes after a body was evaluated again.
  ///
  /// Sessions follow their declarations. If the declaration still exists, its sessions get the new
  /// title and content. If the declaration was removed, or has another scene type or value type,
  /// its sessions keep their content until they are closed, match no requests, and aren't restored.
  /// If the declaration is added again, the sessions belong to it again.
  ///
  /// - Parameters:
  ///   - graph: The declarations.
  ///   - contents: The content factories of the scenes.
  public func update(graph: SceneGraph, contents: ContentFactories) {
    parts.declared.update(graph: graph, contents: contents)
  }

  /// Updates the content of a declared scene whose description is unchanged.
  package func update(_ factory: ContentFactory, of id: SceneDescription.ID) {
    parts.declared.update(factory, of: id)
  }

  /// Updates the sessions of the scenes that a delegate class declares, after its `rootScene` was evaluated
  /// again.
  package func update(hosted graph: SceneGraph, contents: ContentFactories) {
    parts.declared.update(hosted: graph, contents: contents)
  }

  // MARK: - Links

  /// The schemes of the links that the application itself opens, lowercase and without colons.
  public var urlSchemes: Set<String> { parts.delivery.urlSchemes }

  /// Adds schemes whose links the application opens itself.
  ///
  /// - Parameter schemes: The schemes, without colons, in uppercase or lowercase.
  public func addURLSchemes(_ schemes: [String]) {
    parts.delivery.addURLSchemes(schemes)
  }

  /// Adds types of activities that the app declares.
  ///
  /// When an activity of another type is stored, a problem is reported.
  package func addActivityTypes(_ types: [String]) {
    parts.activity.declare(types)
  }

  /// Explains the routing of an event, without delivering it.
  ///
  /// Observers aren't called, so the explanation ignores that an observer may claim the event.
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
  /// - Parameter event: The event.
  /// - Returns: The explanation: the rules in order, each with its candidates, and the destination.
  ///   The explanation of a refused event has the problem and no rules.
  public func explain(_ event: ExternalEvent) -> RoutingExplanation {
    if let refusal = event.refusal { return RoutingExplanation(of: event, refusal) }
    return parts.sessions.router.explain(event)
  }

  // MARK: - Sessions and scenes

  /// All sessions that weren't discarded, connected or not.
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

  /// Returns the foremost state of the scenes of some declarations, or of all scenes (S115).
  ///
  /// - Parameter scenes: The declarations; nil for every connected scene.
  /// - Returns: The foremost state: active before inactive before background.
  package func foremostState(of scenes: [SceneDescription.ID]? = nil) -> LifeCycle.State {
    parts.transitions.foremostState(of: scenes)
  }

  // MARK: - External displays

  /// Requests scenes for external displays that are attached now or later.
  ///
  /// Up to iOS 26, scenes are created without a request;
  /// ``/SceneModel/HostProfile/externalDisplays`` determines which rule applies. If the user closed
  /// the scene of an attached display, the display gets another scene.
  public func registerForExternalDisplays() {
    parts.ask(.registerForExternalDisplays) { parts in
      parts.displays.register()
      return nil
    }
  }

  /// Returns the name of the external display that shows a session's scene.
  ///
  /// - Parameter session: The session.
  /// - Returns: The name with which the host attached the display; nil if the session isn't for a display.
  public func displayName(of session: SceneSession) -> String? { parts.displays.name(of: session) }

  /// The names of the attached displays, so that the next launch can attach them again.
  package var attachedDisplays: [String] { parts.displays.names }

  // MARK: - Activities

  /// The user's current activity; nil if there is none.
  ///
  /// An activity is current until it resigns, is invalidated, or its scene disconnects. When
  /// another scene gets the focus, the activity of that scene's windows becomes current: see
  /// ``SceneWindow/userActivity``. Setting this property is equivalent to
  /// ``UserActivity/becomeCurrent()``.
  public var currentUserActivity: UserActivity? {
    get { parts.activity.value }
    set { parts.activity.set(newValue) }
  }

  /// The activity that is advertised to other devices, as a value; nil if there is none.
  ///
  /// The value is ``currentUserActivity`` if that activity is eligible for Handoff and hasn't
  /// expired. The value is updated at the end of each turn.
  public var advertisedActivity: ActivityRecord? { parts.activity.advertised }

  /// Returns an event for the trace, without text that the user typed into a secure field.
  package func readable(_ event: HostEvent) -> HostEvent { parts.delivery.readable(event) }

  /// The declared single windows that are open, except the settings.
  package var openSingleScenes: Set<SceneDescription.ID> { parts.sessions.singleWindows }

  /// Returns the session that last had the focus, among the sessions that satisfy a condition; nil
  /// if none had the focus.
  ///
  /// - Parameter isFitting: Returns whether a session satisfies the condition.
  /// - Returns: The session.
  package func recentSession(where isFitting: (SceneSession) -> Bool) -> SceneSession? {
    parts.sessions.recent(where: isFitting)
  }

  /// The clock, the language and other services, for views.
  nonisolated package var services: RuntimeServices { parts.services }
}
