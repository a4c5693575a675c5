import Checking
import Foundation
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// An app whose application delegate, and every scene's, keeps what it is told.
private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox") { Text("Inbox") }
  }
}

/// S1–S19: what happens to a scene, in which order.
@MainActor struct LifeCycleFacts {
  private func launch(profile: HostProfile = .tablet) async -> (
    AppSimulator, RecordingApplicationDelegate
  ) {
    let app = Postbox()
    return (await AppSimulator(app, profile: profile), app.delegate)
  }

  @Test func `S7, S9: a scene a person asked for goes quickly to the foreground`() async {
    let (simulator, delegate) = await launch()
    simulator.expect(callbacks: [
      "willFinishLaunching",
      "didFinishLaunching",
      "scene 1 configurationForConnecting",
      "scene 1 willConnectTo",
      "scene 1 sceneWillEnterForeground",
      "scene 1 sceneDidBecomeActive",
    ])
    expectEqual(delegate.log, simulator.callbacks)
    expectEqual(simulator.sessions[0].scene?.activationState, .foregroundActive)
  }

  @Test func `S7: a scene starts unattached and has its state in each call`() async {
    let (simulator, delegate) = await launch()
    await simulator.background()
    await simulator.memoryPressure()
    expectEqual(
      delegate.states,
      [
        "willConnectTo unattached",
        "sceneWillEnterForeground unattached",
        "sceneDidBecomeActive foregroundActive",
        "sceneWillResignActive foregroundActive",
        "sceneDidEnterBackground background",
        "sceneDidDisconnect unattached",
      ])
  }

  @Test func `S7, S61: a scene the system asked for goes to the background`() async {
    let (simulator, delegate) = await launch()
    await simulator.background()
    await simulator.memoryPressure()
    delegate.log = []
    simulator.application.requestSceneSessionRefresh(simulator.sessions[0])
    await simulator.settle()
    expectEqual(delegate.log, ["scene 1 willConnectTo"])
    expectEqual(simulator.sessions[0].scene?.activationState, .background)
  }

  @Test func `S8: between acts a scene rests active or in the background`() async {
    let (simulator, _) = await launch()
    for _ in 0..<4 { await simulator.newWindow() }
    await simulator.background()
    await simulator.foreground()
    for session in simulator.sessions {
      let state = session.scene?.activationState
      expect(state == .foregroundActive || state == .background)
    }
  }

  @Test func `S9: a scene that returns enters the foreground and becomes active`() async {
    let (simulator, delegate) = await launch()
    await simulator.background()
    delegate.log = []
    await simulator.foreground()
    expectEqual(
      delegate.log, ["scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive"])
  }

  @Test func `S10: a scene resigns for the switcher, and before it goes to the background`() async {
    let (simulator, delegate) = await launch()
    delegate.log = []
    await simulator.openSwitcher()
    expectEqual(delegate.log, ["scene 1 sceneWillResignActive"])
    await simulator.foreground()
    expectEqual(delegate.log.last, "scene 1 sceneDidBecomeActive")
    expect(!simulator.application.isSwitcherOpen)
    delegate.log = []
    await simulator.background()
    expectEqual(delegate.log, ["scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground"])
  }

  @Test func `S10: an interruption makes the scene inactive until it is over`() async {
    let (simulator, delegate) = await launch()
    delegate.log = []
    await simulator.interrupt()
    expectEqual(delegate.log, ["scene 1 sceneWillResignActive"])
    expect(!simulator.application.isSwitcherOpen)
    await simulator.interrupt()
    expectEqual(delegate.log.count, 1)
    await simulator.foreground()
    expectEqual(delegate.log, ["scene 1 sceneWillResignActive", "scene 1 sceneDidBecomeActive"])
    await simulator.interrupt()
    delegate.log = []
    await simulator.background()
    expectEqual(delegate.log, ["scene 1 sceneDidEnterBackground"])
  }

  @Test func `S10: from the switcher a scene goes to the background without resigning twice`() async
  {
    let (simulator, delegate) = await launch()
    await simulator.openSwitcher()
    delegate.log = []
    await simulator.background()
    expectEqual(delegate.log, ["scene 1 sceneDidEnterBackground"])
  }

  @Test func `S11: the snapshot is taken after sceneDidEnterBackground`() async {
    let (simulator, _) = await launch()
    await simulator.background()
    simulator.expect(trace: [
      "background",
      "scene 1 sceneWillResignActive",
      "scene 1 sceneDidEnterBackground",
      "scene 1 snapshot",
    ])
  }

  @Test func `S12: turning to another application disconnects nothing`() async {
    let (simulator, _) = await launch()
    await simulator.background()
    expectEqual(simulator.application.connectedScenes.count, 1)
  }

  @Test func `S5: some time after it entered the background a scene disconnects, and is let go`()
    async
  {
    let (simulator, delegate) = await launch()
    await simulator.background()
    weak let scene = simulator.sessions[0].scene
    weak let content = (scene as? WindowScene)?.windows.first?.content
    expect(scene != nil && content != nil && delegate.delegates[0].object != nil)
    expectEqual(delegate.log.last, "scene 1 sceneDidEnterBackground")
    await simulator.memoryPressure()
    expectEqual(delegate.log.last, "scene 1 sceneDidDisconnect")
    expect(scene == nil && content == nil && delegate.delegates[0].object == nil)
  }

  @Test func `S12, S13: reclaiming memory disconnects and keeps the session`() async {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    await simulator.background(1)
    delegate.log = []
    await simulator.memoryPressure()
    expectEqual(
      delegate.log, ["applicationDidReceiveMemoryWarning", "scene 1 sceneDidDisconnect"])
    expectEqual(simulator.application.openSessions.count, 2)
    expect(simulator.sessions[0].scene == nil)
    expectEqual(simulator.sessions[1].scene?.activationState, .foregroundActive)
  }

  @Test func `memory is taken from the scene that is longest in the background first`() async {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    await simulator.newWindow()
    await simulator.background(2)
    await simulator.background(1)
    delegate.log = []
    await simulator.memoryPressure()
    expectEqual(
      delegate.log,
      [
        "applicationDidReceiveMemoryWarning", "scene 2 sceneDidDisconnect",
        "scene 1 sceneDidDisconnect",
      ])
  }

  @Test func `S12, S13: closing in the switcher disconnects and discards`() async {
    let (simulator, delegate) = await launch()
    await simulator.openSwitcher()
    delegate.log = []
    await simulator.close(1)
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneDidEnterBackground",
        "scene 1 sceneDidDisconnect",
        "scene 1 didDiscardSceneSessions",
      ])
    expectEqual(simulator.application.openSessions, [])
  }

  @Test func `S17, S18: an active scene resigns, leaves, disconnects and is discarded`() async {
    let (simulator, delegate) = await launch()
    delegate.log = []
    await simulator.close()
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneWillResignActive",
        "scene 1 sceneDidEnterBackground",
        "scene 1 sceneDidDisconnect",
        "scene 1 didDiscardSceneSessions",
      ])
  }

  @Test func `S15: at discard the session is out of openSessions and has no scene`() async {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    let session = simulator.sessions[0]
    await simulator.close(1)
    expect(!delegate.openSessionsAtDiscard.contains(session))
    expectEqual(delegate.openSessionsAtDiscard.count, 1)
    expect(session.scene == nil)
  }

  @Test func `S19: a scene in the background only receives its disconnection`() async {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    await simulator.background(1)
    delegate.log = []
    await simulator.close(1)
    expectEqual(
      delegate.log, ["scene 1 sceneDidDisconnect", "scene 1 didDiscardSceneSessions"])
  }

  @Test func `S19: a session without a scene is discarded only`() async {
    let (simulator, delegate) = await launch()
    await simulator.background()
    await simulator.memoryPressure()
    delegate.log = []
    await simulator.close(1)
    expectEqual(delegate.log, ["scene 1 didDiscardSceneSessions"])
  }

  @Test func `quitting sends every scene to the background and then ends`() async {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    delegate.log = []
    await simulator.quit()
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground",
        "scene 2 sceneWillResignActive", "scene 2 sceneDidEnterBackground",
        "applicationWillTerminate",
      ])
    expect(simulator.application.isTerminated)
  }

  // MARK: - Between scenes

  @Test func `several scenes go in the order of their creation, each all its way`() async {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    await simulator.newWindow()
    await simulator.focus(1)
    delegate.log = []
    await simulator.background()
    await simulator.foreground()
    expectEqual(
      delegate.log,
      [
        "scene 1 sceneWillResignActive", "scene 1 sceneDidEnterBackground",
        "scene 2 sceneWillResignActive", "scene 2 sceneDidEnterBackground",
        "scene 3 sceneWillResignActive", "scene 3 sceneDidEnterBackground",
        "scene 1 sceneWillEnterForeground", "scene 1 sceneDidBecomeActive",
        "scene 2 sceneWillEnterForeground", "scene 2 sceneDidBecomeActive",
        "scene 3 sceneWillEnterForeground", "scene 3 sceneDidBecomeActive",
      ])
  }

  @Test func `T22: on a tablet three are active, and a fourth sends one away before it enters`()
    async
  {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    await simulator.newWindow()
    await simulator.focus(1)
    delegate.log = []
    await simulator.newWindow()
    expectEqual(
      delegate.log,
      [
        "scene 4 configurationForConnecting",
        "scene 4 willConnectTo",
        "scene 2 sceneWillResignActive",
        "scene 2 sceneDidEnterBackground",
        "scene 4 sceneWillEnterForeground",
        "scene 4 sceneDidBecomeActive",
      ])
    simulator.expect(windows: 3)
  }

  @Test func `focusing moves the key window and tells no delegate`() async {
    let (simulator, delegate) = await launch()
    await simulator.newWindow()
    delegate.log = []
    await simulator.focus(1)
    expectEqual(delegate.log, [])
    expectEqual(simulator.application.focusedSession, simulator.sessions[0])
  }
}
