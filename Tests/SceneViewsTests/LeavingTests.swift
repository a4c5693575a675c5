import Checking
import SceneRuntime
import Scenes
import ScenesTesting
import Testing

/// Views whose bodies take their window out of its scene.
@MainActor struct LeavingTests {
  private final class Act {
    @MainActor var perform: (@MainActor () -> Void)?
  }

  private struct Letter: View {
    let act: Act
    @State private var isLeaving = false

    var body: some View {
      Text("a letter")
      Button("Leave") { isLeaving = true }
      if isLeaving {
        Performing(act: act)
        Text("after it")
      }
    }
  }

  private struct Performing: View {
    let act: Act

    var body: some View {
      let _ = act.perform?()
      Text("performed").onAppear { act.perform = nil }
    }
  }

  private func window(_ simulator: AppSimulator, _ index: Int) throws -> SceneWindow {
    let scene = simulator.sessions[index].scene as? WindowScene
    return try require(scene?.windows.first)
  }

  @Test func `a window that leaves its scene during an update comes back later`() async throws {
    let act = Act()
    let simulator = await AppSimulator(Showing { Letter(act: act) })
    let window = try window(simulator, 0)
    let scene = window.windowScene
    act.perform = { window.windowScene = nil }
    await simulator.tap("Leave")
    expect(window.windowScene == nil && scene?.windows.isEmpty == true)
    act.perform = nil
    try await simulator.perform { _ in window.windowScene = scene }
    await simulator.settle()
    simulator.expect("a letter")
    await simulator.tap("Leave")
    simulator.expect("performed")
    expectEqual(simulator.problems, [])
  }

  @Test func `a window joins a scene again, or another scene, during an update`() async throws {
    for target in 0...1 {
      let act = Act()
      let simulator = await AppSimulator(Showing { Letter(act: act) })
      await simulator.newWindow()
      let window = try window(simulator, 0)
      let scene = try self.window(simulator, target).windowScene
      act.perform = {
        act.perform = nil
        window.windowScene = nil
        window.windowScene = scene
      }
      await simulator.tap("Leave", in: 1)
      expect(window.windowScene === scene)
      simulator.expect("a letter", in: target + 1)
      expectEqual(scene?.windows.count, target + 1)
      expectEqual(simulator.problems, [])
    }
  }

  @Test func `content that is replaced during its update isn't shown any more`() async throws {
    let act = Act()
    let simulator = await AppSimulator(Showing { Letter(act: act) })
    let window = try window(simulator, 0)
    act.perform = { window.content = HostingContent(rootView: Text("another letter")) }
    await simulator.tap("Leave")
    simulator.expect("another letter")
    simulator.expect(no: "performed")
    expectEqual(simulator.problems, [])
  }
}
