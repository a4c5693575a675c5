import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@MainActor private final class Log {
  static var lines: [String] = []
}

private final class AppDelegate: ApplicationDelegate {
  static var manifest: SceneManifest? {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [.init(name: "Inbox", delegateClass: InboxDelegate.self)],
        .carTemplateApplication: [
          .init(name: "Car", sceneClass: ConnectedScene.self, delegateClass: CarDelegate.self)
        ],
      ])
  }

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    Log.lines.append("configuration of \(session.role.rawValue)")
    return session.configuration
  }
}

private final class CarDelegate: ConnectedSceneDelegate {
  func sceneDidBecomeActive(_ scene: ConnectedScene) {}
}

private final class InboxDelegate: WindowSceneDelegate {
  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    Log.lines.append("connects with \(session.userInfo?["draft"] as? String ?? "nothing")")
    showInbox(in: scene)
  }

  func sceneWillResignActive(_ scene: ConnectedScene) {
    Log.lines.append("resigns, \(scene.activationState)")
  }

  func sceneDidBecomeActive(_ scene: ConnectedScene) { Log.lines.append("active") }

  func sceneDidEnterBackground(_ scene: ConnectedScene) {
    Log.lines.append("saves")
    scene.session.userInfo = ["draft": "Lunch?"]
  }

  func stateRestorationActivity(for scene: ConnectedScene) -> UserActivity? {
    Log.lines.append("keeps")
    return nil
  }

  func scene(_ scene: ConnectedScene, openURLContexts urlContexts: Set<OpenURLContext>) {}
}

@MainActor private func showInbox(in scene: ConnectedScene) {
  guard let scene = scene as? WindowScene else { return }
  let window = SceneWindow(windowScene: scene)
  window.content = HostingContent(rootView: Text("Inbox"))
  window.makeKeyAndVisible()
}

/// Faults of the process, the store and the system, and what an app makes of them.
@Suite(.serialized) @MainActor struct FaultTests {
  private let link = ExternalEvent.openURL(
    ExternalEvent.Link(URL(string: "postbox://message/42") ?? URL(filePath: "/")))

  init() { Log.lines = [] }

  private func launch(_ faults: Fault...) async -> AppSimulator {
    await AppSimulator(delegate: AppDelegate.self, faults: faults)
  }

  // MARK: - Kills

  /// The calls of which the delegates write one line each.
  private static let logged = [
    "configurationForConnecting", "willConnectTo", "sceneDidBecomeActive", "sceneWillResignActive",
    "sceneDidEnterBackground",
  ]

  /// The lines of a run that goes to the background and is launched again.
  private func run(killedAt step: Int?) async -> (trace: [String], log: [String], draft: String?) {
    Log.lines = []
    let simulator = await launch(contentsOf: step.map { [Fault.kill(atStep: $0)] } ?? [])
    let issues = await simulator.issues { await simulator.background() }
    expect(issues.allSatisfy { $0.message.contains("the process was killed at step \(step ?? 0)") })
    let trace = simulator.application.trace.entries.filter(\.isComparable).map(\.line)
    let log = Log.lines
    let draft = simulator.store.records.values.first?.userInfo?["draft"]
    await simulator.relaunch()
    expectEqual(simulator.problems, [])
    return (trace, log, draft?.base as? String)
  }

  private func launch(contentsOf faults: [Fault]) async -> AppSimulator {
    await AppSimulator(delegate: AppDelegate.self, faults: faults)
  }

  @Test func `a process that is killed at a step does nothing after it`() async {
    let whole = await run(killedAt: nil)
    expectEqual(whole.trace.count, 13)
    for step in 1...whole.trace.count {
      let killed = await run(killedAt: step)
      expectEqual(killed.trace, Array(whole.trace.prefix(step)), "step \(step)")
      // A call of the line at which it is killed isn't made, nor is any after it.
      let calls = whole.trace.prefix(step - 1).count { line in
        Self.logged.contains { line.hasSuffix($0) }
      }
      // The line of this one comes after the call.
      let keeps = killed.trace.contains("scene 1 stateRestorationActivity") ? 1 : 0
      expectEqual(killed.log, Array(whole.log.prefix(calls + keeps)), "step \(step)")
      expectEqual(killed.draft, nil, "step \(step)")
    }
    expectEqual(whole.draft, "Lunch?")
  }

  @Test func `the call of the step isn't made, and the one before it is`() async throws {
    let whole = await run(killedAt: nil)
    let step = try require(whole.trace.firstIndex(of: "scene 1 sceneDidEnterBackground")) + 1
    await expectEqual(run(killedAt: step).log.last, "resigns, foregroundActive")
    await expectEqual(run(killedAt: step + 1).log.suffix(2), ["saves", "keeps"])
  }

  @Test func `acts after a kill fail until the app is launched again`() async {
    let simulator = await launch(.kill(atStep: 3))
    expect(simulator.application.isTerminated)
    let issues = await simulator.issues {
      await simulator.open(URL(filePath: "/"))
      _ = try? await simulator.perform { _ in 1 }
    }
    expectEqual(
      issues.first?.message,
      "the process was killed at step 3, \"didFinishLaunching\"; expected relaunch()")
    await simulator.relaunch()
    await simulator.background()
    simulator.expect(callbacks: [
      "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground",
      "scene 1 stateRestorationActivity",
    ])
  }

  @Test func `each process can be killed`() async {
    let simulator = await launch(.kill(atStep: 3), .kill(atStep: 5))
    await simulator.relaunch()
    expectEqual(simulator.trace, ["launch", "willFinishLaunching"])
    await simulator.relaunch()
    simulator.expect(windows: 1)
  }

  @Test func `work of a killed process fails at once`() async {
    let simulator = await launch(.kill(atStep: 3))
    let issues = await simulator.issues {
      await #expect(throws: CancellationError.self) { try await simulator.perform { _ in } }
    }
    expectEqual(
      issues.map(\.message),
      [
        "the process was killed at step 3, \"didFinishLaunching\"; expected relaunch()"
      ])
  }

  // MARK: - The store

  @Test func `a relaunch finds what was stored before the store refused`() async {
    let simulator = await launch(.refusedWrites(from: 2))
    await simulator.background()
    expectEqual(
      simulator.trace.last,
      """
      problem: store: the write of scene 1 is refused, as the test demands, so a relaunch finds older records; \
      expect the state that was stored before.
      """)
    expectEqual(simulator.problems.map(\.code), [.refusedWrite])
    Log.lines = []
    await simulator.relaunch()
    expectEqual(Log.lines.first, "connects with nothing")
  }

  @Test(arguments: [
    (Fault.refusedWrites, 0), (.refusedWrites(from: 1, count: 1), 1), (.refusedWrites(from: 9), 1),
  ])
  func `the store refuses the writes that are named`(fault: Fault, stored: Int) async {
    let simulator = await launch(fault)
    await simulator.background()
    expectEqual(simulator.store.records.count, stored)
    // The application isn't held up by what isn't stored.
    await simulator.quit()
    expect(simulator.application.isTerminated)
  }

  // MARK: - The system

  @Test func `T27: a stray call tells a scene once that it resigns, while it stays active`() async {
    let simulator = await launch(.strayResignActive)
    expectEqual(Log.lines.suffix(2), ["active", "resigns, foregroundActive"])
    expectEqual(simulator.sessions[0].scene?.activationState, .foregroundActive)
    await simulator.background()
    await simulator.foreground()
    simulator.expect(callbacks: ["scene 1 sceneDidBecomeActive"])
    let without = await launch()
    expect(!without.trace.contains("scene 1 sceneWillResignActive"))
  }

  @Test func `a second event arrives in the same turn as another`() async {
    let simulator = await launch(.second(link, withEvent: 2))
    await simulator.receive(link)
    expectEqual(simulator.callbacks, ["scene 1 openURLContexts"])
    await simulator.receive(link)
    expectEqual(simulator.callbacks, ["scene 1 openURLContexts", "scene 1 openURLContexts"])
    expectEqual(Set(simulator.application.trace.entries.suffix(6).map(\.turn)).count, 1)
    await simulator.receive(link)
    expectEqual(simulator.callbacks, ["scene 1 openURLContexts"])
  }

  @Test func `a launch is an event too, if it is for one`() async {
    let simulator = await AppSimulator(
      delegate: AppDelegate.self, faults: [.second(link)], launchedFor: [link])
    expectContains(simulator.callbacks, "scene 1 openURLContexts")
    expectContains(simulator.callbacks, "scene 1 willConnectTo")
    let empty = await launch(.second(link))
    expect(!empty.callbacks.contains("scene 1 openURLContexts"))
  }

  @Test func `a scene with an odd role connects first, or alone`() async {
    let first = await launch(.firstRole(.carTemplateApplication))
    expectEqual(
      Log.lines.first, "configuration of \(SceneSession.Role.carTemplateApplication.rawValue)")
    expectEqual(first.sessions.map(\.role), [.carTemplateApplication, .windowApplication])
    let alone = await launch(.firstRole(.carTemplateApplication, isAlone: true))
    expectEqual(alone.sessions.map(\.role), [.carTemplateApplication])
    expectContains(alone.callbacks, "scene 1 sceneDidBecomeActive")
  }

  @Test func `an odd role without a delegate is no trap`() async {
    let simulator = await launch(.firstRole(.init(rawValue: "OddRole")))
    expectEqual(simulator.sessions.map(\.role.rawValue).first, "OddRole")
    simulator.expect(windows: 2)
  }

  @Test func `a run with faults is replayed with them`() async {
    let simulator = await launch(.kill(atStep: 12), .strayResignActive, .second(link))
    _ = await simulator.issues { await simulator.background() }
    await simulator.relaunch()
    await simulator.receive(link)
    let recording = simulator.recording
    let replaying = await launch()
    await replaying.replay(recording)
    expectEqual(replaying.recording.text, recording.text)
  }
}
