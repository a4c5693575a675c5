import Checking
import Foundation
import Observation
import SceneViews
import Synchronization
import Testing

/// Tests for the readers and writers of documents, and for their progress.
struct DocumentReaderTests {
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "readers-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  private var part: Subprogress {
    ProgressManager(totalCount: 1).subprogress(assigningCount: 1)
  }

  @Test func `a reader makes the content from a file wrapper`() async throws {
    try await withFolder { folder in
      let file = folder.appending(path: "a.txt")
      try Data("hello".utf8).write(to: file)
      let configuration = DocumentReadConfiguration(contentType: .plainText)
      expectEqual(configuration.contentType, .plainText)
      let reader = FileWrapperDocumentReader(configuration) { wrapper in
        String(decoding: wrapper.regularFileContents ?? Data(), as: UTF8.self)
      }
      try await expectEqual(reader.read(from: file, progress: part), "hello")
      let missing = FileWrapperDocumentReader(
        DocumentReadConfiguration(contentType: .plainText)
      ) { _ in "" }
      await #expect(throws: (any Error).self) {
        try await missing.read(from: folder.appending(path: "b.txt"), progress: part)
      }
    }
  }

  @Test func `a writer gets the file that the document has`() async throws {
    try await withFolder { folder in
      let (old, new) = (folder.appending(path: "a.txt"), folder.appending(path: "b.txt"))
      try Data("hello".utf8).write(to: old)
      for (existing, expected) in [(old, "hello, you"), (nil, "new, you")] {
        let configuration = DocumentWriteConfiguration(
          contentType: .plainText, existingFile: existing)
        expectEqual(configuration.contentType, .plainText)
        let writer = FileWrapperDocumentWriter<String>(configuration) { text, previous in
          var data = previous?.regularFileContents ?? Data("new".utf8)
          data.append(Data(text.utf8))
          return FileWrapper(regularFileWithContents: data)
        }
        try await writer.write(snapshot: ", you", to: new, previous: nil, progress: part)
        try expectEqual(String(contentsOf: new, encoding: .utf8), expected)
      }
    }
  }

  @Test func `parts of a progress count with their share`() {
    let whole = ProgressManager(totalCount: 4)
    expectEqual(whole.fractionCompleted, 0)
    whole.complete(count: 1)
    expectEqual(whole.fractionCompleted, 0.25)
    let part = whole.subprogress(assigningCount: 2).start(totalCount: 10)
    part.complete(count: 5)
    expectEqual(part.fractionCompleted, 0.5)
    expectEqual(whole.fractionCompleted, 0.5)
    expectEqual(whole.completedCount, 1)
    part.complete(count: 5)
    expect(part.isFinished)
    expectEqual(whole.completedCount, 3)
    part.complete(count: 5)
    expectEqual(whole.completedCount, 3)
    expect(!whole.isFinished)
  }

  @Test func `a part that nobody starts is completed when it is released`() {
    func ignore(_ progress: consuming Subprogress) {}
    let whole = ProgressManager(totalCount: 2)
    ignore(whole.subprogress(assigningCount: 2))
    expect(whole.isFinished)
  }

  @Test func `a progress without units isn't finished, and as a part it ends when it is released`()
  {
    let empty = ProgressManager(totalCount: 0)
    expect(!empty.isFinished && !empty.isIndeterminate)
    expectEqual(empty.fractionCompleted, 0)
    let whole = ProgressManager(totalCount: 2)
    var part: ProgressManager? = whole.subprogress(assigningCount: 2).start(totalCount: 0)
    expectEqual(part?.isFinished, false)
    expectEqual(whole.completedCount, 0)
    part = nil
    expect(whole.isFinished)
  }

  @Test func `a progress without a number of units has no fraction`() {
    let progress = ProgressManager(totalCount: nil)
    progress.complete(count: 3)
    expect(progress.isIndeterminate)
    expect(progress.totalCount == nil)
    expectEqual(progress.fractionCompleted, 0)
    expect(!progress.isFinished)
  }

  @Test func `a progress tells its changes`() {
    let progress = ProgressManager(totalCount: 2)
    let changes = Mutex(0)
    withObservationTracking {
      _ = progress.fractionCompleted
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    progress.subprogress(assigningCount: 1).start(totalCount: 1).complete(count: 1)
    expectEqual(changes.withLock { $0 }, 1)
  }
}
