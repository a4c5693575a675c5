import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for declarations of immersive spaces.
@MainActor struct ImmersiveSpaceTests {
  private struct Door: View {
    @Environment(\.openImmersiveSpace) private var open

    var body: some View {
      Button("Room") { Task { await open(id: "room") } }
      Button("Roam") { Task { await open(id: "roam") } }
      Button("Number") { Task { await open(value: 1) } }
      Button("Text") { Task { await open(value: "1") } }
      Button("Globe") { Task { await open(id: "globe", value: 1) } }
    }
  }

  private struct Rooms: App {
    var body: some Scene {
      ImmersiveSpace(id: "room") { Text("never") }
      ImmersiveSpace(for: Int.self) { _ in Text("never") }
      WindowGroup(for: Int.self) { _ in
        Door()
      } defaultValue: {
        0
      }
      Group {
        ImmersiveSpace(id: "globe", for: Int.self) { _ in Text("never") }.immersionStyle(
          selection: .constant(.full), in: .full)
        ImmersiveSpace { Text("never") }
      }
    }
  }

  @Test func `spaces are described after the scenes, as scenes that no host shows`() async {
    let simulator = await AppSimulator(Rooms())
    expectEqual(
      simulator.application.graph.description,
      """
      app
        WindowGroup (for Swift.Int)
          opens at launch
          presents Swift.Int
          external events: those no other scene takes
        ImmersiveSpace ("room")
          is never shown: no host has immersive spaces
        ImmersiveSpace (at 1)
          is never shown: no host has immersive spaces
          presents Swift.Int
        ImmersiveSpace ("globe")
          is never shown: no host has immersive spaces
          presents Swift.Int
        ImmersiveSpace (at 3.1)
          is never shown: no host has immersive spaces
      """)
    expectEqual(simulator.problems, [])
  }

  @Test(arguments: [
    ("Room", true), ("Roam", false), ("Number", true), ("Text", false), ("Globe", true),
  ])
  func `a space that isn't declared is another problem than one that is`(
    button: String, isDeclared: Bool
  ) async {
    let simulator = await AppSimulator(Rooms())
    await simulator.tap(button)
    await simulator.until { !simulator.problems.isEmpty }
    expectEqual(simulator.problems.map(\.code), [.unshownSceneRequested])
    let texts = simulator.problems.map(\.what)
    expectEqual(
      texts,
      [
        isDeclared
          ? "it is opened, and no host has immersive spaces" : "it is opened, and isn't declared"
      ])
  }

  private struct Extended: App {
    @State private var isLarge = false

    var body: some Scene {
      WindowGroup { Button("Enlarge") { isLarge = true } }
      ImmersiveSpace(id: isLarge ? "hall" : "room") { Text("never") }
      if isLarge { ImmersiveSpace(id: "garden") { Text("never") } }
    }
  }

  @Test func `the spaces follow the declarations`() async {
    let simulator = await AppSimulator(Extended())
    expectContains(simulator.application.graph.description, "ImmersiveSpace (\"room\")")
    await simulator.tap("Enlarge")
    expectContains(simulator.application.graph.description, "ImmersiveSpace (\"hall\")")
    expectContains(simulator.application.graph.description, "ImmersiveSpace (\"garden\")")
  }
}
