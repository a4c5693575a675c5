public import Foundation
import SceneHeadless
public import Scenes
public import Testing

/// A simulator that runs an app in a test; its methods are the actions of a person and of the system.
///
/// ```swift
/// @Test @MainActor func `a message can be composed`() async {
///   let simulator = await AppSimulator(Postbox())
///   await simulator.tap("New Message")
///   simulator.expect(windows: 2)
///   simulator.expect("Subject", in: 2)
/// }
/// ```
///
/// Each call returns when the application has no more work: the queue is empty, no window needs an
/// update, and the store has no pending writes. The app's own tasks aren't awaited; use
/// `until(within:_:)` to wait for tasks, and ``perform(within:sourceLocation:_:)`` for asynchronous
/// work that waits for turns of the application.
///
/// Nothing sleeps, and equal calls give equal traces: identifiers are 1, 2, and so on, and the
/// clock is the simulator's own. An act that isn't possible, such as a tap on an unknown label,
/// fails the test and has no effect. All later acts and expectations are skipped, and a single
/// warning reports that they are skipped.
@MainActor public final class AppSimulator {
  /// The running application; ``relaunch(for:sourceLocation:)`` replaces it.
  public var application: Application { player.application }
  /// The store to which the app's sessions are written, in memory.
  public let store: MemorySessionStore
  let player: Player
  /// The progress of the test; after a failed act, later acts and expectations are skipped.
  var progress = Progress.going
  /// A closure that receives issues: it records them in the current test or, during
  /// ``issues(during:)``, collects them.
  var recorder: @MainActor (SimulatorIssue) -> Void = { $0.record() }
  /// The effects that the test must expect; nil without the check ``Check/exhaustive``.
  let effects: Effects?
  /// The seed of the order in which sets of scenes iterate; nil without the check ``Check/strict(seed:)``.
  ///
  /// The messages of failed acts and expectations contain the seed. To repeat the same order, pass the
  /// seed to ``Check/strict(seed:)``.
  public let seed: UInt64?
  /// The location of the last act, for failures that are found later.
  var lastAct: SourceLocation

  // The declarations are retained here, because the application has only a weak reference to them.
  private var launch: AppLaunch
  /// A closure that creates the application for the first launch, and for each later launch.
  private let prepare: @MainActor (HeadlessHost, HostProfile, RuntimeServices) -> AppLaunch
  /// The recorder of the inputs and of their trace lines, which makes ``recording``.
  private var inputs: Recorder

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - app: The app, configured by the test.
  ///   - profile: The profile of the device.
  ///   - manifest: The manifest; nil for the manifest of the app's type.
  ///   - locale: The language and the region of the device; nil for the language and region of the
  ///     test's process.
  ///   - loadData: The closure that loads the bytes at an address, such as the address of an image; nil to load only
  ///     local addresses.
  ///   - checks: The checks that the simulator makes in addition to the expectations of the test.
  ///   - faults: The faults that are injected.
  ///   - events: The events for which the app is launched.
  ///   - urls: Additional links for which the app is launched.
  ///   - sourceLocation: The location of a failure in the test.
  public convenience init<Declaration: App>(
    _ app: Declaration, profile: HostProfile = .tablet, manifest: SceneManifest? = nil,
    locale: Locale? = nil, loadData: (@Sendable (URL) async throws -> Data)? = nil,
    checks: [Check] = [], faults: [Fault] = [], launchedFor events: [ExternalEvent] = [],
    opening urls: URL..., sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await self.init(
      profile, locale, loadData, checks, faults, launchedFor: events, opening: urls, sourceLocation
    ) { host, profile, services in
      AppLaunch(app, manifest: manifest, host: host, profile: profile, services: services)
    }
  }

  /// Launches an application that has an application delegate, but no type that conforms to `App`.
  ///
  /// ```swift
  /// @Test @MainActor func `the inbox is shown`() async {
  ///   let simulator = await AppSimulator(delegate: PostboxDelegate.self, profile: .phone)
  ///   simulator.expect("Inbox")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The class of the application delegate; each launch creates an instance.
  ///   - sceneDelegate: The class of scene delegates in the manifest's first configuration of windows;
  ///     nil for the class that the manifest names.
  ///   - profile: The profile of the device.
  ///   - manifest: The manifest; nil for the manifest of the delegate's type.
  ///   - locale: The language and the region of the device; nil for the language and region of the
  ///     test's process.
  ///   - loadData: The closure that loads the bytes at an address, such as the address of an image; nil to load only
  ///     local addresses.
  ///   - checks: The checks that the simulator makes in addition to the expectations of the test.
  ///   - faults: The faults that are injected.
  ///   - events: The events for which the app is launched.
  ///   - urls: Additional links for which the app is launched.
  ///   - sourceLocation: The location of a failure in the test.
  public convenience init<Delegate: ApplicationDelegate>(
    delegate: Delegate.Type, sceneDelegate: (any ConnectedSceneDelegate.Type)? = nil,
    profile: HostProfile = .tablet, manifest: SceneManifest? = nil, locale: Locale? = nil,
    loadData: (@Sendable (URL) async throws -> Data)? = nil, checks: [Check] = [],
    faults: [Fault] = [], launchedFor events: [ExternalEvent] = [],
    opening urls: URL...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let manifest = SceneManifest(manifest ?? Delegate.manifest, sceneDelegate: sceneDelegate)
    await self.init(
      profile, locale, loadData, checks, faults, launchedFor: events, opening: urls, sourceLocation
    ) { host, profile, services in
      AppLaunch(
        delegate: Delegate(), manifest: manifest, host: host, profile: profile, services: services)
    }
  }

  private init(
    _ profile: HostProfile, _ locale: Locale?,
    _ loadData: (@Sendable (URL) async throws -> Data)?, _ checks: [Check], _ faults: [Fault],
    launchedFor events: [ExternalEvent], opening urls: [URL], _ sourceLocation: SourceLocation,
    _ prepare: @escaping @MainActor (HeadlessHost, HostProfile, RuntimeServices) -> AppLaunch
  ) async {
    let host = HeadlessHost(
      launchEvents: events + urls.map { .openURL(ExternalEvent.Link($0)) })
    host.followTerminalLayout()
    let seed = checks.lazy.compactMap(\.seed).first
    let injected =
      faults.compactMap(\.injected) + [seed.map { .order(seed: $0) }].compactMap(\.self)
    store = MemorySessionStore()
    inputs = Recorder(profile: profile, faults: injected)
    let services = inputs.services(.repeatable(store: store))
    self.prepare = { host, profile, services in
      var services = services
      if let locale { services.locale = locale }
      if let loadData { services.loadData = loadData }
      return prepare(host, profile, services)
    }
    launch = self.prepare(host, profile, services)
    player = Player(application: launch.application, host: host)
    effects = checks.contains(.exhaustive) ? Effects() : nil
    self.seed = seed
    lastAct = sourceLocation
    host.recorder = inputs
    host.faults = FaultInjection(injected)
    host.makeApplication = { [unowned self] in
      launch = self.prepare($0, profile, services)
      return launch.application
    }
    player.onStart = { [unowned self] in check($0) }
    player.accompanying = faults.compactMap(\.accompanying)
    await player.launch()
    effects?.begin(player, sourceLocation)
  }

  /// The inputs of the run so far, each with the trace lines that the input caused.
  ///
  /// Write the recording to a file to replay it with ``replay(_:sourceLocation:)-(URL,_)`` or with
  /// `--replay`.
  public var recording: Recording {
    inputs.finish()
    return inputs.recording
  }

  /// Ends the running application, replays a recorded run from a file, and expects the same trace.
  ///
  /// The replay uses the recorded sessions, clock and identifiers instead of ``store``. The simulator continues from
  /// the end of the recording. If the trace differs, the test fails with the first input whose trace lines differ.
  ///
  /// - Parameters:
  ///   - file: The file with the recording, written by `--record FILE` or by the test from
  ///     ``recording``.
  ///   - sourceLocation: The location of a failure in the test.
  public func replay(_ file: URL, sourceLocation: SourceLocation = #_sourceLocation) async {
    await attempt(sourceLocation) { try await replay(try Recording(contentsOf: file)) }
  }

  /// Ends the running application, replays a recorded run, and expects the same trace.
  ///
  /// The replay uses the recorded sessions, clock and identifiers instead of ``store``. If the trace differs, the test
  /// fails with the first input whose trace lines differ.
  ///
  /// - Parameters:
  ///   - recording: The recording, such as the ``recording`` of another simulator.
  ///   - sourceLocation: The location of a failure in the test.
  public func replay(
    _ recording: Recording, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await attempt(sourceLocation) { try await replay(recording) }
  }

  private func replay(_ recording: Recording) async throws {
    let host = player.host
    let services = ReplayedReadings(recording) { MemorySessionStore($0) }.services()
    inputs = Recorder(profile: recording.profile, faults: recording.faults)
    host.recorder = inputs
    let recorded = inputs.services(services)
    host.faults = FaultInjection(recording.faults)
    host.makeApplication = { [unowned self] in
      launch = prepare($0, recording.profile, recorded)
      return launch.application
    }
    try player.replace(isContinuing: false)
    let replay = Replay(recording, on: player)
    let difference = try await replay.run()
    player.onStart = { [unowned self] in check($0) }
    check(player.application)
    if let difference { throw ScriptError("\(difference)") }
  }

  deinit {
    effects?.end()
    // The content of a window retains the scene session, and thereby the window. This call breaks
    // the cycle.
    Task { @MainActor [player] in player.application.tearDown() }
  }

  /// The distinct problems that the running application recorded, up to the last 1,000.
  public var problems: [Problem] { application.problems }

  /// All sessions in creation order.
  public var sessions: [SceneSession] { application.orderedSessions }

  /// The text of all windows, grouped by scene session.
  ///
  /// Each group has a heading with the number, the title and the state of the session.
  public var text: String { player.text }

  /// The lines of the trace since the last act, without entries of the store.
  public var trace: [String] {
    player.recentTrace.filter(\.isComparable).map(\.line)
  }

  /// The last act in quotation marks, as the trace shows it; `the last act` if the trace is empty.
  var actName: String { trace.first.map { "\"\($0)\"" } ?? "the last act" }

  /// The delegate calls since the last act, such as `scene 1 sceneDidBecomeActive`.
  ///
  /// Only calls that a delegate's own method received are included. The library also records the calls
  /// that no method received; they are in ``unreceivedCallbacks``.
  public var callbacks: [String] { calls { $0 == .method } }

  /// The delegate calls since the last act that no method received.
  ///
  /// Either the delegate doesn't implement the method, or there is no delegate, as for scenes
  /// declared by an app.
  public var unreceivedCallbacks: [String] { calls { $0 != .method } }

  private func calls(_ isMeant: (TraceEntry.Reception) -> Bool) -> [String] {
    player.recentTrace.filter { $0.reception.map(isMeant) ?? false }.map(\.line)
  }
}
