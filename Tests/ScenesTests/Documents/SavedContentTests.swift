import Checking
import Foundation
import SceneModel
import ScenesTesting
import Testing

@testable import Scenes

/// Tests for documents whose changes are undone.
@MainActor struct SavedContentTests {
  /// The way in which a test reads the contents of its documents.
  @MainActor private final class Reading {
    let gate = Gate()
    /// Whether a content is given only after the gate was passed.
    var waits = false
    /// Whether a content is read after the gate was passed, and not before.
    var isLate = false
    var types: [UTType] = []
    /// The result of the work that waited.
    var result: Bool?
  }

  private let folder: DocumentFolder
  private let reading = Reading()

  init() throws { folder = try DocumentFolder() }

  /// Opens a file with five strokes.
  private func sketch() async throws -> (OpenDocument<Sketch>, Sketch) {
    var format = DocumentFormat<Sketch>(objects: { Sketch() })
    format.contents = { [reading] sketch, _ in
      let content = ComparableContent(sketch.strokes)
      if reading.waits { await reading.gate.pass() }
      return reading.isLate ? ComparableContent(sketch.strokes) : content
    }
    let document = OpenDocument(format)
    try await document.read(try folder.file("a.json", "5"))
    expect(document.saved != nil)
    return (document, try require(document.model))
  }

  /// Starts work that waits for its first content.
  private func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    reading.gate.close()
    reading.waits = true
    let task = Task.atOnce(work)
    reading.waits = false
    return task
  }

  @Test func `an undone change isn't one, unless the document changes meanwhile`() async throws {
    let (document, sketch) = try await sketch()
    sketch.strokes = 6
    await expectEqual(document.takeBackChanges(), false)
    sketch.strokes = 5
    expect(document.isEdited)
    let task = start { reading.result = await document.takeBackChanges() }
    sketch.strokes = 7
    reading.gate.open()
    await task.value
    expect(reading.result == false && document.isEdited)
    sketch.strokes = 5
    await expectEqual(document.takeBackChanges(), true)
    expect(!document.isEdited)
  }

  @Test func `a change while the content of the file is noted isn't part of it`() async throws {
    let (document, sketch) = try await sketch()
    reading.isLate = true
    let task = start { await document.noteSaved() }
    sketch.strokes = 6
    reading.gate.open()
    await task.value
    sketch.strokes = 7
    sketch.strokes = 6
    await expectEqual(document.takeBackChanges(), false)
  }

  @Test func `a document isn't unchanged before it is saved`() async throws {
    let (document, sketch) = try await sketch()
    sketch.strokes = 6
    let task = start { try? await document.save() }
    sketch.strokes = 5
    await expectEqual(document.takeBackChanges(), false)
    sketch.strokes = 7
    reading.gate.open()
    await task.value
    // The content of the file isn't known, because the document changed before the file was written.
    try expectEqual(folder.text("a.json"), "7")
    expect(document.isEdited && document.saved == nil)
  }

  @Test func `content that isn't the file's isn't taken for it`() async throws {
    let (document, sketch) = try await sketch()
    let file = try require(document.file)
    sketch.strokes = 6
    try Data("25".utf8).write(to: file)
    try await document.save()
    expectEqual(document.conflict, .changed)
    document.keep()
    sketch.strokes = 5
    await expectEqual(document.takeBackChanges(), false)
    // While the content of the file that was read again isn't noted, the earlier content isn't the file's either.
    document.undoManager.registerUndo(withTarget: sketch) { _ in }
    document.dropChanges()
    await document.noteSaved()
    expect(document.saved != nil)
    let task = start {
      reading.result = try? await document.read(file)
      expect(document.saved == nil)
    }
    await task.value
    reading.gate.open()
    expectEqual(reading.result, true)
    expectEqual(document.model?.strokes, 25)
    // The changes of the earlier content can't be undone any more.
    expectEqual(document.undoManager.undoCount, 0)
    // A content that replaces the file's while that is noted isn't the file's.
    let noting = start { await document.noteSaved() }
    let kept = FileWrapper(regularFileWithContents: Data("9".utf8))
    try await document.begin(restoring: KeptDocument(kept, modified: nil))
    expectEqual(document.model?.strokes, 9)
    reading.gate.open()
    await noting.value
    expect(document.isEdited && document.saved == nil)
  }

  @Test func `a change on another thread is one of the document`() async throws {
    let (document, sketch) = try await sketch()
    // Proof: nothing else uses the sketch until the task has ended.
    nonisolated(unsafe) let shared = sketch
    await Task.detached { shared.strokes = 6 }.value
    for _ in 0..<1000 where !document.isEdited { await Task.yield() }
    expect(document.isEdited)
  }

  @Test func `content with objects can't be compared`() {
    expect(ComparableContent(Sketch()) == nil)
  }

  @Test func `a document is of the type of its file, or of the one that was chosen`() async throws {
    let (plain, json) = (UTType.plainText, UTType.json)
    let format = DocumentFormat<Memo>(
      readable: [json, plain], writable: [json, plain], make: nil, read: { _ in { Memo() } },
      write: { [reading] _, target in
        reading.types.append(target.type)
        try Data("memo".utf8).write(to: target.file)
      },
      contents: { [reading] memo, type in
        reading.types.append(type)
        return ComparableContent(memo.text)
      })
    let document = OpenDocument(format)
    expectEqual(document.writableTypes, [json, plain])
    document.contentType = .utf8PlainText
    expectEqual(document.writableTypes, [plain, json])
    document.contentType = nil
    try await document.read(try folder.file("a.txt", "memo"))
    expectEqual(document.writableTypes, [plain, json])
    expectEqual(reading.types, [plain])
    try await document.save(to: folder.url.appending(path: "a.json"))
    expectEqual(document.writableTypes, [json, plain])
    expectEqual(reading.types, [plain, json, json])
    try await document.save(to: folder.url.appending(path: "a.xyz"))
    expectEqual(document.contentType, json)
  }

  @Test func `a content that was kept goes away when the changes are undone`() async throws {
    let simulator = await AppSimulator(Memos())
    await simulator.open(try folder.file("a.txt", "hello"))
    await simulator.type("mine", into: "Text", in: 2)
    await simulator.wait(seconds: 10)
    await simulator.type("hello", into: "Text", in: 2)
    expectEqual(simulator.title(1), "a.txt")
    await simulator.relaunch()
    await simulator.resume(2)
    simulator.expect("Text: [hello]", in: 2)
    expectEqual(simulator.title(1), "a.txt")
  }
}
