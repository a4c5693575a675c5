import Checking
import Scenes
import ScenesTesting
import Testing

@testable import MultipleScenes

/// The walk-through: make a scene, choose its kind by an identifier, close it from inside.
@MainActor struct MultipleScenesTests {
  @Test func `the first scene opens at launch`() async {
    let simulator = await AppSimulator(MultipleScenesApp())
    simulator.expect(callbacks: ["scene 1 configurationForConnecting"])
    // The first scene is declared and has no delegate.
    simulator.expect(unreceivedCallbacks: [
      "willFinishLaunching",
      "didFinishLaunching",
      "scene 1 willConnectTo",
      "scene 1 sceneWillEnterForeground",
      "scene 1 sceneDidBecomeActive",
    ])
    simulator.expect("Hello, World!")
    expectEqual(simulator.problems, [])
  }

  @Test func `a scene is created without an activity`() async {
    let simulator = await AppSimulator(MultipleScenesApp())
    await simulator.tap("Create Scene")
    simulator.expect(windows: 2)
    simulator.expect("Hello, World!", in: 2)
  }

  @Test func `its kind is chosen by the activity's target content identifier`() async {
    let simulator = await AppSimulator(MultipleScenesApp())
    await simulator.tap("Create Second Scene")
    simulator.expect("This is the second scene", in: 2)
  }

  @Test func `a scene built by its delegate closes itself`() async {
    let simulator = await AppSimulator(MultipleScenesApp())
    await simulator.tap("Create Third Scene")
    simulator.expect("This is the third scene", in: 2)
    await simulator.tap("Close", in: 2)
    simulator.expect(callbacks: [])
    simulator.expect(unreceivedCallbacks: [
      "scene 2 sceneWillResignActive",
      "scene 2 sceneDidEnterBackground",
      "scene 2 sceneDidDisconnect",
      "scene 2 didDiscardSceneSessions",
    ])
    expectEqual(simulator.sessions.map(\.id), ["1"])
    expectEqual(simulator.problems, [])
  }
}
