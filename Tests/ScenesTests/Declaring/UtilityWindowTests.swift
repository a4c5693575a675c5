import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for windows of tools.
@MainActor struct UtilityWindowTests {
  private struct Notes: App {
    var body: some Scene {
      WindowGroup("Note") { Note() }
      UtilityWindow("Snippets", id: "snippets") { Snippets() }
    }
  }

  private struct Note: View {
    @State private var text = ""
    @StateObject private var count = Count()
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      TextField("Text", text: $text).focusedSceneValue(\.noteText, text)
        .focusedSceneObject(count)
      Button("Count") { count.number += 1 }
      Button("Tools") { openWindow(id: "snippets") }
      WindowVisibilityToggle(windowID: "snippets")
      WindowVisibilityToggle(windowID: "none")
    }
  }

  private struct Snippets: View {
    @FocusedValue(\.noteText) private var text
    @FocusedObject private var count: Count?

    var body: some View {
      Text("note: \(text ?? "none")")
      Text("count: \(count?.number ?? -1)")
    }
  }

  private final class Count: ObservableObject {
    @Published var number = 0
  }

  @Test func `a window of tools is declared apart: no launch and no event opens it`() async {
    let simulator = await AppSimulator(Notes())
    expectEqual(simulator.sessions.count, 1)
    expect(
      simulator.application.graph.description.hasSuffix(
        """
          UtilityWindow "Snippets" ("snippets")
            doesn't open at launch
            external events: none
        """))
    expect(simulator.application.graph.scenes[1].floats)
  }

  @Test func `it reads no values of a main window that is closed`() async {
    let simulator = await AppSimulator(Notes())
    await simulator.type("one", into: "Text")
    await simulator.newWindow()
    await simulator.type("two", into: "Text", in: 2)
    await simulator.tap("Tools", in: 2)
    simulator.expect("note: two", in: 3)
    await simulator.close(2)
    simulator.expect("note: one", in: 3)
    await simulator.close(1)
    simulator.expect("note: none", in: 3)
  }

  @Test func `it reads the values of the main window that had the focus last`() async {
    let simulator = await AppSimulator(Notes())
    await simulator.type("one", into: "Text")
    await simulator.tap("Tools")
    simulator.expect("note: one", in: 2)
    await simulator.newWindow()
    await simulator.type("two", into: "Text", in: 3)
    simulator.expect("note: two", in: 2)
    await simulator.focus(1)
    simulator.expect("note: one", in: 2)
    await simulator.focus(2)
    simulator.expect("note: one", in: 2)
  }

  @Test func `it reads the object of the main window that had the focus last`() async {
    let simulator = await AppSimulator(Notes())
    await simulator.tap("Tools")
    simulator.expect("count: 0", in: 2)
    await simulator.tap("Count", in: 1)
    simulator.expect("count: 1", in: 2)
    await simulator.newWindow()
    simulator.expect("count: 0", in: 2)
    await simulator.focus(1)
    simulator.expect("count: 1", in: 2)
  }

  @Test func `buttons and the menus of every window show and hide it`() async {
    let simulator = await AppSimulator(Notes())
    await simulator.tap("Show Snippets")
    expectEqual(simulator.sessions.count, 2)
    simulator.expect("[Hide Snippets]", in: 1)
    simulator.expect("[Show Window] (disabled)", in: 1)
    await simulator.tap("View > Hide Snippets", in: 1)
    expectEqual(simulator.sessions.count, 1)
    simulator.expect("[Show Snippets]", in: 1)
  }

  @Test func `going back closes it`() async {
    let simulator = await AppSimulator(Notes())
    await simulator.tap("Tools")
    await simulator.back()
    expectEqual(simulator.sessions.map(\.ordinal), [1])
  }

  private final class ToolDelegate: HostingSceneDelegate {
    static var rootScene: some Scene {
      WindowGroup("Reader") { Text("Reading") }
      UtilityWindow("Notes", id: "notes") { Text("A note") }
    }
  }

  @Test func `the menus of a delegate class's windows show and hide its window of tools`()
    async throws
  {
    let simulator = await AppSimulator(Notes())
    simulator.application.activateSceneSession(
      for: try require(SceneSessionActivationRequest(hostingDelegateClass: ToolDelegate.self)))
    await simulator.settle()
    await simulator.tap("View > Show Notes", in: 2)
    simulator.expect("A note", in: 3)
    await simulator.tap("View > Hide Notes", in: 2)
    expectEqual(simulator.sessions.map(\.ordinal), [1, 2])
    simulator.expect("Show Notes", in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `without its commands no menu shows it`() async {
    struct Bare: App {
      var body: some Scene {
        WindowGroup("Note") { Text("A note") }
        UtilityWindow("Snippets", id: "snippets") { Text("") }.commandsRemoved()
      }
    }
    let simulator = await AppSimulator(Bare())
    simulator.expect(no: "Snippets")
  }
}

extension FocusedValues {
  fileprivate var noteText: String? {
    get { self[NoteTextKey.self] }
    set { self[NoteTextKey.self] = newValue }
  }
}

private struct NoteTextKey: FocusedValueKey {
  typealias Value = String
}
