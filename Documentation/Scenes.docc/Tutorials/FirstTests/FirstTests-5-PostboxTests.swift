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

  @Test func `a message that is read isn't among the unread ones`() async {
    let simulator = await AppSimulator(Postbox())
    await simulator.tap("Unread Only")
    #expect(simulator.element("Unread Only").value == "on")
    await simulator.tap("Train tickets")
    #expect(!simulator.element("Train tickets", in: 1).exists)
    let issues = await simulator.issues { await simulator.tap("Train tickets", in: 1) }
    #expect(issues.count == 1)
  }
}
