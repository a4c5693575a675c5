import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// The commands of a document's window at a terminal.
@MainActor struct DocumentMenuTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        TextField("Text", text: file.$document.text)
      }
    }
  }

  private struct Notebook: App {
    static var identifier: String { "notebook" }
    static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        TextField("Text", text: file.$document.text)
      }
      WindowGroup("Shelf", id: "shelf") { Text("a shelf") }
      Settings { Text("preferences") }
    }
  }

  private func items(of title: String, in terminal: TestTerminal) -> [String] {
    let menu = terminal.workspace.menus.first { $0.title == title }
    return (menu?.items ?? []).map { $0.detail.isEmpty ? $0.title : "\($0.title): \($0.detail)" }
  }

  @Test func `only keys that the terminal can send, and that have the effect, are named`() {
    let terminal = TestTerminal(Notebook())
    expectContains(items(of: "File", in: terminal), "Save As…: Shift-^S")
    expectContains(items(of: "Application", in: terminal), "Settings…: ^,")
    // In a field, Control-W deletes a word, and Control-A moves the cursor.
    expectContains(items(of: "File", in: terminal), "Close: F4")
    let editing = ["Undo: ^_", "Redo: Alt-_", "Select All", "Cut: ^X"]
    expectEqual(Set(editing).subtracting(items(of: "Edit", in: terminal)), [])
    terminal.press(.escape)
    expectContains(items(of: "Edit", in: terminal), "Redo: Shift-^Z")
    expectContains(items(of: "File", in: terminal), "Close: ^W")
    terminal.workspace.sendsAllKeys = false
    let all = ["Edit", "File", "Application"].flatMap { items(of: $0, in: terminal) }
    let expected = ["Redo", "Select All: ^A", "Save As…", "Save: ^S", "Settings…"]
    expectEqual(Set(expected).subtracting(all), [])
    let keys = terminal.workspace.keyEntries.map(\.detail)
    expect(!keys.contains("Shift-^S") && !keys.contains("^,"))
  }

  @Test func `an app whose last window is closed opens recent files`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("DocumentMenuTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("engine.txt")
    try Data("engine".utf8).write(to: file)
    let terminal = TestTerminal(Notebook())
    terminal.application.openDocument(at: file)
    terminal.settle()
    terminal.press(.function(4))
    terminal.press(.function(4))
    expectEmpty(terminal.application.orderedSessions)
    expectContains(items(of: "File", in: terminal), "Open Recent › engine.txt")
    terminal.press(.function(2))
    terminal.type("open recent")
    terminal.press(.enter)
    expectEqual(terminal.workspace.screen.title.prefix(6), "engine")
    terminal.press(.function(4))
    try FileManager.default.removeItem(at: file)
    terminal.workspace.open(file)
    terminal.settle()
    terminal.expectShows("was deleted or moved")
    expect(!items(of: "File", in: terminal).joined().contains("engine"))
  }

  @Test func `an app whose last window is closed has the commands that open one`() {
    let terminal = TestTerminal(Notebook())
    func items(of title: String) -> [String] { self.items(of: title, in: terminal) }
    terminal.press(.function(4))
    expectEmpty(terminal.application.orderedSessions)
    terminal.expectShows("No window is open. Enter opens one.")
    expectEqual(terminal.workspace.menus.first?.title, "Application")
    expectEqual(items(of: "Application").first, "Settings…: ^,")
    expectEqual(items(of: "File"), ["New: ^N", "Open…: ^O", "New Window"])
    expectContains(items(of: "Window"), "Open Shelf")
    expect(!items(of: "Window").contains { $0.hasPrefix("Open Settings") })
    let keys = terminal.workspace.keyEntries.map { "\($0.title): \($0.detail)" }
    expectContains(keys, "New: ^N")
    expectContains(keys, "New Window: F3")
    expectContains(keys, "Quit: ^C or ^Q")
    terminal.press(.character("o"), .control)
    terminal.expectShows("Open…: it needs a window that asks for the file, and New opens one")
    terminal.press(.function(6))
    terminal.expectShows("There is no window on the screen.")
    terminal.press(.character(","), .control)
    terminal.expectShows("preferences")
    terminal.press(.function(4))
    terminal.press(.function(2))
    terminal.type("file: new window")
    terminal.press(.enter)
    terminal.expectShows("a shelf")
    terminal.press(.function(4))
    terminal.press(.character("n"), .control)
    terminal.expectShows("Text:")
    expectContains(items(of: "File").joined(), "Clear Menu")
    expectEqual(terminal.application.problems, [])
  }

  @Test func `a second window on a document is opened from the menu File`() {
    let terminal = TestTerminal(Notes())
    terminal.type("engine")
    terminal.press(.function(2))
    terminal.type("file: open in new")
    terminal.press(.enter)
    expectEqual(terminal.application.orderedSessions.count, 2)
    expectEqual(terminal.rows.filter { $0.contains("engine") }.isEmpty, false)
    terminal.expectShows("Edited")
  }
}
