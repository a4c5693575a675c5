/// The parts of an application, each of which owns some of the application's state.
///
/// Delegates and views refer to the application. Sessions refer to the application's parts instead, and scenes and
/// windows use the parts of their session. Sessions, scenes and windows therefore need no weak reference to the
/// application, and their requests have no effect after the application's end.
@MainActor final class ApplicationParts {
  let identifier: String
  /// The name of the app, as shown to a person.
  var name: String
  /// The version of the app; nil if it is unknown.
  let version: String?
  let profile: HostProfile
  let services: RuntimeServices
  let trace: Trace
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
  let work = OngoingWork()

  /// The application to which the parts belong; nil after the application was released.
  private(set) weak var application: Application?
  /// The application that was created only for a session in a test; nil if there is none.
  ///
  /// This reference keeps the application alive as long as its parts.
  var owner: Application?
  /// A closure that receives each event of the host before the application handles the event, so that a recorder can
  /// record it; nil if no recorder is attached.
  ///
  /// Events that the app itself sends during a turn aren't passed to the closure.
  var onInput: ((HostEvent) -> Void)?
  /// The faults that a test injects; nil if there are none.
  var faults: FaultInjection?
  /// The seed of the order in which sets of sessions and scenes iterate; nil for the order in which the sessions were
  /// created.
  var orderSeed: UInt64?
  /// The object that watches values outside the application, such as user defaults; nil until a view shows one.
  var watchedValues: (any WatchedValues)?
  /// A closure that is called when the app reads a window from a property of the whole application while several scenes
  /// are in the foreground; nil if no test checks such reads.
  ///
  /// The argument is the name of the property, such as `UIApplication.keyWindow`.
  var onGlobalRead: ((String) -> Void)?
  /// The requests that wait to be carried out and have an error handler.
  var waitingRequests = WaitingRequests()
  /// Whether an injected fault killed the process, so that the application does nothing any more.
  private(set) var isKilled = false

  init(
    identifier: String, version: String?, graph: SceneGraph, contents: ContentFactories,
    manifest: SceneManifest?,
    delegate: (any ApplicationDelegate)?, host: any SceneHost, profile: HostProfile,
    services: RuntimeServices, trace: Trace
  ) {
    self.identifier = identifier
    name = Self.name(ofIdentifier: identifier)
    self.version = version
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
    let all: [ApplicationPart] = [
      launch, declared, sessions, connector, transitions, windows, records, displays, delegates,
      delivery, delivery.handoffs, activity, work,
    ]
    for part in all { part.join(self) }
    if let delegate {
      delivery.addURLSchemes(type(of: delegate).urlSchemes)
      if let types = type(of: delegate).userActivityTypes { activity.declare(types) }
    }
  }

  /// Returns the last component of an identifier, with its first letter in upper case, such as `Postbox` for
  /// `com.example.postbox`.
  private static func name(ofIdentifier identifier: String) -> String {
    let last = identifier.split(separator: ".").last ?? identifier[...]
    return last.prefix(1).uppercased() + last.dropFirst()
  }

  /// Connects the parts to their application.
  func join(_ application: Application) {
    self.application = application
  }

  /// Whether the application can have more than one scene at a time (S54).
  var supportsMultipleScenes: Bool {
    profile.supportsMultipleScenes && delegates.hasScenes
      && connector.manifest?.supportsMultipleScenes == true
  }

  /// Records a problem in the trace and, unless the problem is listed already, in the list of problems.
  func report(_ problem: Problem) {
    note(.problem(problem))
    trace.add(problem)
  }

  /// Appends an entry to the trace.
  @discardableResult func note(_ kind: TraceEntry.Kind) -> Int {
    trace.append(kind, turn: queue.turn, date: services.now())
  }

  /// Runs a turn: performs the queued work, then the requested updates.
  ///
  /// The caller retains the application during the turn, and makes it the current application.
  ///
  /// - Returns: False if no turn ran, because a turn was already running, there was no work, or the limit of turns was
  ///   exceeded.
  func runTurn() -> Bool {
    switch queue.begin() {
    case .nothing:
      return false
    case .tooMany(let updating):
      let scenes = updating.windows.compactMap(\.windowScene) + updating.scenes
      let sessions = Set(scenes.map(\.session)).inOrder
      report(.turnLimitExceeded(TurnQueue.limit, updating: sessions.map(\.id)))
      return false
    case .turn(let work):
      defer { queue.end() }
      for act in work where !isKilled { act(self) }
      commit()
      return true
    }
  }

  /// Ends a turn: updates declarations and windows, delivers the events that wait for content, runs effects, and writes
  /// records.
  private func commit() {
    if launch.isTerminated { return queue.dropUpdates() }
    watchedValues?.update()
    let resolved = queue.takeDeclarations()
    if resolved { declared.updateAll() }
    if delegates.mode == .scenes { windows.reportLoose() }
    let updated = windows.update(queue.takeUpdates())
    delivery.deliverWaiting()
    if resolved { declared.runEffects() }
    for window in updated where window.isMounted { window.content?.runEffects() }
    watchedValues?.update()
    activity.settle()
    if windows.takeSnapshots() { services.saveDefaults() }
    records.write()
    records.finishDisconnects()
    launch.finishIfQuiet()
    launch.terminateIfDue()
  }

  /// Releases all scenes without calling their delegates, and marks the application as ended.
  func tearDown() {
    connector.tearDown()
    transitions.reset()
    activity.reset()
    launch.terminate()
  }

  /// Ends the application as if its process was killed: no delegate is called, and no record is
  /// written.
  ///
  /// The waiting requests fail, so that a test's tasks don't wait for them forever.
  func kill() {
    isKilled = true
    trace.close()
    tearDown()
    failWaitingRequests()
  }

  /// Releases everything that could retain the parts, because the application has ended.
  func end() {
    queue.close()
    failWaitingRequests()
    activity.reset()
    launch.terminate()
    sessions.removeAll()
    windows.removeAll()
    declared.removeAll()
    delivery.removeAll()
    delegates.removeAll()
    connector.removeAll()
  }
}
