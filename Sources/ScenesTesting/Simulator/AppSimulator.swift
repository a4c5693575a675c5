public import Foundation
import SceneHeadless
public import Scenes

/// A simulator that runs an app in a test, with actions of a person and the system as methods.
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
/// Each call returns when the application is quiet: the queue is empty, no window needs an update, and the
/// store has no pending writes. The app's own tasks aren't awaited; use ``until(within:_:)`` for those, and
/// ``perform(within:sourceLocation:_:)`` for work that needs turns itself. Nothing sleeps, and equal calls
/// give equal traces: identifiers are 1, 2, …, and the clock is the simulator's own. An act that isn't
/// possible, such as a tap on an unknown label, fails the test and has no effect; the acts and expectations
/// after it are skipped, and a warning at the first of them says so.
@MainActor public final class AppSimulator {
  /// The running application; ``relaunch(for:sourceLocation:)`` replaces it.
  public var application: Application { player.application }
  /// The store of the app's sessions.
  public let store: MemorySessionStore
  let player: Player
  /// The state after a failed act, which suppresses subsequent failures.
  var progress = Progress.going
  /// The receiver of issues: the current test, or ``issues(during:)``.
  var recorder: @MainActor (SimulatorIssue) -> Void = { $0.record() }

  // Retains the declarations, which the application doesn't retain.
  private var launch: AppLaunch

  /// Launches an app.
  ///
  /// - Parameters:
  ///   - app: The app, configured by the test.
  ///   - profile: The profile of the device.
  ///   - manifest: The manifest; nil for that of the app's type.
  ///   - events: The events for which it is launched.
  ///   - urls: Additional links for which it is launched.
  public convenience init<Declaration: App>(
    _ app: Declaration, profile: HostProfile = .tablet, manifest: SceneManifest? = nil,
    launchedFor events: [ExternalEvent] = [], opening urls: URL...
  ) async {
    await self.init(launchedFor: events, opening: urls) { host, services in
      AppLaunch(app, manifest: manifest, host: host, profile: profile, services: services)
    }
  }

  /// Launches an application that has a delegate but no app.
  ///
  /// ```swift
  /// @Test @MainActor func `the inbox is shown`() async {
  ///   let simulator = await AppSimulator(delegate: PostboxDelegate.self, profile: .phone)
  ///   simulator.expect("Inbox")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - delegate: The class of the delegate; each launch creates an instance.
  ///   - profile: The profile of the device.
  ///   - manifest: The manifest; nil for that of the delegate's type.
  ///   - events: The events for which it is launched.
  ///   - urls: Additional links for which it is launched.
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
    // A window's content retains its session, and thereby the window, so the cycle is broken here.
    Task { @MainActor [player] in player.application.tearDown() }
  }

  /// All problems recorded so far, without duplicates.
  public var problems: [Problem] { application.problems }

  /// All sessions in creation order.
  public var sessions: [SceneSession] { application.orderedSessions }

  /// The text of all windows, each under a heading with number, title and state.
  public var text: String { player.text }

  /// The lines of the trace since the last act, without entries of the store.
  public var trace: [String] {
    player.recentTrace.filter(\.isComparable).map(\.line)
  }

  /// The delegate calls since the last act, such as `scene 1 sceneDidBecomeActive`.
  ///
  /// It contains only calls received by a delegate's own method. The runtime makes all calls for each scene;
  /// the others are in ``unreceivedCallbacks``.
  public var callbacks: [String] { calls { $0 == .method } }

  /// The delegate calls since the last act that no method received, because the delegate doesn't implement
  /// it, or because there is no delegate, as for scenes declared by an app.
  public var unreceivedCallbacks: [String] { calls { $0 != .method } }

  private func calls(_ isMeant: (TraceEntry.Reception) -> Bool) -> [String] {
    player.recentTrace.filter { $0.reception.map(isMeant) ?? false }.map(\.line)
  }
}
