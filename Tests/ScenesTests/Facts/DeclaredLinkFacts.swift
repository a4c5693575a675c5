import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Links that choose a scene by its declaration, with and without a handler for them.
@MainActor struct DeclaredLinkFacts {
  private struct Postbox: App {
    var body: some Scene {
      WindowGroup("Inbox") { Text("inbox") }
      WindowGroup("Compose", id: "compose") { Text("new message") }
        .handlesExternalEvents(matching: ["compose"])
      Window("Activity", id: "activity") { Text("activity") }
        .handlesExternalEvents(matching: ["activity"])
      WindowGroup("Other", id: "other") { Text("other") }
        .handlesExternalEvents(matching: ["*"])
    }
  }

  private func link(_ text: String) throws -> URL {
    try require(URL(string: "postbox://\(text)"))
  }

  @Test(arguments: ["compose", "Compose/", "window/activity"])
  func `a link that only names a declared scene needs no handler`(_ name: String) async throws {
    let simulator = await AppSimulator(Postbox())
    await simulator.open(try link(name))
    await simulator.open(try link(name))
    expectEqual(simulator.problems, [])
    let launched = await AppSimulator(Postbox(), opening: try link(name), try link(name))
    expectEqual(launched.problems, [])
  }

  @Test(arguments: ["message/42", "compose/42", "compose?to=…"])
  func `a link with more than the condition of its scene needs a handler`(
    _ text: String
  ) async throws {
    let simulator = await AppSimulator(Postbox())
    await simulator.open(try link(text))
    expectEqual(simulator.problems.count, 1)
    expectContains(simulator.problems.first?.what, text)
  }

  @Test func `a link beside one that only names a scene needs a handler`() async throws {
    let simulator = await AppSimulator(Postbox())
    simulator.application.receive(
      .openURLs([.init(try link("compose")), .init(try link("message/42"))]))
    await simulator.settle()
    expectEqual(simulator.problems.count, 1)
    expectContains(simulator.problems.first?.what, "message/42")
  }
}
