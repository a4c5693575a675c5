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
      Button("Bare") { openWindow(id: "bare") }
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

  @Test func `closing it while its scene is disconnected changes the buttons`() async {
    let simulator = await AppSimulator(Notes())
    await simulator.tap("Show Snippets")
    await simulator.background()
    await simulator.memoryPressure()
    await simulator.resume(1)
    expect(simulator.sessions[1].scene == nil)
    await simulator.tap("View > Hide Snippets", in: 1)
    expectEqual(simulator.sessions.map(\.ordinal), [1])
    simulator.expect("[Show Snippets]", in: 1)
    expectEqual(simulator.problems, [])
  }

  private struct Tooled: App {
    var body: some Scene {
      WindowGroup("Note") { Note() }
        .commands { NoteCommands() }
      Window("Log", id: "log") { Text("a log") }
        .commands { CommandMenu("Log") { Button("Clear") {} } }
      UtilityWindow("Snippets", id: "snippets") { Snippets() }
        .commands { CommandMenu("Snippet") { Button("Insert") {} } }
      UtilityWindow("Bare", id: "bare") { Text("nothing") }.commandsRemoved()
    }
  }

  private struct NoteCommands: Commands {
    @FocusedValue(\.noteText) private var text
    @FocusedObject private var count: Count?

    var body: some Commands {
      CommandMenu("Note") {
        Button("Count \(text ?? "none")") { count?.number += 1 }
          .keyboardShortcut("k", modifiers: [.command])
      }
    }
  }

  @Test func `its menus have the commands of the main window that had the focus last`() async {
    let simulator = await AppSimulator(Tooled(), profile: .desktop)
    await simulator.type("one", into: "Text")
    for name in ["Tools", "Bare"] {
      await simulator.tap(name, in: 1)
      let menus = simulator.menus()
      expectContains(menus, "Note: [Count one]")
      expectContains(menus, "View: [Hide Snippets]")
      expectEqual(menus.contains("Snippet: [Insert]"), name == "Tools")
      expectContains(menus.joined(), "[About")
      await simulator.press("command+k")
    }
    simulator.expect("count: 2", in: 2)
    await simulator.tap("Window > Log", in: 1)
    await simulator.focus(2)
    let menus = simulator.menus(in: 2)
    expectContains(menus, "Log: [Clear]")
    expect(!menus.contains { $0.hasPrefix("Note") })
    await simulator.close(4)
    expectContains(simulator.menus(in: 2), "Note: [Count one]")
    await simulator.close(1)
    expectContains(simulator.menus(in: 2), "Snippet: [Insert]")
    expectEqual(simulator.problems, [])
  }

  private struct Surrounded: App {
    let count = Count()
    let lines = Count()

    var body: some Scene {
      WindowGroup("Note") { Note() }
        .commands { SurroundedCommands() }
        .environmentObject(count)
        .environment(\.noteMark, "main")
      Window("Log", id: "log") { Text("a log") }
        .commands { SurroundedCommands() }
        .environmentObject(lines)
        .environment(\.noteMark, "log")
      UtilityWindow("Snippets", id: "snippets") { Snippets() }
    }
  }

  private struct SurroundedCommands: Commands {
    @EnvironmentObject private var count: Count
    @Environment(\.noteMark) private var mark
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some Commands {
      CommandMenu("Mark") {
        Button("\(mark) \(count.number)") { count.number += 1 }
        Button("Dismiss") { dismissWindow() }
      }
    }
  }

  @Test func `the commands of the main window keep the environment of that window`() async {
    let simulator = await AppSimulator(Surrounded(), profile: .desktop)
    await simulator.tap("Tools")
    await simulator.tap("Mark > main 0", in: 2)
    await simulator.tap("Mark > main 1", in: 1)
    expectContains(simulator.menus(in: 2).joined(), "[main 2]")
    await simulator.tap("Window > Log", in: 1)
    expectContains(simulator.menus(in: 2).joined(), "[log 0]")
    await simulator.focus(1)
    expectContains(simulator.menus(in: 2).joined(), "[main 2]")
    await simulator.focus(2)
    await simulator.tap("Mark > Dismiss", in: 2)
    expectEqual(simulator.sessions.map(\.ordinal).sorted(), [2, 3])
    expectContains(simulator.menus(in: 2).joined(), "[log 0]")
    expectEqual(simulator.problems, [])
  }

  @MainActor @Observable final class Strokes {
    var count = 0

    func draw(_ change: Int, _ undoManager: UndoManager?) {
      count += change
      undoManager?.registerUndo(withTarget: self) { $0.draw(-change, undoManager) }
    }
  }

  private struct Drawing: View {
    let name: String
    @State private var strokes = Strokes()
    @State private var isAsking = false
    @Environment(\.undoManager) private var undoManager
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      Text("\(name): \(strokes.count)")
      Button("Draw") { strokes.draw(1, undoManager) }
      Button("Tools") { openWindow(id: "snippets") }
      Button("Ask") { isAsking = true }
        .alert("Sure?", isPresented: $isAsking) { Button("Yes") {} }
    }
  }

  private struct Columns: View {
    @State private var query = ""

    var body: some View {
      NavigationSplitView {
        Text("folders")
      } detail: {
        Drawing(name: "main").toolbar { Button("Share") {} }.searchable(text: $query)
      }
    }
  }

  private struct Undoable: App {
    var body: some Scene {
      WindowGroup("Note") { Columns() }
        .commands {
          SidebarCommands()
          ToolbarCommands()
          TextEditingCommands()
        }
      UtilityWindow("Snippets", id: "snippets") { Drawing(name: "tools") }
    }
  }

  @Test func `Undo and Redo apply to its own changes or, without any, to the main window`() async {
    let simulator = await AppSimulator(Undoable(), profile: .desktop)
    await simulator.tap("Draw")
    await simulator.tap("Tools")
    await simulator.tap("Edit > Undo", in: 2)
    simulator.expect("main: 0", in: 1)
    await simulator.press("command+shift+z")
    simulator.expect("main: 1", in: 1)
    await simulator.tap("Draw", in: 2)
    await simulator.press("command+z")
    simulator.expect("tools: 0", in: 2)
    simulator.expect("main: 1", in: 1)
    expectContains(simulator.menus(in: 2).joined(), "[Undo] (disabled) [Redo]")
    await simulator.tap("Edit > Redo", in: 2)
    simulator.expect("tools: 1", in: 2)
    await simulator.tap("Edit > Undo", in: 1)
    simulator.expect("main: 0", in: 1)
    simulator.expect("tools: 1", in: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `an alert of the main window or of its own disables Undo`() async {
    for window in 1...2 {
      let simulator = await AppSimulator(Undoable(), profile: .desktop)
      await simulator.tap("Draw")
      await simulator.tap("Tools")
      expectContains(simulator.menus(in: 2).joined(), "[Undo] [Redo]")
      await simulator.tap("Ask", in: window)
      expectContains(simulator.menus(in: 2).joined(), "[Undo] (disabled) [Redo]")
    }
  }

  @Test func `its commands for columns, the toolbar and the search act on the main window`() async {
    let simulator = await AppSimulator(Undoable(), profile: .desktop)
    await simulator.tap("Tools")
    await simulator.tap("View > Toggle Sidebar", in: 2)
    simulator.expect(no: "folders", in: 1)
    await simulator.tap("View > Toggle Sidebar", in: 2)
    simulator.expect("folders", in: 1)
    await simulator.tap("View > Hide Toolbar", in: 2)
    simulator.expect(no: "Share", in: 1)
    await simulator.tap("View > Show Toolbar", in: 2)
    simulator.expect("Share", in: 1)
    await simulator.tap("Edit > Find…", in: 2)
    expectEqual(simulator.application.focusedSession?.ordinal, 1)
    expectEqual(simulator.problems, [])
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
        WindowGroup("Note") { Opener() }
          .commands { CommandMenu("Note") { Button("Copy") {} } }
        UtilityWindow("Snippets", id: "snippets") { Text("") }.commandsRemoved()
      }
    }
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow

      var body: some View { Button("Open") { openWindow(id: "snippets") } }
    }
    let simulator = await AppSimulator(Bare())
    simulator.expect(no: "Snippets")
    await simulator.tap("Open")
    expectContains(simulator.menus(in: 2), "Note: [Copy]")
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

extension EnvironmentValues {
  fileprivate var noteMark: String {
    get { self[NoteMarkKey.self] }
    set { self[NoteMarkKey.self] = newValue }
  }
}

private struct NoteMarkKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}
