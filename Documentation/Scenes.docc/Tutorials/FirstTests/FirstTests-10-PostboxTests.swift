import Foundation
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

  @Test func `a link opens its message`() async throws {
    let link = try #require(URL(string: "postbox://message/2/"))
    let simulator = await AppSimulator(Postbox())
    await simulator.open(link)
    simulator.expect("Two seats by the window.")
  }

  @Test func `a second link finds the window of its message`() async throws {
    let link = try #require(URL(string: "postbox://message/2/"))
    let simulator = await AppSimulator(Postbox(), opening: link)
    await simulator.open(link)
    simulator.expect(windows: 1)
    simulator.expect(trace: [
      "open postbox://message/2/",
      "-> scene 1 (prefers \"message/2/\")",
      "scene 1 openURLContexts",
      "scene 1 handles: open postbox://message/2/",
    ])
  }

  @Test func `a link that no window handles is a problem`() async throws {
    let link = try #require(URL(string: "postbox://help"))
    let simulator = await AppSimulator(Postbox())
    #expect(simulator.problems.isEmpty)
    await simulator.open(link)
    #expect(simulator.problems.map(\.code) == [.unhandledEvent])
  }
}
