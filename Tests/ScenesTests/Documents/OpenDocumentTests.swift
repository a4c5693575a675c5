import Checking
import Foundation
import SceneModel
import SceneRuntime
import ScenesTesting
import Testing

@testable import Scenes

/// Tests for the owner of a document, and for the documents of an app.
@MainActor struct OpenDocumentTests {
  private let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  private func document(
    isCreating: Bool = true, isEditable: Bool = true
  ) -> OpenDocument<Memo> {
    OpenDocument(
      DocumentFormat(values: isCreating ? { Memo(text: "new") } : nil, isEditable: isEditable))
  }

  /// Writes a file as another program does.
  private func change(_ file: URL, to text: String) throws {
    try Data(text.utf8).write(to: file)
    // The system notes times in steps, in which a test may have written twice.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 10)], ofItemAtPath: file.path)
  }

  @Test func `a document that is only shown is neither changed nor saved`() async throws {
    let file = try folder.file("a.txt", "hello")
    let document = document(isEditable: false)
    try await document.read(file)
    document.change(to: Memo(text: "mine"))
    document.noteChange()
    expectEqual(document.model?.text, "hello")
    expect(!document.isEdited)
    await #expect(throws: CancellationError.self) { try await document.save() }
    expect(try await document.kept() == nil)
  }

  @Test func `a document without a file isn't saved before it has one`() async throws {
    let document = document()
    try await document.begin(DocumentCreation())
    expectEqual(document.model?.text, "new")
    expect(!document.isEdited)
    await #expect(throws: CancellationError.self) { try await document.save() }
    document.change(to: Memo(text: "mine"))
    try await document.save(to: folder.url.appending(path: "a.txt"))
    try expectEqual(folder.text("a.txt"), "mine")
    expect(!document.isEdited)
    expectEqual(document.file?.lastPathComponent, "a.txt")
  }

  @Test func `a group that makes no documents has none without a file`() async throws {
    let document = document(isCreating: false)
    try await document.begin(DocumentCreation())
    expect(document.model == nil && document.failure == nil && !document.isCancelled)
  }

  @Test func `a new document with a template is a changed one without a file`() async throws {
    let template = try folder.file("template.txt", "hello")
    let document = document()
    try await document.begin(DocumentCreation(template: template))
    expectEqual(document.model?.text, "hello")
    expect(document.isEdited && document.file == nil)
  }

  @Test func `a file that was changed isn't written before the answer`() async throws {
    let file = try folder.file("a.txt", "hello")
    let document = document()
    try await document.read(file)
    document.change(to: Memo(text: "mine"))
    try change(file, to: "from outside")
    for _ in 0..<2 {
      try await document.save()
      expectEqual(document.conflict, .changed)
      expect(document.isEdited)
      try expectEqual(folder.text("a.txt"), "from outside")
    }
    document.keep()
    try await document.save()
    expect(document.conflict == nil && !document.isEdited)
    try expectEqual(folder.text("a.txt"), "mine")
  }

  @Test func `a file isn't read again while a question about it stands`() async throws {
    let file = try folder.file("a.txt", "hello")
    let document = document()
    try await document.read(file)
    try await expectEqual(document.check(), false)
    try change(file, to: "the first")
    expect(try await document.check() && document.model?.text == "the first")
    document.change(to: Memo(text: "mine"))
    try change(file, to: "second")
    try await expectEqual(document.check(), false)
    expectEqual(document.conflict, .changed)
    try change(file, to: "the third")
    try await expectEqual(document.check(), false)
    expectEqual(document.model?.text, "mine")
    expect(try await document.read(file))
    expectEqual(document.model?.text, "the third")
    expect(document.conflict == nil)
    expect(!document.isEdited)
  }

  @Test func `a content that a window kept doesn't replace a later one`() async throws {
    let kept = KeptDocument(FileWrapper(regularFileWithContents: Data("kept".utf8)), modified: nil)
    let document = document()
    try await document.begin(DocumentCreation())
    try await document.begin(restoring: kept)
    expectEqual(document.model?.text, "kept")
    expect(document.isEdited)
    document.change(to: Memo(text: "mine"))
    try await document.begin(restoring: kept)
    expectEqual(document.model?.text, "mine")
  }

  @Test(arguments: [true, false])
  func `a content that a window kept stands against a file that was changed`(isChanged: Bool)
    async throws
  {
    let file = try folder.file("a.txt", "hello")
    let first = document()
    try await first.read(file)
    first.change(to: Memo(text: "mine"))
    let kept = try require(try await first.kept())
    if isChanged { try change(file, to: "from outside") }
    let second = document()
    try await second.read(file)
    try await second.begin(restoring: try require(KeptDocument(kept.value)))
    expectEqual(second.model?.text, "mine")
    expect(second.isEdited)
    expectEqual(second.conflict, (isChanged ? .changed : nil))
  }

  /// A memo that can't be written while its text is empty.
  private struct Unwritable: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteOutOfSpace) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test func `a content that couldn't be written is to be kept until it is`() async throws {
    let document = OpenDocument<Unwritable>(DocumentFormat(values: { Unwritable() }))
    try await document.begin(DocumentCreation())
    document.change(to: Unwritable())
    document.noteChange()
    expect(document.hasUnkeptChanges)
    await #expect(throws: CocoaError.self) { _ = try await document.kept() }
    expect(document.hasUnkeptChanges)
    var memo = Unwritable()
    memo.text = "mine"
    document.change(to: memo)
    expect(try await document.kept() != nil)
    expect(!document.hasUnkeptChanges)
  }

  @Test func `a window keeps files, and folders with all that is in them`() throws {
    let file = FileWrapper(regularFileWithContents: Data("text".utf8))
    let album = FileWrapper(directoryWithFileWrappers: [
      "a.txt": file, "more": FileWrapper(directoryWithFileWrappers: ["b.txt": file]),
    ])
    let kept = try require(KeptDocument(KeptDocument(album, modified: nil).value))
    expectEqual(kept.file.fileWrappers?["a.txt"]?.regularFileContents, Data("text".utf8))
    let inner = kept.file.fileWrappers?["more"]?.fileWrappers?["b.txt"]
    expectEqual(inner?.regularFileContents, Data("text".utf8))
    let time = Date(timeIntervalSinceReferenceDate: 0.1)
    expectEqual(KeptDocument(KeptDocument(file, modified: time).value)?.modified, time)
    for damaged in [.string("text"), .array([]), .dictionary([.integer(1): .data(Data())])]
      as [PropertyValue]
    {
      expect(KeptDocument(damaged) == nil)
    }
  }

  @Test func `a file is written in the type of its name, or else in the preferred one`() throws {
    struct Note: FileDocument {
      static let markdown = UTType(filenameExtension: "md") ?? .data
      static var readableContentTypes: [UTType] { [markdown, .plainText] }

      init(configuration: ReadConfiguration) throws {}

      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
      }
    }
    let format = DocumentFormat<Note>(values: nil)
    for (name, type) in [
      ("a.txt", UTType.plainText), ("a.md", Note.markdown), ("a.xyz", Note.markdown),
      ("a", Note.markdown),
    ] {
      expectEqual(format.writable.type(of: URL(filePath: "/\(name)")), type, "\(name)")
    }
  }

  @Test func `a folder is read as a type that may be a folder's`() throws {
    let file = try folder.file("a", "hello")
    let inner = folder.url.appending(path: "b")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    let own = UTType(exportedAs: "com.example.own")
    let note = UTType(exportedAs: "com.example.plain-note", conformingTo: .plainText)
    for (type, isFile, isFolder) in [
      (UTType.data, true, true), (.item, true, true), (own, true, true), (note, true, false),
      (.plainText, true, false), (.directory, false, true), (.package, false, true),
    ] {
      let format = DocumentFormat<Memo>(
        readable: [type], writable: [], make: nil, read: { _ in throw CancellationError() },
        write: nil)
      expectEqual((try? format.checkKind(of: file)) != nil, isFile, "a file as \(type)")
      expectEqual((try? format.checkKind(of: inner)) != nil, isFolder, "a folder as \(type)")
    }
  }

  @Test func `a document that is saved with the extension of another type is read as its own`()
    async throws
  {
    let own = UTType(exportedAs: "com.example.own")
    var types: [UTType] = []
    let format = DocumentFormat<Memo>(
      readable: [own], writable: [own], make: nil,
      read: { source in
        types.append(source.type)
        return { Memo() }
      }, write: nil)
    let file = try folder.file("a.txt", "hello")
    expect(format.type(of: file) == nil)
    try await OpenDocument(format).read(file)
    expectEqual(types, [own])
  }

  // MARK: - The documents of an app

  private func documents() -> AppDocuments {
    AppDocuments(RuntimeServices.repeatable(store: MemorySessionStore()).defaults)
  }

  @Test func `a document that was saved has its new place only`() {
    let (documents, shelf) = (documents(), DocumentShelf<Memo>())
    let format = DocumentFormat<Memo>(values: { Memo() })
    let place = DocumentPlace<Memo>(number: 1)
    let document = shelf.document(at: place, format, of: documents, in: nil)
    expect(shelf.document(at: place, format, of: documents, in: nil) === document)
    let other = shelf.document(at: DocumentPlace(number: 2), format, of: documents, in: nil)
    let saved = DocumentPlace<Memo>(file: folder.url.appending(path: "a.txt"))
    shelf.move(document, to: saved)
    expect(shelf.document(at: saved, format, of: documents, in: nil) === document)
    expect(shelf.document(at: place, format, of: documents, in: nil) !== document)
    expect(shelf.document(at: DocumentPlace(number: 2), format, of: documents, in: nil) === other)
  }

  @Test func `a recent file is left out while it doesn't exist`() throws {
    let documents = documents()
    let (one, two) = try (folder.file("1.txt", "1"), folder.file("2.txt", "2"))
    documents.noteRecent(one)
    documents.noteRecent(two)
    try FileManager.default.removeItem(at: two)
    documents.checkRecent()
    expectEqual(documents.recent, [one])
    _ = try folder.file("2.txt", "2")
    documents.checkRecent()
    expectEqual(documents.recent, [two, one])
  }

  @Test func `recent files of one name have the folders by which they differ`() {
    let paths = ["/a/x/n.txt", "/b/x/n.txt", "/b/y/n.txt", "/m.txt", "/n.txt", "/q/m.txt"]
    expectEqual(
      RecentFile.files(paths.map { URL(filePath: $0) }).map(\.title),
      [
        "n.txt — a/x", "n.txt — b/x", "n.txt — y", "m.txt — /", "n.txt — /", "m.txt — q",
      ])
  }

  @Test func `the last ten files are known, each once`() throws {
    let defaults = RuntimeServices.repeatable(store: MemorySessionStore()).defaults
    let documents = AppDocuments(defaults)
    let files = try (1...12).map { try folder.file("\($0).txt", "") }
    for file in files { documents.noteRecent(file) }
    expectEqual(documents.recent, Array(files.suffix(10).reversed()))
    documents.noteRecent(files[6])
    expect(documents.recent.count == 10 && documents.recent.first == files[6])
    expectEqual(AppDocuments(defaults).recent.map(\.path), documents.recent.map(\.path))
    documents.clearRecent()
    expectEqual(documents.recent, [])
  }

  @Test func `a new document has a number that no window has`() async {
    let documents = documents()
    for number in 1...2 { expectEqual(documents.nextNumber(in: nil), number) }
    let simulator = await AppSimulator(Memos())
    await simulator.newWindow()
    await simulator.newWindow()
    await simulator.background()
    await simulator.relaunch()
    await simulator.newWindow()
    let scene = simulator.sessions.last?.scene as? WindowScene
    expectEqual(scene?.windows.first?.effectiveTitle, "Untitled 4")
  }

  @Test func `a window that couldn't be saved isn't closed by a later save`() async throws {
    let file = try folder.file("a.txt", "hello")
    let simulator = await AppSimulator(Memos())
    await simulator.open(file)
    await simulator.type("text", into: "Text", in: 1)
    await simulator.close(1)
    await simulator.tap("Save…", in: 1)
    await simulator.choose(file.path, in: 1)
    simulator.expect("is open in another window", in: 1)
    await simulator.tap("OK", in: 1)
    await simulator.press("command+s", in: 1)
    await simulator.choose(folder.url.appending(path: "b.txt").path, in: 1)
    expectEqual(simulator.sessions.count, 2)
    try expectEqual(folder.text("b.txt"), "text")
  }
}
