import Scenes
import ScenesTesting
import Testing

@testable import Mail

@MainActor
struct PostboxTests {
  @Test func `a launch shows the inbox`() async {
    let simulator = await AppSimulator(Postbox())
    simulator.expect(windows: 1)
    simulator.expect("3 unread")
  }
}
