/// The running process: its sessions and scenes, and the one queue through which all happens to them.
///
/// An ``App`` is the declaration of an application. There is no global application: delegates get
/// theirs with each call, and views read it from the environment.
///
/// Everything asked of an application is done in a turn (``runTurn()``), in the order it was asked;
/// what is asked during a turn belongs to the next. Callbacks to several scenes come in the order of
/// their sessions' creation, each scene going all its way before the next; only a scene that yields
/// its place goes before the one it yields to.
@MainActor public final class Application {
  /// The application's identity, such as `com.example.postbox`.
  public let identifier: String
  /// Who is told of the application's life; held as long as the application.
  public let delegate: (any ApplicationDelegate)?
  /// What was said of its scenes before any existed, its classes looked up; nil if nothing was.
  public let manifest: SceneManifest?
  /// What kind of device it is shown on.
  public let profile: HostProfile
  /// The scenes that are declared now.
  public var graph: SceneGraph { declared.graph }
  /// Everything that happened to it, in order.
  public let trace: Trace
  /// The problems that were found, each once, the last 1,000 of them.
  public var problems: [Problem] { trace.problems }
  /// The object that resolves the declarations again when state they read changes.
  ///
  /// It is nil for a graph that doesn't change, and isn't held.
  public var declarations: (any SceneDeclarations)? {
    get { declared.resolver }
    set { declared.resolver = newValue }
  }
  /// Every session that wasn't discarded, connected or not.
  public var openSessions: Set<SceneSession> { objects.openSessions }
  /// The scenes of the sessions that are connected.
  public var connectedScenes: Set<ConnectedScene> { objects.connectedScenes }
  /// Who is told of answers to notifications while their scenes are there (S77); not held.
  public weak var notificationDelegate: (any NotificationCenterDelegate)?
  /// Whether the application has ended.
  public var isTerminated: Bool { launchState.isTerminated }
  /// The number of turns there have been.
  public private(set) var turn = 0

  /// The content that configurations of scenes refer to by name.
  public var storyboards: [Storyboard]
  /// The schemes of the links that the application itself opens, in lower case, without colons.
  public private(set) var urlSchemes: Set<String>
  /// The life cycle that delegates are told of: each scene's, or the application's.
  public internal(set) var lifeCycleMode: LifeCycleMode
  var delegateMethods = DelegateMethods()
  var displays = ExternalDisplays()
  /// The lasting names of classes that were asked for, nil for classes that have none.
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
  /// Whether turns were stopped that only called for further turns.
  private var isRestless = false
  private static let turnLimit = 1_000

  /// The application whose turn is running; what initialisers look things up in (S29).
  package static var current: Application?

  /// Makes an application that is launched by its host.
  ///
  /// - Parameters:
  ///   - identifier: The application's identity.
  ///   - graph: What it declares; empty if its scenes come from delegates only.
  ///   - contents: What makes the content of the declared scenes.
  ///   - manifest: What it says of its scenes beforehand; nil if it says nothing.
  ///   - delegate: Who is told of the application's life, and held.
  ///   - host: What shows its windows.
  ///   - profile: What kind of device it is shown on.
  ///   - services: What it reaches of the world outside.
  ///   - trace: Where what happens is written.
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

  /// Has the application open links of further schemes itself, when it opens them.
  ///
  /// - Parameter schemes: The schemes, without colons, in upper or lower case.
  public func addURLSchemes(_ schemes: [String]) {
    urlSchemes.formUnion(schemes.map { $0.lowercased() })
  }

  // MARK: - Asking

  /// Whether there may be more than one scene at a time (S54).
  public var supportsMultipleScenes: Bool {
    profile.supportsMultipleScenes && lifeCycleMode != .application
      && manifest?.supportsMultipleScenes == true
  }

  /// The session of the scene a person works in; nil if none is on screen.
  public var focusedSession: SceneSession? { foregroundScenes.focused.flatMap { sessions[$0] } }

  /// Whether the switcher is open, so that no scene receives input.
  public var isSwitcherOpen: Bool { foregroundScenes.isSwitcherOpen }

  /// All sessions in the order of their creation.
  public var orderedSessions: [SceneSession] {
    openSessions.sorted { $0.ordinal < $1.ordinal }
  }

  var contents: ContentFactories { declared.contents }

  var sessions: [SceneSession.ID: SceneSession] { objects.sessions }

  var windows: [SceneWindow.ID: SceneWindow] { objects.windows }

  /// Whether nothing is left to do: the queue empty, no window to update, nothing being written.
  ///
  /// Also true when turns were stopped because each only called for another; a problem says so.
  public var isQuiet: Bool { isRestless || (queue.isEmpty && pending.records.isAcknowledged) }

  // MARK: - The queue

  /// Takes an act of a person or of the system into the queue; for hosts and tests.
  public func receive(_ event: HostEvent) {
    queue.post { $0.carryOut(event) }
  }

  /// Has `work` done in the next turn; may be called from any thread.
  public nonisolated func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    queue.post { _ in work() }
  }

  /// Has the host run a turn if there is work for one; may be called from any thread.
  public nonisolated func wake() {
    queue.wake()
  }

  /// Has ``declarations`` brought up to date at the end of a turn; may be called from any thread.
  public nonisolated func setNeedsDeclarations() {
    queue.setNeedsDeclarations()
  }

  /// Does what stands in the queue, then updates what needs it.
  ///
  /// After 1,000 turns of which each was called for by nothing but the one before, a problem is
  /// recorded and turns rest until somebody else asks for one.
  ///
  /// - Returns: False if there was nothing to do. A host that was woken runs turns until then.
  @discardableResult
  public func runTurn() -> Bool {
    if isInTurn { return false }
    switch queue.begin(limit: Self.turnLimit) {
    case .nothing:
      return false
    case .tooMany(let updating):
      isRestless = true
      report(.restless(updating.compactMap { windows[$0] }, after: Self.turnLimit))
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

  /// Records what is wrong; once in ``problems``, each time in the trace.
  public func report(_ problem: Problem) {
    note(.problem(problem))
    trace.add(problem)
  }

  func note(_ kind: TraceEntry.Kind) {
    trace.append(TraceEntry(turn: turn, date: services.now(), kind: kind))
  }

  /// Writes a call of a delegate into the trace, and makes it.
  ///
  /// The entry stands before those of what the delegate does, and is marked with who received the call
  /// when it has returned.
  ///
  /// - Parameters:
  ///   - callback: The method.
  ///   - sessions: The sessions it is about; none if it is about the application.
  ///   - call: Makes the call, and says who received it.
  func noting(
    _ callback: TraceEntry.Callback, _ sessions: [SceneSession.ID],
    _ call: () -> TraceEntry.Reception
  ) {
    note(.callback(callback, sessions))
    let number = trace.count
    trace.mark(number, call())
  }

  // MARK: - Numbers

  /// Has the numbers go on after those of the application that ran before in this process, as its
  /// services' identifiers do.
  package func continueNumbers(of other: Application) {
    objects.reserve(ordinal: other.objects.lastOrdinal)
  }
}

extension Problem {
  @MainActor fileprivate static func restless(_ windows: [SceneWindow], after turns: Int) -> Problem
  {
    let scenes = Set(windows.compactMap { $0.windowScene?.session }).sorted {
      $0.ordinal < $1.ordinal
    }
    return Problem(
      at: scenes.isEmpty
        ? "application" : scenes.map { "scene \($0.id)" }.joined(separator: ", "),
      "\(turns) turns in a row each called for another, so they were stopped",
      remedy: "look for an onChange, onAppear or delegate method that changes what makes it run "
        + "again")
  }
}
