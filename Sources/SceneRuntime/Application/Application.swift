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
  /// The kind of device.
  public let profile: HostProfile
  /// The record of the application's events, callbacks and decisions, in order.
  public let trace: Trace

  // The parts, each of which owns a piece of the state.
  let services: RuntimeServices
  let queue: TurnQueue
  let launch = LaunchSequence()
  let declared: DeclaredScenes
  let sessions = Sessions()
  let connector: SceneConnector
  let transitions: SceneTransitions
  let windows: WindowUpdates
  let records = RecordWriter()
  let displays = DisplayScenes()
  let delegates: DelegateCalls
  let delivery = EventDelivery()
  let activity = CurrentActivity()

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
    self.profile = profile
    self.services = services
    self.trace = trace
    let manifest = manifest?.resolved(for: identifier)
    queue = TurnQueue(host: host)
    declared = DeclaredScenes(graph: graph, contents: contents)
    connector = SceneConnector(manifest, delegate.map { type(of: $0).storyboards } ?? [])
    transitions = SceneTransitions(profile)
    windows = WindowUpdates(host: host)
    delegates = DelegateCalls(delegate, LifeCycleMode(profile, manifest, graph))
    let parts: [ApplicationPart] = [
      launch, declared, sessions, connector, transitions, windows, records, displays, delegates,
      delivery, delivery.handoffs, activity,
    ]
    for part in parts { part.join(self) }
    if let delegate { delivery.addURLSchemes(type(of: delegate).urlSchemes) }
  }

  // MARK: - The queue

  /// Queues an event caused by the user or the system; called by hosts and tests.
  public func receive(_ event: HostEvent) {
    queue.post { $0.delivery.receive(event) }
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
    switch queue.begin() {
    case .nothing:
      return false
    case .tooMany(let updating):
      let sessions = Set(updating.compactMap { windows[$0]?.windowScene?.session })
        .sorted { $0.ordinal < $1.ordinal }
      report(.turnLimitExceeded(TurnQueue.limit, updating: sessions.map(\.id)))
      return false
    case .turn(let work):
      let outer = Self.current
      Self.current = self
      defer {
        Self.current = outer
        queue.end()
      }
      for act in work { act(self) }
      commit()
      return true
    }
  }

  /// Updates and shows windows, delivers waiting events, runs effects, and writes changed records.
  private func commit() {
    if isTerminated { return queue.dropUpdates() }
    let resolved = queue.takeDeclarations()
    if resolved { for resolver in declared.resolvers { resolver.update() } }
    let updated = windows.update(queue.takeWindows())
    delivery.deliverWaiting()
    if resolved { for resolver in declared.resolvers { resolver.runEffects() } }
    for window in updated where window.isMounted { window.content?.runEffects() }
    activity.settle()
    windows.takeSnapshots()
    records.write()
    records.finishDisconnects()
    launch.terminateIfDue()
  }

  // MARK: - Problems and trace

  /// Records a problem: once in ``problems``, each time in the trace.
  public func report(_ problem: Problem) {
    note(.problem(problem))
    trace.add(problem)
  }

  func note(_ kind: TraceEntry.Kind) {
    trace.append(TraceEntry(turn: queue.turn, date: services.now(), kind: kind))
  }

  // MARK: - The end

  /// Releases all scenes without calling their delegates, when the application is no longer needed.
  package func tearDown() {
    connector.tearDown()
    activity.reset()
    launch.terminate()
  }

  /// Advances the ordinals past those of an application that ran earlier in this process, as the services
  /// continue its identifiers.
  package func continueNumbers(of other: Application) {
    sessions.reserve(ordinal: other.sessions.lastOrdinal)
  }
}
