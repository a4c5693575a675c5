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

  @Test func `a message opens in its own window and is read`() async {
    let simulator = await AppSimulator(Postbox())
    await simulator.tap("Train tickets")
    simulator.expect(windows: 2)
    simulator.expect("Two seats by the window.", in: 2)
    simulator.expect("2 unread", in: 1)
  }
}
