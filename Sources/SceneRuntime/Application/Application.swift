import Synchronization

/// The running process: its sessions, its scenes, and the queue of its events and requests.
///
/// An `App` is the declaration of an application. There is no global application: delegates receive
/// the application as an argument, and views read the application from the environment.
///
/// All work is done in turns (``runTurn()``), in the order in which it was requested; a request
/// made during a turn belongs to the next turn. Several scenes receive their callbacks in the order
/// in which their sessions were created, and a scene completes its transitions before the next
/// scene starts. There is one exception: if a scene leaves the foreground to make room for another
/// scene, the leaving scene's callbacks are made first.
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

  /// The application whose turn is running, for lookups in initializers (S29).
  package static var current: Application? {
    didSet { turnThread.store(current == nil ? 0 : CurrentThread.id, ordering: .relaxed) }
  }
  /// The thread on which a turn is running; 0 outside of turns.
  private nonisolated static let turnThread = Atomic<UInt>(0)

  /// Whether the caller runs within a turn, and therefore on the main actor.
  package nonisolated static var isInTurn: Bool {
    turnThread.load(ordering: .relaxed) == CurrentThread.id
  }

  /// The application that was created last, for the module `UIKitNames`, where
  /// `UIApplication.shared` is the only application.
  package private(set) static weak var latest: Application?

  /// Creates an application, which its host launches.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the application, such as `com.example.postbox`.
  ///   - version: The version of the app, which the next launch reports as the previous version;
  ///     nil if the version is unknown.
  ///   - graph: The declared scenes; empty if scenes come from delegates only.
  ///   - contents: The content factories of the declared scenes.
  ///   - manifest: The scene manifest, whose names are resolved during this call; nil if there is
  ///     none.
  ///   - delegate: The delegate of the application, which is retained; nil for an app without a
  ///     delegate.
  ///   - host: The host that shows the windows, which is retained.
  ///   - profile: The type of device; a tablet by default.
  ///   - services: The clock, the store and other services.
  ///   - trace: The trace to write to; a new trace by default.
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
  }

  isolated deinit {
    parts.end()
  }

  // MARK: - The queue

  /// Queues an event caused by the user or the system; called by hosts and tests.
  ///
  /// The first event is ``/SceneModel/HostEvent/launch(_:)``. Events that arrive before the launch
  /// event are handled after the launch event. An event that is too large, or has values that can't
  /// be saved, is refused with a problem.
  ///
  /// - Parameter event: The event.
  public func receive(_ event: HostEvent) {
    // An event that the app itself sends isn't recorded, because the app sends it again when the
    // run is replayed.
    if Application.current !== self { parts.onInput?(event) }
    parts.receive(event)
  }

  /// Queues the end of the application.
  ///
  /// No window asks a question before it closes, because no person can answer.
  package func quitUnasked() {
    if asksBeforeQuitting { receive(.background(nil)) }
    receive(.quit)
  }

  /// Queues a closure for the next turn; can be called from any thread.
  ///
  /// - Parameter work: The closure, which is called once, on the main actor. If the application
  ///   ends before, the closure isn't called.
  public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    parts.queue.post { _ in work() }
  }

  /// Makes the host run a turn if there is work; can be called from any thread.
  public nonisolated func wake() {
    parts.queue.wake()
  }

  /// Requests an update of ``declarations`` at the end of a turn; can be called from any thread.
  public nonisolated func setNeedsDeclarations() {
    parts.queue.setNeedsDeclarations()
  }

  /// Performs the queued work, then the requested updates.
  ///
  /// After 1,000 consecutive turns that were each caused only by the preceding turn, a problem is
  /// recorded. No further turn runs until other code requests one or the store answers.
  ///
  /// - Returns: Whether there was work. After ``SceneHost/wake()``, a host runs turns until there
  ///   is no work.
  @discardableResult
  public func runTurn() -> Bool {
    // A host runs turns in a loop. The last call of the loop finds an empty queue and returns here.
    if parts.queue.isEmpty { return false }
    return asCurrent { parts.runTurn() }
  }

  /// Performs work as in a turn.
  func asCurrent<Result>(_ work: () throws -> Result) rethrows -> Result {
    let outer = Application.current
    Application.current = self
    defer { Application.current = outer }
    return try work()
  }

  // MARK: - Problems and trace

  /// Records a problem: in ``problems`` only the first time, in the trace every time.
  ///
  /// - Parameter problem: The problem, with its location, its cause and its remedy.
  public func report(_ problem: Problem) {
    parts.report(problem)
  }

  /// Records a message of the app's log in the trace.
  ///
  /// - Parameters:
  ///   - text: The message, in which the app has redacted private values.
  ///   - level: The name of its importance, such as `info` or `error`.
  package func log(_ text: String, level: String) {
    parts.note(.message(text, level: level))
  }

  // MARK: - The end

  /// Releases all scenes without calling their delegates, when the application is no longer needed.
  package func tearDown() {
    parts.tearDown()
  }

  /// Advances the ordinals of sessions past the ordinals of an application that ran earlier in this
  /// process.
  ///
  /// In the same way, the services of this application must continue the earlier application's
  /// identifiers.
  package func continueNumbers(of other: Application) {
    parts.sessions.reserve(ordinal: other.parts.sessions.lastOrdinal)
  }
}
