import Checking
import ScenesTesting
import Testing

@testable import Scenes

/// Whether a session keeps its declaration when declarations change.
@MainActor struct DeclarationIdentityTests {
  @Test func `a scene is known by its id, else by its value type, else by kind and path`() {
    struct Mixed: App {
      var body: some Scene {
        WindowGroup(id: "inbox") { Text("") }
        WindowGroup(for: Int.self) { _ in Text("") }
        WindowGroup(for: Int.self) { _ in Text("") }
        WindowGroup(id: "string", for: String.self) { _ in Text("") }
        WindowGroup { Text("") }
        Settings { Text("") }
      }
    }
    let ids = AppDeclarations(Mixed()).resolve().scenes.map(\.id)
    expectEqual(
      ids,
      [
        .declared("inbox"), .value("Swift.Int"), .path(.windowGroup, "2"), .declared("string"),
        .path(.windowGroup, "4"), .path(.settings, "5"),
      ])
  }

  private struct Changing: App {
    final class Model {
      @MainActor var change: (@MainActor () -> Void)?
    }

    @State var stage = 0
    let model = Model()

    var body: some Scene {
      WindowGroup("Main", id: "main") {
        Controls(stage: $stage)
      }
      if stage == 0 {
        WindowGroup("Reader", id: "reader") { Text("Reader \(stage)") }
      }
      switch stage {
      case 0, 1: WindowGroup("Kind", id: "kind") { Text("a group") }
      default: Window("Kind", id: "kind") { Text("a window") }
      }
      for name in stage == 0 ? ["a", "b", "c"] : ["c", "a"] {
        WindowGroup("Folder \(name)", id: name) { Folder(name: name, stage: stage) }
      }
    }
  }

  private struct Controls: View {
    @Binding var stage: Int
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      VStack {
        Button("Next") { stage += 1 }
        Button("Back") { stage = 0 }
        ForEach(["reader", "kind", "a", "b", "c"], id: \.self) { id in
          Button(id) { openWindow(id: id) }
        }
      }
    }
  }

  private struct Folder: View {
    var name: String
    var stage: Int
    @State private var note = "no note"

    var body: some View {
      VStack {
        Text("\(name) at \(stage), \(note)")
        Button("Note") { note = "noted" }
      }
    }
  }

  private func launch() async -> AppSimulator {
    let profile = HostProfile(name: "wide", supportsMultipleScenes: true, foregroundLimit: 20)
    return await AppSimulator(Changing(), profile: profile)
  }

  @Test func `windows of a declaration that is gone stay until closed, and aren't kept`() async {
    let simulator = await launch()
    await simulator.tap("reader", in: 1)
    expect(simulator.store.records["2"] != nil)
    await simulator.tap("Next", in: 1)
    simulator.expect("Reader", in: 2)
    expect(simulator.store.records["2"] == nil)
    expectEqual(simulator.application.openSessions.count, 2)

    await simulator.tap("reader", in: 1)
    expectEqual(simulator.sessions.count, 2)
    expectEqual(simulator.problems.last?.place, "window \"reader\"")

    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(2)
    simulator.expect("Reader", in: 2)

    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `a declaration that comes back has its windows again`() async {
    let simulator = await launch()
    await simulator.tap("reader", in: 1)
    await simulator.tap("Next", in: 1)
    await simulator.tap("Back", in: 1)
    expect(simulator.store.records["2"] != nil)
    simulator.expect("Reader 0", in: 2)
    await simulator.tap("reader", in: 1)
    expectEqual(simulator.sessions.count, 3)
  }

  @Test func `a session isn't given to a declaration of another kind`() async {
    let simulator = await launch()
    await simulator.tap("kind", in: 1)
    await simulator.tap("Next", in: 1)
    expect(simulator.store.records["2"] != nil)
    await simulator.tap("Next", in: 1)
    simulator.expect("a group", in: 2)
    expect(simulator.store.records["2"] == nil)
  }

  @Test func `repeated scenes keep their windows by id when the loop's collection changes`() async {
    let simulator = await launch()
    await simulator.tap("a", in: 1)
    await simulator.tap("b", in: 1)
    await simulator.tap("c", in: 1)
    for window in 2...4 { await simulator.tap("Note", in: window) }
    await simulator.tap("Next", in: 1)
    simulator.expect("a at 1, noted", in: 2)
    simulator.expect("b at 1, noted", in: 3)
    simulator.expect("c at 1, noted", in: 4)
    expectEqual(simulator.store.records.keys.sorted(), ["1", "2", "4"])
  }
}
