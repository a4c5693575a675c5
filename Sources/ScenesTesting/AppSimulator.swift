public import Foundation
import SceneHeadless
public import Scenes

/// Runs an app in a test: a person's and the system's acts as calls, with nothing on a screen.
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
/// Each call returns when all is quiet: the queue is empty, no window needs an update, and the store
/// has written. The app's own tasks aren't waited for; ``until(within:_:)`` is for those, and
/// ``perform(within:sourceLocation:_:)`` for what waits for turns itself. Nothing sleeps, and the same
/// calls give the same trace: identifiers are 1, 2, …, the clock is the simulator's own. An act that
/// can't be done, such as a tap on a label that isn't there, fails the test and does nothing; the acts
/// and expectations after it are skipped, and a warning at the first of them says so.
@MainActor public final class AppSimulator {
  /// The running application; another one after each ``relaunch(for:sourceLocation:)``.
  public var application: Application { player.application }
  /// What it keeps of its sessions.
  public let store: MemorySessionStore
  let player: Player
  /// Whether an act has failed, after which the others would fail only because it did.
  var progress = Progress.going
  /// Where issues go: to the test that is running, or to ``issues(during:)``.
  var recorder: @MainActor (SimulatorIssue) -> Void = { $0.record() }

  // Holds the declarations, which the application doesn't.
  private var launch: AppLaunch

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - app: The app, with whatever a test gives it.
  ///   - profile: What kind of device it is shown on.
  ///   - manifest: What it says of its scenes; nil for what its type says.
  ///   - events: What it is launched for.
  ///   - urls: The links it is launched for besides.
  public convenience init<Declaration: App>(
    _ app: Declaration, profile: HostProfile = .tablet, manifest: SceneManifest? = nil,
    launchedFor events: [ExternalEvent] = [], opening urls: URL...
  ) async {
    await self.init(launchedFor: events, opening: urls) { host, services in
      AppLaunch(app, manifest: manifest, host: host, profile: profile, services: services)
    }
  }

  /// Launches an application that has a delegate and no app.
  ///
  /// ```swift
  /// @Test @MainActor func `the inbox is shown`() async {
  ///   let simulator = await AppSimulator(delegate: PostboxDelegate.self, profile: .phone)
  ///   simulator.expect("Inbox")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The delegate's class; each launch makes one anew.
  ///   - profile: What kind of device it is shown on.
  ///   - manifest: What it says of its scenes; nil for what its type says.
  ///   - events: What it is launched for.
  ///   - urls: The links it is launched for besides.
  public convenience init<Delegate: ApplicationDelegate>(
    delegate: Delegate.Type, profile: HostProfile = .tablet, manifest: SceneManifest? = nil,
    launchedFor events: [ExternalEvent] = [], opening urls: URL...
  ) async {
    await self.init(launchedFor: events, opening: urls) { host, services in
      AppLaunch(
        delegate: Delegate(), manifest: manifest, host: host, profile: profile, services: services)
    }
  }

  private init(
    launchedFor events: [ExternalEvent], opening urls: [URL],
    _ prepare: @escaping @MainActor (HeadlessHost, RuntimeServices) -> AppLaunch
  ) async {
    let host = HeadlessHost(
      launchEvents: events + urls.map { .openURL(ExternalEvent.Link($0)) })
    store = MemorySessionStore()
    let services = RuntimeServices.repeatable(store: store)
    launch = prepare(host, services)
    player = Player(application: launch.application, host: host)
    host.makeApplication = { [unowned self] in
      launch = prepare($0, services)
      return launch.application
    }
    await player.launch()
  }

  deinit {
    // A window's content holds its session and with it the window; nobody needs them now.
    Task { @MainActor [player] in player.application.tearDown() }
  }

  /// Everything recorded so far as wrong, each problem once.
  public var problems: [Problem] { application.problems }

  /// All sessions in the order of their creation.
  public var sessions: [SceneSession] { application.orderedSessions }

  /// What every window shows, each under a heading with its number, title and state.
  public var text: String { player.text }

  /// The lines of the trace since the last act, without what the store says.
  public var trace: [String] {
    player.recentTrace.filter(\.isComparable).map(\.line)
  }

  /// The calls of delegates since the last act, such as `scene 1 sceneDidBecomeActive`.
  ///
  /// Only calls are listed that a method of a delegate's own has received. The runtime makes all of them,
  /// for each scene; those that nobody received are ``unreceivedCallbacks``.
  public var callbacks: [String] { calls { $0 == .method } }

  /// The calls since the last act that no method received, because the delegate has none for them, or
  /// because there is no delegate, as for scenes that an app declares.
  public var unreceivedCallbacks: [String] { calls { $0 != .method } }

  private func calls(_ isMeant: (TraceEntry.Reception) -> Bool) -> [String] {
    player.recentTrace.filter { $0.reception.map(isMeant) ?? false }.map(\.line)
  }
}
