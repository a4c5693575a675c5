import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for windows of documents.
@MainActor struct DocumentWindowTests {
  @Test func `a launch opens a new document, and so does each new window`() async {
    let simulator = await AppSimulator(Notes())
    expectEqual(simulator.title(), "Untitled")
    simulator.expect("can be changed")
    simulator.expect("file: none")
    await simulator.newWindow()
    expectEqual(simulator.title(1), "Untitled 2")
    expectContains(
      simulator.application.graph.description, "documents: .txt")
  }

  @Test func `the trace names the type of a document`() async {
    let simulator = await AppSimulator(Notes())
    expectContains(
      simulator.trace, "-> new scene for document ScenesTests.NoteDocument (first scene)")
    await simulator.tap("Template")
    expectContains(
      simulator.trace, "-> new scene for document ScenesTests.NoteDocument (requested)")
    expectContains(simulator.trace, "request open window for document ScenesTests.NoteDocument")
    expect(!simulator.trace.contains { $0.contains("DocumentPlace") })
  }

  @Test func `a file opens in a window of its own, once, by its type`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let sketch = try folder.file("b.json", "3")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    expectEqual(simulator.title(1), "a.txt")
    simulator.expect("Text: [hello]", in: 2)
    await simulator.open(sketch)
    simulator.expect("3 strokes", in: 3)
    await simulator.open(note)
    expectEqual(simulator.sessions.count, 3)
    expectEqual(simulator.application.focusedSession?.ordinal, 2)
    expectEqual(simulator.problems, [])
  }

  @Test func `a change marks the title until the document is saved`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.type("changed", into: "Text")
    expectEqual(simulator.title(1), "a.txt — Edited")
    try expectEqual(folder.text("a.txt"), "hello")
    await simulator.press("command+s")
    expectEqual(simulator.title(1), "a.txt")
    try expectEqual(folder.text("a.txt"), "changed")
  }

  @Test(arguments: [false, true])
  func `a document isn't edited any more when its changes are undone`(isNew: Bool) async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Notes())
    if !isNew { await simulator.open(try folder.file("a.txt", "e\u{301}")) }
    let (index, name) = isNew ? (0, "Untitled") : (1, "a.txt")
    let text = isNew ? "" : "e\u{301}"
    await simulator.type("changed", into: "Text", in: index + 1)
    expectEqual(simulator.title(index), "\(name) — Edited")
    await simulator.type(text, into: "Text", in: index + 1)
    expectEqual(simulator.title(index), name)
    // The same character of other bytes is another text.
    await simulator.type("\u{E9}", into: "Text", in: index + 1)
    expectEqual(simulator.title(index), "\(name) — Edited")
    if !isNew {
      await simulator.press("command+s", in: 2)
      await simulator.type(text, into: "Text", in: 2)
      expectEqual(simulator.title(1), "a.txt — Edited")
    }
    await simulator.type(isNew ? "" : "\u{E9}", into: "Text", in: index + 1)
    expectEqual(simulator.title(index), name)
    // Closing doesn't ask.
    await simulator.close(index + 1)
    expectEqual(simulator.sessions.count, isNew ? 0 : 1)
    expectEqual(simulator.problems, [])
  }

  private struct Described: App {
    struct Plan: FileDocument {
      static let format =
        UTType(filenameExtension: "engine", conformingTo: .plainText) ?? .plainText
      static var readableContentTypes: [UTType] { [format, .plainText] }
      var text = ""

      init(text: String = "") { self.text = text }

      init(configuration: ReadConfiguration) throws {
        text = String(
          decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
      }

      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
      }
    }

    static var identifier: String { "plans" }

    var body: some Scene {
      DocumentGroup(newDocument: Plan()) { file in
        TextField("Text", text: file.$document.text)
        PlainPlan()
          .navigationTitle(file.fileURL?.lastPathComponent ?? "New")
          .navigationSubtitle("\(file.document.text.count) letters")
      }
    }
  }

  private struct PlainPlan: View {
    @Environment(\.newDocument) private var newDocument

    var body: some View {
      Button("Text") { newDocument(Described.Plan(text: "plain"), contentType: .plainText) }
      Button("Empty Text") { newDocument(contentType: .plainText) }
    }
  }

  @Test(arguments: [false, true])
  func `a new document is saved first as the type that it was created with`(isEmpty: Bool)
    async throws
  {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Described())
    await simulator.tap(isEmpty ? "Empty Text" : "Text")
    await simulator.type("changed", into: "Text", in: 2)
    // The type is kept with the window.
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(2)
    await simulator.press("command+s", in: 2)
    await simulator.choose(folder.url.appending(path: "mill").path, in: 2)
    try expectEqual(folder.names, ["mill.txt"])
    try expectEqual(folder.text("mill.txt"), "changed")
    await simulator.resume(1)
    await simulator.press("command+s", in: 1)
    await simulator.choose(folder.url.appending(path: "mill").path, in: 1)
    try expectEqual(folder.names, ["mill.engine", "mill.txt"])
    // A document that was saved as another type is of this type from then on, and so is its next file.
    await simulator.press("command+shift+s", in: 2)
    await simulator.choose(folder.url.appending(path: "other.engine").path, in: 2)
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(2)
    await simulator.press("command+shift+s", in: 2)
    await simulator.choose(folder.url.appending(path: "copy").path, in: 2)
    // A file that was opened keeps its type too.
    await simulator.open(try folder.file("note.txt", "note"))
    await simulator.press("command+shift+s", in: 3)
    await simulator.choose(folder.url.appending(path: "copy").path, in: 3)
    try expectEqual(
      folder.names,
      ["copy.engine", "copy.txt", "mill.engine", "mill.txt", "note.txt", "other.engine"])
    expectEqual(simulator.problems, [])
  }

  @Test func `a document that was saved as another type keeps the type after a relaunch`()
    async throws
  {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Described())
    await simulator.tap("Text")
    await simulator.press("command+s", in: 2)
    await simulator.choose(folder.url.appending(path: "mill.engine").path, in: 2)
    await simulator.background()
    await simulator.relaunch()
    await simulator.resume(2)
    await simulator.type("changed", into: "Text", in: 2)
    await simulator.press("command+shift+s", in: 2)
    await simulator.choose(folder.url.appending(path: "copy").path, in: 2)
    try expectEqual(folder.names, ["copy.engine", "mill.engine"])
    expectEqual(simulator.problems, [])
  }

  @Test func `the mark of changes isn't part of a title with a subtitle`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Described())
    await simulator.type("abc", into: "Text")
    expectEqual(simulator.title(), "New – 3 letters — Edited")
    await simulator.press("command+s")
    await simulator.choose(folder.url.appending(path: "mill.engine").path)
    expectEqual(simulator.title(), "mill.engine – 3 letters")
    await simulator.type("abcd", into: "Text")
    expectEqual(simulator.title(), "mill.engine – 4 letters — Edited")
    await simulator.press("command+s")
    expectEqual(simulator.title(), "mill.engine – 4 letters")
    try expectEqual(folder.text("mill.engine"), "abcd")
  }

  private struct Counted: App {
    static var identifier: String { "counted" }

    var body: some Scene {
      DocumentGroup(newDocument: Described.Plan()) { file in
        TextField("Text", text: file.$document.text)
          .navigationSubtitle("\(file.document.text.count) letters")
      }
    }
  }

  @Test func `a subtitle follows the name of a document without another title`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Counted())
    expectEqual(simulator.title(), "Untitled – 0 letters")
    await simulator.type("abc", into: "Text")
    await simulator.press("command+s")
    await simulator.choose(folder.url.appending(path: "mill.engine").path)
    expectEqual(simulator.title(), "mill.engine – 3 letters")
  }

  @Test func `a document that is an object tells its changes`() async throws {
    let folder = try DocumentFolder()
    let sketch = try folder.file("b.json", "3")
    let simulator = await AppSimulator(Notes())
    await simulator.open(sketch)
    await simulator.tap("Draw")
    expectEqual(simulator.title(1), "b.json — Edited")
    await simulator.press("command+s")
    try expectEqual(folder.text("b.json"), "4")
  }

  @Test func `the key of New is that of documents`() async {
    struct Mixed: App {
      static var identifier: String { "mixed" }

      var body: some Scene {
        WindowGroup { Text("plain") }
        DocumentGroup(newDocument: NoteDocument()) { file in Text("a note") }
      }
    }
    let simulator = await AppSimulator(Mixed())
    let count = simulator.sessions.count
    await simulator.press("command+n")
    expectEqual(simulator.sessions.count, count + 1)
    expectEqual(simulator.sessions.last?.sceneDescription?.kind, .documentGroup)
  }

  @Test func `the app makes documents with a content`() async throws {
    let simulator = await AppSimulator(Notes())
    await simulator.tap("Template")
    simulator.expect("Text: [from a template]", in: 2)
    expectEqual(simulator.title(1), "Untitled 2 — Edited")
  }

  @Test func `a launch scene has the actions and the recent files`() async throws {
    struct Launching: App {
      static var identifier: String { "notes" }

      var body: some Scene {
        DocumentGroupLaunchScene("Notes") {
          NewDocumentButton("Write a Note")
        } background: {
          Text("never")
        }
        DocumentGroup(viewing: NoteDocument.self) { file in Text("shows \(file.document.text)") }
        DocumentGroup(newDocument: NoteDocument()) { file in Text("edits \(file.document.text)") }
      }
    }
    let folder = try DocumentFolder()
    let note = try folder.file("recent.txt", "hello")
    let simulator = await AppSimulator(Launching())
    simulator.expect("[Write a Note]")
    expectEqual(simulator.title(), "Notes")
    await simulator.open(note)
    simulator.expect("shows hello", in: 2)
    simulator.expect("[recent.txt]", in: 1)
    await simulator.close(2)
    await simulator.tap("recent.txt", in: 1)
    simulator.expect("shows hello", in: 3)
    await simulator.tap("Write a Note", in: 1)
    simulator.expect("edits", in: 4)
  }

  @Test func `a recent file that was deleted is left out, or told of if it is chosen`() async throws
  {
    let folder = try DocumentFolder()
    let (one, two) = try (folder.file("1.txt", "first"), folder.file("2.txt", "second"))
    let simulator = await AppSimulator(Notes())
    await simulator.open(one)
    await simulator.open(two)
    expect(simulator.element("File > 1.txt").exists)
    try FileManager.default.removeItem(at: one)
    await simulator.tap("File > 1.txt")
    simulator.expect("“1.txt” was deleted or moved.")
    await simulator.tap("OK")
    expect(!simulator.element("File > 1.txt").exists)
    expect(simulator.element("File > 2.txt").exists)
  }

  @Test func `a launch scene opens no window for a recent file that was deleted`() async throws {
    struct Launching: App {
      static var identifier: String { "notes" }

      var body: some Scene {
        DocumentGroupLaunchScene("Notes") { NewDocumentButton("Write a Note") }
        DocumentGroup(newDocument: NoteDocument()) { file in Text("edits \(file.document.text)") }
      }
    }
    let folder = try DocumentFolder()
    let note = try folder.file("recent.txt", "hello")
    let simulator = await AppSimulator(Launching())
    await simulator.open(note)
    await simulator.close(2)
    try FileManager.default.removeItem(at: note)
    await simulator.tap("recent.txt", in: 1)
    simulator.expect("“recent.txt” was deleted or moved.", in: 1)
    expectEqual(simulator.sessions.count, 1)
    expect(!simulator.text.contains("[recent.txt]"))
  }

  @Test func `files that no group reads are refused`() async throws {
    struct Opener: View {
      @Environment(\.openDocument) private var openDocument
      @State private var outcome = "none"

      var body: some View {
        Text(outcome)
        Button("Open") {
          Task {
            do {
              try await openDocument(at: URL(filePath: "/nothing.png"))
            } catch { outcome = "\(error)" }
          }
        }
      }
    }
    struct Bare: App {
      var body: some Scene { WindowGroup { Opener() } }
    }
    let simulator = await AppSimulator(Bare())
    await simulator.tap("Open")
    await simulator.until { simulator.text.contains("no declared DocumentGroup") }
  }
}
