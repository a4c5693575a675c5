import Synchronization

/// The running process of an app: its sessions, its scenes, and the queue of its events and requests.
///
/// An `App` is the declaration of an application. There is no global application: delegates receive the application as
/// an argument, and views read the application from the environment.
///
/// All work is done in turns (``runTurn()``), in the order in which it was requested. A request made during a turn
/// belongs to the next turn. If callbacks concern several scenes, the scenes receive them in the order in which their
/// sessions were created, and each scene completes its transitions before the next scene starts. There are exceptions:
/// for example, a scene that leaves the foreground for another scene receives its callbacks before the other scene.
///
/// An embedding program creates an application, gives it a host, and sends it events:
///
/// ```swift
/// final class MailDelegate: ApplicationDelegate {}
///
/// @MainActor func start(_ host: any SceneHost) -> Int32 {
///   let application = Application(
///     identifier: "com.example.postbox", graph: SceneGraph(), contents: ContentFactories(),
///     manifest: SceneManifest(supportsMultipleScenes: true), delegate: MailDelegate(),
///     host: host, services: .repeatable())
///   return host.run(application)
/// }
/// ```
@MainActor public final class Application {
  let parts: ApplicationParts

  /// The application whose turn is running, for code that gets no application as an argument (S29); nil outside turns.
  package static var current: Application? {
    didSet { turnThread.store(current == nil ? 0 : CurrentThread.id, ordering: .relaxed) }
  }
  /// The identifier of the thread on which a turn is running; 0 outside of turns.
  private nonisolated static let turnThread = Atomic<UInt>(0)

  /// Whether the caller runs within a turn, and therefore on the main actor.
  package nonisolated static var isInTurn: Bool {
    turnThread.load(ordering: .relaxed) == CurrentThread.id
  }

  /// The application that was created last.
  ///
  /// The module `UIKitNames` uses this application outside of turns, for calls that name no application.
  package static weak var latest: Application?
  /// The notification delegate of the application that is created next.
  package static weak var nextNotificationDelegate: (any NotificationCenterDelegate)?

  /// Creates an application, which its host launches.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the application, such as `com.example.postbox`.
  ///   - version: The version of the app, which the next launch reports as the previous version; nil if the version is
  ///     unknown.
  ///   - graph: The declared scenes; empty if scenes come from delegates only.
  ///   - contents: The content factories of the declared scenes.
  ///   - manifest: The scene manifest; nil if there is none. Its variables are expanded and its classes are looked up
  ///     during this call.
  ///   - delegate: The delegate of the application, which is retained; nil for an app without a delegate.
  ///   - host: The host that shows the windows, which is retained.
  ///   - profile: The properties of the device; those of a tablet by default.
  ///   - services: The clock, the store of sessions and other services.
  ///   - trace: The trace in which the application records what happens; a new trace by default.
  public init(
    identifier: String, version: String? = nil, graph: SceneGraph, contents: ContentFactories,
    manifest: SceneManifest?, delegate: (any ApplicationDelegate)?, host: any SceneHost,
    profile: HostProfile = .tablet, services: RuntimeServices, trace: Trace = Trace()
  ) {
    parts = ApplicationParts(
      identifier: identifier, version: version, graph: graph, contents: contents,
      manifest: manifest,
      delegate: delegate, host: host, profile: profile, services: services, trace: trace)
    parts.join(self)
    Self.latest = self
    notificationDelegate = Self.nextNotificationDelegate
    Self.nextNotificationDelegate = nil
  }

  isolated deinit {
    parts.end()
  }

  // MARK: - The queue

  /// Queues an event that the user or the system caused, for hosts and tests.
  ///
  /// The first event is ``/SceneModel/HostEvent/launch(_:)``. Events that arrive before the launch event are handled
  /// after the launch event. If an event is too large, or has values that can't be saved, it is refused, and a problem
  /// is recorded.
  ///
  /// - Parameter event: The event to handle.
  public func receive(_ event: HostEvent) {
    // An event that the app itself sends during a turn isn't recorded, because the app sends it again when the run is
    // replayed.
    if Application.current !== self { parts.onInput?(event) }
    parts.receive(event)
  }

  /// Queues the end of the application, whose windows may ask the person for confirmation first.
  public func quit() { receive(.quit) }

  /// Queues the end of the application without asking the person for confirmation.
  ///
  /// If a window would ask for confirmation, the whole application enters the background first, where no window asks.
  package func quitUnasked() {
    if asksBeforeQuitting { receive(.background(nil)) }
    quit()
  }

  /// Queues a closure for the next turn.
  ///
  /// The method can be called from any thread.
  ///
  /// - Parameter work: The closure, which is called once, on the main actor. If the application ends before the next
  ///   turn, the closure isn't called.
  public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    parts.queue.post { _ in work() }
  }

  /// Makes the host run a turn if there is work.
  ///
  /// The method can be called from any thread.
  public nonisolated func wake() {
    parts.queue.wake()
  }

  /// Requests, from any thread, an update of ``declarations`` at the end of the current turn or, if no turn is running,
  /// of the next turn.
  public nonisolated func setNeedsDeclarations() {
    parts.queue.setNeedsDeclarations()
  }

  /// Runs a turn: performs the queued work, then the requested updates.
  ///
  /// After 1,000 consecutive turns that were each caused only by the preceding turn, a problem is recorded. No further
  /// turn runs until other code requests one, or the store answers.
  ///
  /// - Returns: False if no turn ran. After ``SceneHost/wake()``, a host runs turns until this method returns
  ///   false.
  @discardableResult
  public func runTurn() -> Bool {
    // A host runs turns in a loop. The last call of the loop finds an empty queue and returns here.
    if parts.queue.isEmpty { return false }
    return asCurrent { parts.runTurn() }
  }

  /// Performs work with this application as the current application, as during a turn.
  func asCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = Application.current
    Application.current = self
    defer { Application.current = outer }
    return try work()
  }

  // MARK: - Problems and trace

  /// Records a problem: in ``problems`` only the first time, in ``trace`` every time.
  ///
  /// - Parameter problem: The problem, with its location, its cause and its remedy.
  public func report(_ problem: Problem) {
    parts.report(problem)
  }

  /// Records in the trace a message that the app wrote to its log.
  ///
  /// - Parameters:
  ///   - text: The text of the message, in which the app has redacted private values.
  ///   - level: The name of the message's importance, such as `info` or `error`.
  package func log(_ text: String, level: String) {
    parts.note(.message(text, level: level))
  }

  // MARK: - The end

  /// Releases all scenes without calling their delegates, and fails all waiting requests.
  package func tearDown() {
    parts.tearDown()
    parts.failWaitingRequests()
  }

  /// Makes the ordinals of new sessions larger than those of an earlier application's sessions in this process.
  ///
  /// The services of this application must also make session identifiers that differ from the identifiers of the
  /// earlier application's sessions.
  package func continueNumbers(of other: Application) {
    parts.sessions.reserve(ordinal: other.parts.sessions.lastOrdinal)
  }
  /// The type of the keys of the launch options in an application without scenes.
  public typealias LaunchOptionsKey = SceneModel.LaunchOptionsKey

  /// The type of the keys of the options for opening a link in an application without scenes.
  public typealias OpenURLOptionsKey = SceneModel.OpenURLOptionsKey
}
