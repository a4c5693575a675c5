/// The running process: its sessions, its scenes, and the queue of its events and requests.
///
/// An ``App`` is the declaration of an application. There is no global application: delegates receive it as
/// an argument, and views read it from the environment.
///
/// All work is done in turns (``runTurn()``), in the order in which it was requested; a request made during a
/// turn belongs to the next turn. Callbacks to several scenes are made in the order in which their sessions
/// were created, and a scene completes its transitions before the next scene starts. The exception is a
/// scene that leaves the foreground for another: its callbacks are made first.
@MainActor public final class Application {
  /// The identifier of the application, such as `com.example.postbox`.
  public let identifier: String
  /// The delegate of the application, retained for the application's lifetime.
  public let delegate: (any ApplicationDelegate)?
  /// The scene manifest, with its classes resolved; nil if there is none.
  public let manifest: SceneManifest?
  /// The kind of device.
  public let profile: HostProfile
  /// The scenes that are currently declared.
  public var graph: SceneGraph { declared.graph }
  /// The record of the application's events, callbacks and decisions, in order.
  public let trace: Trace
  /// The distinct problems found, up to the last 1,000.
  public var problems: [Problem] { trace.problems }
  /// The object that updates the declarations when the state they read changes.
  ///
  /// It is nil for a graph that doesn't change. The reference is weak.
  public var declarations: (any SceneDeclarations)? {
    get { declared.resolver }
    set { declared.resolver = newValue }
  }
  /// All sessions that weren't discarded, connected or not.
  public var openSessions: Set<SceneSession> { objects.openSessions }
  /// The scenes of the connected sessions.
  public var connectedScenes: Set<ConnectedScene> { objects.connectedScenes }
  /// The delegate that receives responses to notifications for connected scenes (S77); a weak reference.
  public weak var notificationDelegate: (any NotificationCenterDelegate)?
  /// Whether the application has ended.
  public var isTerminated: Bool { launchState.isTerminated }
  /// The number of turns so far.
  public private(set) var turn = 0

  /// The storyboards available to scene configurations by name.
  public var storyboards: [Storyboard]
  /// The schemes of the links that the application itself opens, lowercase and without colons.
  public private(set) var urlSchemes: Set<String>
  /// The life cycle that delegates receive: that of each scene, or that of the application.
  public internal(set) var lifeCycleMode: LifeCycleMode
  var delegateMethods = DelegateMethods()
  var displays = ExternalDisplays()
  /// The persistent names of classes, cached; nil for classes without one.
  var classNames: [ObjectIdentifier: String?] = [:]

  let host: any SceneHost
  let services: RuntimeServices
  let queue: TurnQueue
  var declared: DeclaredScenes
  var table = SessionTable()
  var foregroundScenes: ForegroundScenes
  var states = SceneStates()

  var objects = SceneObjects()
  var pending = PendingWork()
  let observers = EventObservers()
  var current = CurrentActivity()
  var handoffs = PendingHandoffs()
  var launchState = LaunchState<TurnQueue.Work>.waiting([])
  private var isInTurn = false
  /// Whether turns were stopped because each only caused another.
  private var isRestless = false
  private static let turnLimit = 1_000

  /// The application whose turn is running, for lookups in initializers (S29).
  package static var current: Application?

  /// Creates an application, which its host launches.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the application.
  ///   - graph: The declared scenes; empty if scenes come from delegates only.
  ///   - contents: The content factories of the declared scenes.
  ///   - manifest: The scene manifest; nil if there is none.
  ///   - delegate: The delegate of the application, which is retained.
  ///   - host: The host that shows the windows.
  ///   - profile: The kind of device.
  ///   - services: The clock, the store and other services.
  ///   - trace: The trace to write to.
  public init(
    identifier: String, graph: SceneGraph, contents: ContentFactories, manifest: SceneManifest?,
    delegate: (any ApplicationDelegate)?, host: any SceneHost, profile: HostProfile = .tablet,
    services: RuntimeServices, trace: Trace = Trace()
  ) {
    self.identifier = identifier
    declared = DeclaredScenes(graph: graph, contents: contents)
    self.manifest = manifest?.resolved(for: identifier)
    self.delegate = delegate
    self.host = host
    self.profile = profile
    self.services = services
    self.trace = trace
    storyboards = delegate.map { type(of: $0).storyboards } ?? []
    urlSchemes = []
    lifeCycleMode = LifeCycleMode(profile, manifest, graph)
    queue = TurnQueue(host: host)
    foregroundScenes = ForegroundScenes(profile)
    if let delegate { addURLSchemes(type(of: delegate).urlSchemes) }
  }

  /// Adds schemes whose links the application opens itself.
  ///
  /// - Parameter schemes: The schemes, without colons, in uppercase or lowercase.
  public func addURLSchemes(_ schemes: [String]) {
    urlSchemes.formUnion(schemes.map { $0.lowercased() })
  }

  // MARK: - Queries

  /// Whether the application can have more than one scene at a time (S54).
  public var supportsMultipleScenes: Bool {
    profile.supportsMultipleScenes && lifeCycleMode != .application
      && manifest?.supportsMultipleScenes == true
  }

  /// The session of the focused scene; nil if no scene has the focus.
  public var focusedSession: SceneSession? { foregroundScenes.focused.flatMap { sessions[$0] } }

  /// Whether the app switcher is open, so that no scene receives input.
  public var isSwitcherOpen: Bool { foregroundScenes.isSwitcherOpen }

  /// All sessions in the order of creation.
  public var orderedSessions: [SceneSession] {
    openSessions.sorted { $0.ordinal < $1.ordinal }
  }

  var contents: ContentFactories { declared.contents }

  var sessions: [SceneSession.ID: SceneSession] { objects.sessions }

  var windows: [SceneWindow.ID: SceneWindow] { objects.windows }

  /// Whether no work is left: the queue is empty, no window needs an update, and nothing is being written.
  ///
  /// It is also true when turns were stopped because each only caused another, which is reported as a
  /// problem.
  public var isQuiet: Bool { isRestless || (queue.isEmpty && pending.records.isAcknowledged) }

  // MARK: - The queue

  /// Queues an event caused by the user or the system; called by hosts and tests.
  public func receive(_ event: HostEvent) {
    queue.post { $0.carryOut(event) }
  }

  /// Queues a closure for the next turn; can be called from any thread.
  public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    queue.post { _ in work() }
  }

  /// Makes the host run a turn if there is work; can be called from any thread.
  public nonisolated func wake() {
    queue.wake()
  }

  /// Requests an update of ``declarations`` at the end of a turn; can be called from any thread.
  public nonisolated func setNeedsDeclarations() {
    queue.setNeedsDeclarations()
  }

  /// Performs the queued work, then the requested updates.
  ///
  /// After 1,000 consecutive turns that were each caused by the preceding turn only, a problem is recorded,
  /// and no turn runs until other code requests one.
  ///
  /// - Returns: False if there was no work. A woken host runs turns until then.
  @discardableResult
  public func runTurn() -> Bool {
    if isInTurn { return false }
    switch queue.begin(limit: Self.turnLimit) {
    case .nothing:
      return false
    case .tooMany(let updating):
      isRestless = true
      let sessions = Set(updating.compactMap { windows[$0]?.windowScene?.session })
        .sorted { $0.ordinal < $1.ordinal }
      report(.turnLimitExceeded(Self.turnLimit, updating: sessions.map(\.id)))
      return false
    case .turn(let work):
      isRestless = false
      runTurn(work)
      return true
    }
  }

  private func runTurn(_ work: [TurnQueue.Work]) {
    turn += 1
    isInTurn = true
    let outer = Self.current
    Self.current = self
    defer {
      Self.current = outer
      isInTurn = false
      queue.end()
    }
    for act in work { act(self) }
    commit()
  }

  // MARK: - Problems and trace

  /// Records a problem: once in ``problems``, each time in the trace.
  public func report(_ problem: Problem) {
    note(.problem(problem))
    trace.add(problem)
  }

  func note(_ kind: TraceEntry.Kind) {
    trace.append(TraceEntry(turn: turn, date: services.now(), kind: kind))
  }

  /// Records a delegate call in the trace, and performs the call.
  ///
  /// The entry precedes those of the delegate's actions, and is marked with the receiver when the call
  /// returns.
  ///
  /// - Parameters:
  ///   - callback: The method.
  ///   - sessions: The sessions passed to the method; none if it concerns the application.
  ///   - call: Performs the call, and returns its receiver.
  func noting(
    _ callback: TraceEntry.Callback, _ sessions: [SceneSession.ID],
    _ call: () -> TraceEntry.Reception
  ) {
    note(.callback(callback, sessions))
    let number = trace.count
    trace.mark(number, call())
  }

  // MARK: - Ordinals

  /// Advances the ordinals past those of an application that ran earlier in this process, as the services
  /// continue its identifiers.
  package func continueNumbers(of other: Application) {
    objects.reserve(ordinal: other.objects.lastOrdinal)
  }
}
