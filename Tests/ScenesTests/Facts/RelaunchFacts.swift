import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Inbox() }
    WindowGroup("Message", for: Int.self) { $number in Text("message \(number ?? 0)") }
      .handlesExternalEvents(matching: ["message/"])
    Window("Settings", id: "settings") { Text("Settings") }
  }
}

private struct Inbox: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Text("Inbox")
    Button("Open 42") { openWindow(value: 42) }
    Button("Open message") { openWindow(id: "message") }
  }
}

/// Determines the id of a window group, and can change it between two launches.
@MainActor private final class Choice {
  var isRenamed = false
}

private struct Renaming: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate
  let choice: Choice

  init() { choice = Choice() }

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Inbox() }
    WindowGroup("Message", id: choice.isRenamed ? "letter" : "message") { Text("Message") }
  }
}

/// S14, S16, S38–S40, S47, S96, S100: sessions from one launch to the next.
@MainActor struct RelaunchFacts {
  private let app = Postbox()
  private var delegate: RecordingApplicationDelegate { app.delegate }

  private func link(_ number: String) -> URL {
    URL(string: "postbox://message/\(number)") ?? URL(filePath: "/")
  }

  private func launch(_ profile: HostProfile = .tablet) async -> AppSimulator {
    await AppSimulator(app, profile: profile)
  }

  private func relaunch(_ simulator: AppSimulator) async {
    delegate.log = []
    await simulator.relaunch()
  }

  @Test func `S38, S40, S47: the same session connects again, without a new configuration`() async {
    let simulator = await launch()
    let before = simulator.sessions[0]
    await relaunch(simulator)
    expectEqual(
      delegate.log,
      [
        "willFinishLaunching", "didFinishLaunching", "scene 1 willConnectTo",
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive",
      ])
    expectEqual(simulator.sessions.map(\.persistentIdentifier), ["1"])
    expect(simulator.sessions[0] !== before)
    expectContains(simulator.trace, "-> scene 1 (restored)")
    simulator.expect("Inbox")
  }

  @Test func `S27: a kill calls no delegate, and termination the application's`()
    async
  {
    let simulator = await launch()
    await simulator.background()
    delegate.log = []
    await simulator.relaunch()
    expectEqual(delegate.log.first, "willFinishLaunching")
    delegate.log = []
    await simulator.quit()
    expectEqual(delegate.log.last, "applicationWillTerminate")
  }

  @Test func `the open sessions are there when the launch begins`() async {
    let simulator = await launch()
    await simulator.newWindow()
    await relaunch(simulator)
    expectEqual(delegate.openSessionsAtLaunch, 2)
  }

  @Test func `a tablet shows the scene used last, and the others when they are asked for`() async {
    let simulator = await launch()
    await simulator.newWindow()
    await simulator.newWindow()
    await simulator.focus(2)
    await relaunch(simulator)
    expectEqual(simulator.sessions.map { $0.scene != nil }, [false, true, false])
    expectEqual(simulator.application.focusedSession?.id, "2")
    delegate.log = []
    await simulator.resume(1)
    expectEqual(
      delegate.log,
      [
        "scene 1 willConnectTo", "scene 1 sceneWillEnterForeground",
        "scene 1 sceneDidBecomeActive",
      ])
    await simulator.newWindow()
    expectEqual(simulator.sessions.map(\.id), ["1", "2", "3", "4"])
  }

  @Test func `a desktop shows every window that was on screen, and focuses the one used last`()
    async
  {
    let simulator = await launch(.desktop)
    await simulator.newWindow()
    await simulator.newWindow()
    await simulator.background(1)
    await simulator.focus(2)
    await relaunch(simulator)
    expectEqual(
      delegate.log.dropFirst(2),
      [
        "scene 2 willConnectTo", "scene 2 sceneWillEnterForeground",
        "scene 2 sceneDidBecomeActive",
        "scene 3 willConnectTo", "scene 3 sceneWillEnterForeground",
      ])
    expectEqual(
      simulator.sessions.map { $0.scene?.activationState },
      [
        nil, .foregroundActive, .foregroundInactive,
      ])
    expectEqual(simulator.application.focusedSession?.id, "2")
  }

  @Test func `a desktop that was quit shows its windows again`() async {
    let simulator = await launch(.desktop)
    await simulator.newWindow()
    await simulator.quit()
    await relaunch(simulator)
    simulator.expect(windows: 2)
  }

  @Test func `S96: a launch that restores opens nothing declared`() async {
    let simulator = await launch()
    await simulator.newWindow()
    await simulator.close(1)
    await relaunch(simulator)
    expectEqual(simulator.sessions.map(\.id), ["2"])
  }

  @Test
  func `S123, in part: closing in the switcher deletes what a session kept, and a kill doesn't`()
    async
  {
    let simulator = await launch()
    await simulator.newWindow()
    await simulator.openSwitcher()
    await simulator.close(1)
    for _ in 1...2 {
      await relaunch(simulator)
      expectEqual(simulator.sessions.map(\.id), ["2"])
      expectEqual(simulator.store.records.keys.sorted(), ["2"])
    }
  }

  @Test func `S124: a session that was discarded doesn't come back`() async {
    let simulator = await launch()
    await simulator.close(1)
    await relaunch(simulator)
    expectEqual(simulator.sessions.map(\.id), ["2"])
    expectContains(delegate.log, "scene 2 configurationForConnecting")
  }

  @Test func `S100: a window presents what it presented, and is found by it before it connects`()
    async throws
  {
    let simulator = await launch()
    await simulator.tap("Open 42")
    await simulator.focus(1)
    await relaunch(simulator)
    expect(simulator.sessions[1].scene == nil)
    await simulator.tap("Open 42")
    expectEqual(simulator.sessions.count, 2)
    simulator.expect("message 42", in: 2)
  }

  @Test func `S41, S120, S121: what a session kept is there at the next launch`() async {
    delegate.restoring = { _ in
      let activity = UserActivity(activityType: "draft")
      activity.userInfo = ["text": "Hello"]
      return activity
    }
    let simulator = await launch()
    simulator.sessions[0].userInfo = ["draft": 7]
    await simulator.background()
    await relaunch(simulator)
    expectContains(delegate.log, "scene 1 restoreInteractionStateWith")
    expectEqual(delegate.restored.map { $0.userInfo?["text"] as? String }, ["Hello"])
    expectEqual(simulator.sessions[0].userInfo?["draft"] as? Int, 7)
  }

  @Test func `S110: a scene is as large as it was`() async throws {
    let simulator = await launch()
    await simulator.resize(width: 800, height: 600)
    await simulator.relaunch()
    let scene = try require(simulator.sessions[0].scene as? WindowScene)
    expectEqual(scene.effectiveGeometry.size, SceneDescription.Size(width: 800, height: 600))
  }

  @Test func `S42: a link at the launch reaches the scene that is connected for it, once`() async {
    let simulator = await launch()
    await simulator.open(link("42"))
    await simulator.focus(1)
    delegate.log = []
    await simulator.relaunch(for: [.openURL(ExternalEvent.Link(link("7")))])
    expectEqual(simulator.sessions.map { $0.scene != nil }, [false, false, true])
    expectEqual(delegate.options["3"]?.urlContexts.count, 1)
    expect(!delegate.log.contains { $0.hasSuffix("openURLContexts") })
  }

  @Test func `where only one scene is possible, a link at the launch goes to the one kept`() async {
    let simulator = await launch(.phone)
    delegate.log = []
    await simulator.relaunch(for: [.openURL(ExternalEvent.Link(link("7")))])
    expectEqual(simulator.sessions.map(\.id), ["1"])
    expectEqual(delegate.options["1"]?.urlContexts.count, 1)
    expectEqual(delegate.log.filter { $0.hasSuffix("willConnectTo") }.count, 1)
  }

  @Test
  func `S14, S15, S16: what can't be shown any more is discarded at once, before a scene connects`()
    async
  {
    let app = Renaming()
    let simulator = await AppSimulator(app)
    await simulator.tap("Open message")
    await simulator.tap("Open message", in: 1)
    app.choice.isRenamed = true
    app.delegate.log = []
    await simulator.relaunch()
    expectEqual(
      app.delegate.log.prefix(4),
      [
        "willFinishLaunching", "didFinishLaunching", "scenes 2, 3 didDiscardSceneSessions",
        "scene 1 willConnectTo",
      ])
    expectEqual(app.delegate.openSessionsAtDiscard.map(\.id), ["1"])
    expectEqual(simulator.sessions.map(\.id), ["1"])
    expectEqual(simulator.problems.map(\.place), ["scene 2", "scene 3"])
    // Given up for good, and their numbers aren't given again.
    expectEqual(Set(simulator.store.records.keys), ["1"])
    await simulator.newWindow()
    expectEqual(simulator.sessions.map(\.ordinal), [1, 4])
  }

  @Test func `on another device that has one scene, the scene used last stays`() async {
    let store = MemorySessionStore()
    for (profile, count) in [(HostProfile.tablet, 2), (.phone, 1)] {
      let launch = AppLaunch(
        app, host: StubHost(), profile: profile, services: .repeatable(store: store))
      launch.application.handle(.launch([]))
      if profile == .tablet { launch.application.handle(.newWindow) }
      expectEqual(launch.application.openSessions.count, count)
      launch.application.tearDown()
    }
    expectEqual(Set(store.records.keys), ["2"])
  }

  @Test func `S47: the numbers of windows go on with the identifiers of their sessions`() async {
    let simulator = await launch()
    await simulator.newWindow()
    await simulator.newWindow()
    await simulator.close(3)
    await simulator.relaunch()
    await simulator.newWindow()
    expectEqual(simulator.sessions.map(\.id), ["1", "2", "4"])
    expectEqual(simulator.sessions.map(\.ordinal), [1, 2, 4])
    expectContains(simulator.text, "window 4")
  }

  @Test func `identifiers of a new process avoid those of stored sessions`() async {
    let store = MemorySessionStore()
    for sessions in [["1", "2"], ["1", "2", "3"], ["1", "2", "3"]] {
      let launch = AppLaunch(
        app, host: StubHost(), profile: .tablet, services: .repeatable(store: store))
      launch.application.handle(.launch([]))
      if launch.application.orderedSessions.count < sessions.count {
        launch.application.handle(.newWindow)
      }
      expectEqual(launch.application.orderedSessions.map(\.id), sessions)
      launch.application.tearDown()
    }
  }

  @Test func `of a display nothing is kept, and it has a new scene where it is still there`() async
  {
    let simulator = await launch()
    await simulator.attachDisplay("Wall")
    await simulator.attachDisplay("Door")
    await simulator.detachDisplay("Door")
    expectEqual(Set(simulator.store.records.keys), ["1"])
    await relaunch(simulator)
    expectEqual(simulator.sessions.map(\.id), ["1", "4"])
    expectEqual(simulator.sessions[1].role, .windowExternalDisplayNonInteractive)
    expectEqual(simulator.application.focusedSession?.id, "1")
    expectEqual(simulator.trace.first, "launch")
    await simulator.detachDisplay("Wall")
    expectEqual(simulator.sessions.map(\.id), ["1"])
  }

  @Test func `S33: where sessions were kept there are scenes, before anybody is asked for them`() {
    final class Noting: RecordingApplicationDelegate {
      var lifeCycles: [LifeCycleMode] = []

      override func application(
        _ application: Application,
        willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
      ) -> Bool {
        lifeCycles.append(application.lifeCycleMode)
        return true
      }
    }
    let delegate = Noting()
    let store = MemorySessionStore()
    for _ in 1...2 {
      let application = Application.stub(
        [], manifest: nil, delegate: delegate, services: .repeatable(store: store))
      application.handle(.launch([]))
      expectEqual(application.lifeCycleMode, .scenes)
      application.tearDown()
    }
    expectEqual(delegate.lifeCycles, [.unsettled, .scenes])
    expectEqual(delegate.log.filter { $0.hasSuffix("configurationForConnecting") }.count, 1)
  }

  @Test func `S33: the application life cycle stores no sessions`() async {
    let store = MemorySessionStore()
    for _ in 1...2 {
      let application = Application.stub(
        [], manifest: nil, delegate: OldDelegate(), services: .repeatable(store: store))
      application.handle(.launch([]))
      expectEqual(application.lifeCycleMode, .application)
      expectEmpty(store.records)
      application.tearDown()
    }
  }
}

private final class OldDelegate: ApplicationDelegate {
  init() {}
}
