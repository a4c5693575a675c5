import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for the commands for documents in windows that don't belong to a document.
@MainActor struct DocumentCommandTests {
  private struct Tooled: App {
    static var identifier: String { "tooled" }

    var body: some Scene {
      DocumentGroup(newDocument: NoteDocument()) { file in
        TextField("Text", text: file.$document.text)
      }
      UtilityWindow("Tools", id: "tools") { Text("a hammer") }
    }
  }

  private struct Mixed: App {
    static var identifier: String { "mixed" }

    var body: some Scene {
      WindowGroup("Plain") { Text("plain") }
      DocumentGroup(newDocument: NoteDocument()) { file in
        TextField("Text", text: file.$document.text)
      }
      DocumentGroup(newDocument: { Sketch() }, editor: { SketchView(sketch: $0.document) })
      UtilityWindow("Tools", id: "tools") { Text("a hammer") }
    }
  }

  private struct Placed: App {
    static var identifier: String { "placed" }
    @State private var replacesNew = false
    @State private var replacesSave = false

    var body: some Scene {
      DocumentGroup(newDocument: NoteDocument()) { file in
        TextField("Text", text: file.$document.text)
      }
      .commands {
        CommandGroup(before: .newItem) { Button("First") {} }
        CommandGroup(after: .newItem) { Button("Last") {} }
        if replacesNew { CommandGroup(replacing: .newItem) { Button("New Letter") {} } }
        if replacesSave { CommandGroup(replacing: .saveItem) {} }
        CommandMenu("Own") {
          Toggle("New", isOn: $replacesNew)
          Toggle("Save", isOn: $replacesSave)
        }
      }
    }
  }

  private let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  @Test func `the commands of a utility window act on the main window`() async throws {
    let note = try folder.file("a.txt", "hello")
    let other = try folder.file("b.txt", "more")
    let simulator = await AppSimulator(Tooled())
    await simulator.tap("View > Show Tools")
    await simulator.open(note)
    await simulator.type("changed", into: "Text", in: 3)
    await simulator.focus(2)
    await simulator.tap("File > Save", in: 2)
    try expectEqual(folder.text("a.txt"), "changed")
    await simulator.tap("File > Open…", in: 2)
    simulator.expect("Open a File", in: 3)
    simulator.expect(no: "Open a File", in: 2)
    expectEqual(simulator.application.focusedSession?.ordinal, 3)
    await simulator.choose(other.path, in: 3)
    expectEqual(simulator.title(3), "b.txt")
    expectEqual(simulator.problems, [])
  }

  @Test func `the commands of a utility window follow the main window`() async throws {
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Tooled())
    await simulator.tap("View > Show Tools")
    await simulator.open(note)
    await simulator.focus(1)
    await simulator.focus(2)
    await simulator.tap("File > Save", in: 2)
    simulator.expect("Save", in: 1)
    expectEqual(simulator.application.focusedSession?.ordinal, 1)
    await simulator.choose(folder.url.appending(path: "new.txt").path, in: 1)
    expectEqual(simulator.title(), "new.txt")
    await simulator.close(1)
    await simulator.close(3)
    simulator.expect("[Save] (disabled)", in: 2)
    await simulator.tap("File > Open…", in: 2)
    simulator.expect("Open a File", in: 2)
  }

  @Test func `an app's commands replace those for documents in their places`() async {
    let simulator = await AppSimulator(Placed())
    let opening = "[New] [Open…] [Open Recent ▾] { --- [Clear Menu] (disabled) } "
    let saving = "[Save] [Save As…] [Revert] (disabled)"
    let all = "File: [First] \(opening)[Open in New Window] [Last] \(saving) [Close]"
    expectContains(simulator.menus(), all)
    await simulator.tap("Own > New")
    expectContains(simulator.menus(), "File: [First] [New Letter] [Last] \(saving) [Close]")
    simulator.expect(no: "Open Recent")
    await simulator.tap("Own > Save")
    expectContains(simulator.menus(), "File: [First] [New Letter] [Last]")
    await simulator.tap("Own > New")
    expectContains(simulator.menus(), "File: [First] \(opening)[Open in New Window] [Last]")
    await simulator.tap("Own > Save")
    expectContains(simulator.menus(), all)
    await simulator.press("command+n")
    simulator.expect(windows: 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `a window without a document opens files, and saves nothing`() async throws {
    let sketch = try folder.file("b.json", "3")
    let picture = try folder.file("c.png", "")
    let simulator = await AppSimulator(Mixed())
    simulator.expect("[Save] (disabled) [Save As…] (disabled) [Revert] (disabled)")
    await simulator.press("command+o")
    simulator.expect("Open a File")
    await simulator.choose(picture.path)
    simulator.expect("Open a File")
    await simulator.choose(sketch.path)
    simulator.expect(no: "Open a File", in: 1)
    simulator.expect("3 strokes", in: 2)
    await simulator.tap("File > New", in: 1)
    expectEqual(simulator.title(2), "Untitled")
    expectEqual(simulator.problems, [])
  }

  @Test func `a utility window asks for a file in the main window without a document`() async {
    let simulator = await AppSimulator(Mixed())
    await simulator.tap("View > Show Tools")
    await simulator.tap("File > Open…", in: 2)
    simulator.expect("Open a File", in: 1)
    simulator.expect(no: "Open a File", in: 2)
    await simulator.cancel(in: 1)
    simulator.expect(no: "Open a File", in: 1)
  }

  private struct Counts: App {
    static var identifier: String { "counts" }

    var body: some Scene {
      DocumentGroup(newDocument: Memo()) { file in
        TextField("Count", value: file.$document.count, format: .number)
      }
    }
  }

  @Test func `Close asks about a number that was typed just before`() async {
    let simulator = await AppSimulator(Counts())
    await simulator.type("12", into: "Count")
    await simulator.press("command+w")
    expectEqual(simulator.title(), "Untitled — Edited")
    simulator.expect("Save “Untitled” before closing?")
    await simulator.tap("Cancel")
    simulator.expect("Count: [12]")
    expectEqual(simulator.problems, [])
  }
}

extension Memo {
  fileprivate var count: Int {
    get { Int(text) ?? 0 }
    set { text = "\(newValue)" }
  }
}
