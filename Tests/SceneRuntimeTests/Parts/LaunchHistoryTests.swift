import Checking
import TestSupport
import Testing

@testable import SceneModel
@testable import SceneRuntime

/// First launches, versions, launches that don't finish, and discards while no application runs.
@MainActor struct LaunchHistoryTests {
  private let store = MemorySessionStore()
  private let delegate = RecordingApplicationDelegate()

  private func application(
    _ version: String? = nil, profile: HostProfile = .desktop
  ) -> Application {
    let inbox = SceneDescription(id: .declared("inbox"))
    return Application(
      identifier: "postbox", version: version, graph: SceneGraph([inbox]),
      contents: ContentFactories([inbox.id: ContentFactory(make: { _ in StubContent() })]),
      manifest: SceneManifest(supportsMultipleScenes: true), delegate: delegate,
      host: StubHost(), profile: profile, services: .repeatable(store: store))
  }

  @discardableResult private func launch(
    _ version: String? = nil, profile: HostProfile = .desktop
  ) -> Application {
    let application = application(version, profile: profile)
    application.handle(.launch([]))
    return application
  }

  /// Launches an application whose process ends before the launch is finished.
  private func crash(profile: HostProfile = .desktop) {
    let application = application(profile: profile)
    FaultInjection([.kill(line: 3)]).inject(into: application)
    application.handle(.launch([]))
    expect(application.parts.isKilled)
  }

  @Test func `the first launch is known as such, and the next has the version before`() {
    let first = application("1.0")
    expect(!first.isFirstLaunch && first.restorationReport == nil)
    first.handle(.launch([]))
    expect(first.isFirstLaunch && first.previousVersion == nil)
    expectEqual(first.version, "1.0")
    let second = launch("2.0")
    expect(!second.isFirstLaunch)
    expectEqual(second.previousVersion, "1.0")
    expectEqual(launch().previousVersion, "2.0")
    expect(launch("2.0").previousVersion == nil)
  }

  @Test func `a first launch that didn't finish is repeated`() {
    crash()
    expect(launch().isFirstLaunch)
    expect(!launch().isFirstLaunch)
  }

  @Test func `after two launches that didn't finish nothing is restored, and nothing is lost`() {
    let before = launch()
    before.handle(.newWindow, .focus("1"), .focus("2"), .focus("1"), .focus("2"))
    expectEqual(store.records.keys.sorted(), ["1", "2"])
    crash()
    expectEqual(launch().orderedSessions.map(\.id), ["1", "2"])
    crash()
    crash()
    let safe = launch()
    expectEqual(safe.orderedSessions.map(\.id), ["3"])
    expectEqual(safe.orderedSessions.map(\.ordinal), [3])
    expectEqual(safe.problems.map(\.code), [.skippedRestoration])
    expectEqual(safe.restorationReport?.sessions.map(\.outcome), [.held, .held])
    expectEqual(store.records.keys.sorted(), ["1", "2", "3"])
    expect(!delegate.log.contains { $0.contains("didDiscard") })
    let next = launch()
    expectEqual(next.orderedSessions.map(\.id), ["1", "2", "3"])
    expectEqual(next.focusedSession?.id, "3")
  }

  @Test func `where only one scene is possible, the one that wasn't restored comes back`() {
    launch(profile: .phone)
    expectEqual(store.records.keys.sorted(), ["1"])
    for _ in 1...2 { crash(profile: .phone) }
    let safe = launch(profile: .phone)
    expectEqual(safe.orderedSessions.map(\.id), ["2"])
    expectEqual(safe.problems.map(\.code), [.skippedRestoration])
    expectEqual(store.records.keys.sorted(), ["1"])
    let next = launch(profile: .phone)
    expectEqual(next.orderedSessions.map(\.id), ["1"])
    expectEqual(next.problems, [])
    expect(!delegate.log.contains { $0.contains("didDiscard") })
  }

  @Test func `where only one scene is possible, it is stored if none waits`() {
    for _ in 1...2 { crash(profile: .phone) }
    expectEqual(launch(profile: .phone).orderedSessions.map(\.id), ["1"])
    expectEqual(store.records.keys.sorted(), ["1"])
  }

  @Test func `an application that quits while it launches has launched`() {
    for _ in 1...3 {
      let application = application()
      application.receive(.launch([]))
      application.receive(.quit)
      application.runTurns()
      expect(application.isTerminated)
      expectEmpty(application.problems)
    }
    expectEqual(store.history, LaunchHistory(hasLaunched: true))
  }

  @Test func `S14: sessions discarded meanwhile come in one call after the launch`() {
    let before = launch()
    before.handle(.newWindow, .newWindow)
    store.discard("1")
    store.discard("3")
    delegate.log = []
    let application = launch()
    expectEqual(
      delegate.log.prefix(3),
      [
        "willFinishLaunching", "didFinishLaunching", "scenes 1, 3 didDiscardSceneSessions",
      ])
    expectEqual(delegate.log.count { $0.contains("didDiscard") }, 1)
    expectEqual(application.orderedSessions.map(\.id), ["2"])
    expectEmpty(store.discarded)
    delegate.log = []
    launch()
    expect(!delegate.log.contains { $0.contains("didDiscard") })
  }

  @Test func `S14: a process that ends before it is told is told by the next`() {
    launch().handle(.newWindow)
    store.discard("2")
    crash()
    delegate.log = []
    launch()
    expectContains(delegate.log, "scene 2 didDiscardSceneSessions")
  }

  @Test func `a session gets no identifier or place of one that the store can't read`() {
    let store = MemorySessionStore(
      StoredSessions(reserved: [.init(id: "1", ordinal: 4), .init(id: "2", ordinal: .max)]))
    let inbox = SceneDescription(id: .declared("inbox"))
    let application = Application(
      identifier: "postbox", graph: SceneGraph([inbox]),
      contents: ContentFactories([inbox.id: ContentFactory(make: { _ in StubContent() })]),
      manifest: nil, delegate: nil, host: StubHost(), services: .repeatable(store: store))
    application.handle(.launch([]))
    expectEqual(application.orderedSessions.map(\.id), ["3"])
    expectEqual(application.orderedSessions.map(\.ordinal), [5])
  }

  @Test(arguments: [(nil, 0), ([], 1), (["edit"], 0), (["read"], 1)])
  func `T20: an activity of a type that isn't declared is kept, and reported`(
    declared: [String]?, problems: Int
  ) throws {
    let application = application()
    if let declared { application.addActivityTypes(declared) }
    application.handle(.launch([]))
    let session = try require(application.orderedSessions.first)
    session.stateRestorationActivity = UserActivity(activityType: "edit")
    application.runTurns()
    expectEqual(store.records["1"]?.stateRestorationActivity?.activityType, "edit")
    expectEqual(application.problems.count { $0.code == .undeclaredActivityType }, problems)
  }

  @Test func `S136: the last title stays with the session`() throws {
    let before = launch()
    before.handle(.newWindow)
    before.orderedSessions.first?.scene?.title = "Three new"
    before.runTurns()
    expectEqual(store.records["1"]?.title, "Three new")
    let application = application(profile: .tablet)
    application.handle(.launch([]))
    let session = try require(application.orderedSessions.first)
    expect(session.scene == nil)
    expectEqual(session.title, "Three new")
  }
}
