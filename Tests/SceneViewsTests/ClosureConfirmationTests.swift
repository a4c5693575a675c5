import Checking
import Scenes
import ScenesTesting
import Testing

/// The question that views set for the time when a person closes their window.
@MainActor struct ClosureConfirmationTests {
  private func scene(_ simulator: AppSimulator) throws -> WindowScene {
    try require(simulator.sessions[0].scene as? WindowScene)
  }

  private struct Writing: View {
    @State private var text = ""
    @State private var isShown = true

    var body: some View {
      if isShown {
        TextField("Text", text: $text)
          .closureConfirmation(
            text.isEmpty ? nil : SceneClosureConfirmation(title: "Drop \(text)?"))
      }
      Button("Flip") { isShown.toggle() }
    }
  }

  @Test func `the question follows the state, and goes with its view`() async throws {
    let simulator = await AppSimulator(Showing { Writing() })
    let scene = try scene(simulator)
    expect(scene.closureConfirmation == nil)
    for text in ["a", "ab"] {
      await simulator.type(text, into: "Text")
      expectEqual(scene.closureConfirmation?.title, "Drop \(text)?")
    }
    await simulator.tap("Flip")
    expect(scene.closureConfirmation == nil)
    await simulator.tap("Flip")
    expectEqual(scene.closureConfirmation?.title, "Drop ab?")
    await simulator.type("", into: "Text")
    expect(scene.closureConfirmation == nil)
  }

  @Test func `a question of the scene is asked in place of those of views`() async throws {
    let simulator = await AppSimulator(Showing { Writing() })
    let scene = try scene(simulator)
    scene.closureConfirmation = SceneClosureConfirmation(title: "Scene?")
    await simulator.type("a", into: "Text")
    expectEqual(scene.closureConfirmation?.title, "Scene?")
    scene.closureConfirmation = nil
    expectEqual(scene.closureConfirmation?.title, "Drop a?")
  }

  private struct Several: View {
    @State private var hasOuter = true

    var body: some View {
      TabView {
        Text("first").closureConfirmation(SceneClosureConfirmation(title: "Inner?"))
          .tabItem { Text("A") }
        Button("Flip") { hasOuter.toggle() }.tabItem { Text("B") }
      }
      .closureConfirmation(hasOuter ? SceneClosureConfirmation(title: "Outer?") : nil)
    }
  }

  @Test func `the outermost question is asked, also that of a page that isn't selected`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Several() })
    let scene = try scene(simulator)
    expectEqual(scene.closureConfirmation?.title, "Outer?")
    await simulator.tap("B")
    await simulator.tap("Flip")
    expectEqual(scene.closureConfirmation?.title, "Inner?")
    await simulator.tap("Flip")
    expectEqual(scene.closureConfirmation?.title, "Outer?")
  }

  @Test func `replaced content takes its question with it`() async throws {
    let simulator = await AppSimulator(Showing { Writing() })
    let scene = try scene(simulator)
    await simulator.type("a", into: "Text")
    scene.windows.first?.content = HostingContent(rootView: Text("plain"))
    await simulator.settle()
    expect(scene.closureConfirmation == nil)
  }
}
