import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for windows of documents.
@MainActor struct DocumentWindowTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init(text: String = "") { self.text = text }

    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents,
        let text = String(data: data, encoding: .utf8)
      else { throw CocoaError(.fileReadInapplicableStringEncoding) }
      self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text == "fail" { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Sketch: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.json] }
    @Published var strokes = 0

    init() {}

    init(configuration: ReadConfiguration) throws {
      strokes = try JSONDecoder().decode(
        Int.self, from: configuration.file.regularFileContents ?? Data())
    }

    func snapshot(contentType: UTType) throws -> Int { strokes }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  private struct Notes: App {
    static var identifier: String { "notes" }

    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        TextField("Text", text: file.$document.text)
        Text("file: \(file.fileURL?.lastPathComponent ?? "none")")
        Template()
      }
      DocumentGroup(
        newDocument: { Sketch() }, editor: { SketchView(sketch: $0.document) })
    }
  }

  private struct Template: View {
    @Environment(\.newDocument) private var newDocument
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
      Button("Template") { newDocument(Note(text: "from a template")) }
      Text(configuration?.isEditable == true ? "can be changed" : "is shown only")
    }
  }

  private struct SketchView: View {
    @ObservedObject var sketch: Sketch

    var body: some View {
      Button("Draw") { sketch.strokes += 1 }
      Text("\(sketch.strokes) strokes")
    }
  }

  private func title(_ simulator: AppSimulator, _ index: Int = 0) -> String? {
    (simulator.sessions[index].scene as? WindowScene)?.windows.first?.effectiveTitle
  }

  @Test func `a launch opens a new document, and so does each new window`() async {
    let simulator = await AppSimulator(Notes())
    expectEqual(title(simulator), "Untitled")
    simulator.expect("can be changed")
    simulator.expect("file: none")
    await simulator.newWindow()
    expectEqual(title(simulator, 1), "Untitled 2")
    expectContains(
      simulator.application.graph.description, "documents: .txt")
  }

  @Test func `a file opens in a window of its own, once, by its type`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let sketch = try folder.file("b.json", "3")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    expectEqual(title(simulator, 1), "a.txt")
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
    expectEqual(title(simulator, 1), "a.txt — Edited")
    try expectEqual(folder.text("a.txt"), "hello")
    await simulator.press("command+s")
    expectEqual(title(simulator, 1), "a.txt")
    try expectEqual(folder.text("a.txt"), "changed")
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
          .navigationTitle(file.fileURL?.lastPathComponent ?? "New")
          .navigationSubtitle("\(file.document.text.count) letters")
      }
    }
  }

  @Test func `the mark of changes isn't part of a title with a subtitle`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Described())
    await simulator.type("abc", into: "Text")
    expectEqual(title(simulator), "New – 3 letters — Edited")
    await simulator.press("command+s")
    await simulator.choose(folder.url.appending(path: "mill.engine").path)
    expectEqual(title(simulator), "mill.engine – 3 letters")
    await simulator.type("abcd", into: "Text")
    expectEqual(title(simulator), "mill.engine – 4 letters — Edited")
    await simulator.press("command+s")
    expectEqual(title(simulator), "mill.engine – 4 letters")
    try expectEqual(folder.text("mill.engine"), "abcd")
  }

  @Test func `a document that is an object tells its changes`() async throws {
    let folder = try DocumentFolder()
    let sketch = try folder.file("b.json", "3")
    let simulator = await AppSimulator(Notes())
    await simulator.open(sketch)
    await simulator.tap("Draw")
    expectEqual(title(simulator, 1), "b.json — Edited")
    await simulator.press("command+s")
    try expectEqual(folder.text("b.json"), "4")
  }

  @Test func `a document is saved when its window is closed or goes to the background`()
    async throws
  {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.type("one", into: "Text")
    await simulator.background(2)
    try expectEqual(folder.text("a.txt"), "one")
    await simulator.resume(2)
    await simulator.type("two", into: "Text")
    await simulator.close(2)
    try expectEqual(folder.text("a.txt"), "two")
  }

  @Test func `windows show their files again after a relaunch, and keep what has no file`()
    async throws
  {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.type("draft", into: "Text")
    await simulator.open(note)
    await simulator.background()
    try Data("later".utf8).write(to: note)
    await simulator.relaunch()
    await simulator.resume(1)
    simulator.expect("Text: [draft]", in: 1)
    expectEqual(title(simulator), "Untitled — Edited")
    await simulator.resume(2)
    simulator.expect("Text: [later]", in: 2)
  }

  @Test func `a file that another program changes is read again, or asked about`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    try Data("from outside".utf8).write(to: note)
    await simulator.background(2)
    await simulator.resume(2)
    simulator.expect("Text: [from outside]", in: 2)

    await simulator.type("here", into: "Text")
    try Data("again from outside".utf8).write(to: note)
    await simulator.focus(1)
    await simulator.focus(2)
    await simulator.interrupt()
    await simulator.foreground()
    simulator.expect("was changed by another program", in: 2)
    await simulator.tap("Keep My Changes", in: 2)
    await simulator.press("command+s", in: 2)
    try expectEqual(folder.text("a.txt"), "here")
  }

  @Test func `a closed document is read again when it is opened`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "one")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.close(2)
    try Data("two".utf8).write(to: note)
    await simulator.open(note)
    expectContains(simulator.text, "Text: [two]")
  }

  @Test(arguments: [true, false])
  func `a file that another program changed is neither replaced nor left`(isDeleted: Bool)
    async throws
  {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.type("mine", into: "Text")
    if isDeleted {
      try FileManager.default.removeItem(at: note)
    } else {
      try Data("other".utf8).write(to: note)
    }
    await simulator.background(2)
    expectEqual((try? folder.text("a.txt")), (isDeleted ? nil : "other"))
    await simulator.resume(2)
    simulator.expect(isDeleted ? "was deleted or moved" : "was changed by another program", in: 2)
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 2)
    await simulator.tap(isDeleted ? "Keep the Document" : "Keep My Changes", in: 2)
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.text("a.txt"), "mine")
  }

  @Test func `a window whose file can't be written isn't closed`() async throws {
    let folder = try DocumentFolder()
    let note = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Notes())
    await simulator.open(note)
    await simulator.type("fail", into: "Text")
    await simulator.close(2)
    expectEqual(simulator.problems.map(\.code), [.unsavedDocument])
    try expectEqual(folder.text("a.txt"), "hello")
    simulator.expect("couldn't be saved", in: 2)
    await simulator.tap("OK", in: 2)
    await simulator.type("done", into: "Text", in: 2)
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.text("a.txt"), "done")
  }

  @Test func `a file that can't be read says so`() async throws {
    let folder = try DocumentFolder()
    let sketch = try folder.file("b.json", "no number")
    let simulator = await AppSimulator(Notes())
    await simulator.open(sketch)
    simulator.expect("“b.json” can't be opened.", in: 2)
    expectEqual(simulator.problems.map(\.code), [.unreadableDocument])
  }

  @Test func `closing a document without a file asks whether to save it`() async throws {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Notes())
    await simulator.newWindow()
    await simulator.close(2)
    expectEqual(simulator.sessions.count, 1)

    await simulator.newWindow()
    await simulator.type("text", into: "Text", in: 3)
    await simulator.close(3)
    simulator.expect("before closing?", in: 3)
    await simulator.tap("Cancel", in: 3)
    simulator.expect("Text: [text]", in: 3)

    await simulator.close(3)
    await simulator.tap("Save…", in: 3)
    await simulator.cancel(in: 3)
    await simulator.press("command+s", in: 3)
    await simulator.choose(folder.url.appending(path: "a.txt").path, in: 3)
    expectEqual(title(simulator, 1), "a.txt")
    await simulator.close(3)
    expectEqual(simulator.sessions.count, 1)

    await simulator.newWindow()
    await simulator.type("other", into: "Text", in: 4)
    await simulator.close(4)
    await simulator.tap("Save…", in: 4)
    await simulator.choose(folder.url.appending(path: "b.txt").path, in: 4)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.text("b.txt"), "other")

    await simulator.newWindow()
    await simulator.type("lost", into: "Text", in: 5)
    await simulator.close(5)
    await simulator.tap("Don't Save", in: 5)
    expectEqual(simulator.sessions.count, 1)
    try expectEqual(folder.names, ["a.txt", "b.txt"])
  }

  @Test func `the key of New is that of documents`() async {
    struct Mixed: App {
      static var identifier: String { "mixed" }

      var body: some Scene {
        WindowGroup { Text("plain") }
        DocumentGroup(newDocument: Note()) { file in Text("a note") }
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
    expectEqual(title(simulator, 1), "Untitled 2 — Edited")
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
        DocumentGroup(viewing: Note.self) { file in Text("shows \(file.document.text)") }
        DocumentGroup(newDocument: Note()) { file in Text("edits \(file.document.text)") }
      }
    }
    let folder = try DocumentFolder()
    let note = try folder.file("recent.txt", "hello")
    let simulator = await AppSimulator(Launching())
    simulator.expect("[Write a Note]")
    expectEqual(title(simulator), "Notes")
    await simulator.open(note)
    simulator.expect("shows hello", in: 2)
    simulator.expect("[recent.txt]", in: 1)
    await simulator.close(2)
    await simulator.tap("recent.txt", in: 1)
    simulator.expect("shows hello", in: 3)
    await simulator.tap("Write a Note", in: 1)
    simulator.expect("edits", in: 4)
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
