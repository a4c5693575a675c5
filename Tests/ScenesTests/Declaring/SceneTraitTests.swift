import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for the values that scene modifiers add to the graph.
@MainActor struct SceneTraitTests {
  @Test
  func `S111: resizability and shortcut are in the graph, and inner modifiers win`() async {
    struct Postbox: App {
      var body: some Scene {
        WindowGroup("Inbox", id: "inbox") { Text("") }
          .windowResizability(.contentSize)
          .windowResizability(.contentMinSize)
          .keyboardShortcut(.defaultAction)
          .keyboardShortcut("x")
        Window("Drafts", id: "drafts") { Text("") }
          .keyboardShortcut("d", modifiers: [.command, .option])
        Settings { Text("") }
      }
    }
    let simulator = await AppSimulator(Postbox())
    let scenes = simulator.application.graph.scenes
    expectEqual(scenes.map(\.resizability), [.contentSize, .automatic, .automatic])
    expectEqual(
      scenes.map { $0.keyboardShortcut?.description }, ["return", "command+option+d", nil])
    expectEqual(
      simulator.application.graph.description,
      """
      app
        WindowGroup "Inbox" ("inbox")
          opens at launch
          external events: those no other scene takes
          resizability: contentSize
          keyboard shortcut: return
        Window "Drafts" ("drafts")
          external events: those no other scene takes
          keyboard shortcut: command+option+d
        Settings (at 2)
      """)
  }
}
