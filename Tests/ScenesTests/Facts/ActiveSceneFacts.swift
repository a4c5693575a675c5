import Checking
import Scenes
import ScenesTesting
import Testing

/// T22: several scenes that are active at the same time.
@MainActor struct ActiveSceneFacts {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Inbox") { Text("Inbox") }
    }
  }

  @Test func `T22: several scenes are active at once, and each has a key window`() async {
    let simulator = await AppSimulator(Postbox(), profile: .tablet)
    await simulator.newWindow()
    let scenes: Set<ConnectedScene> = simulator.application.connectedScenes
    expectEqual(scenes.count, 2)
    for scene in scenes {
      let window = (scene as? WindowScene)?.keyWindow
      expectEqual(scene.activationState, .foregroundActive)
      expectEqual(window?.isKeyWindow, true)
      expect(window?.windowScene === scene)
    }
  }
}
