import Foundation
import Observation
import Scenes
import Synchronization

/// A place at which work in the background waits while it is closed.
final class Gate: Sendable {
  private let waiting = Mutex<[CheckedContinuation<Void, Never>]?>(nil)

  func close() { waiting.withLock { $0 = $0 ?? [] } }

  /// The number of works that wait.
  var count: Int { waiting.withLock { $0?.count ?? 0 } }

  func open() {
    let all = waiting.withLock { waiting in
      defer { waiting = nil }
      return waiting ?? []
    }
    for one in all { one.resume() }
  }

  func pass() async {
    await withCheckedContinuation { one in
      let waits = waiting.withLock { waiting in
        waiting?.append(one)
        return waiting != nil
      }
      if !waits { one.resume() }
    }
  }
}

/// The ways in which the letters of a test are read and written.
final class Desk: Sendable {
  let reading = Gate()
  let writing = Gate()
  private let failures = Mutex<Set<Failure>>([])
  private let notes = Mutex<[String]>([])

  enum Failure: Error {
    case reading, writing, making, applying, cancelled
  }

  func fail(_ failure: Failure?) { failures.withLock { $0 = failure.map { [$0] } ?? [] } }

  func check(_ failure: Failure) throws {
    if failures.withLock({ $0.contains(failure) }) {
      throw failure == .cancelled ? CancellationError() : failure
    }
  }

  func note(_ text: String) { notes.withLock { $0.append(text) } }

  var noted: [String] { notes.withLock { $0 } }
}

/// A letter, which is read and written in the background.
@Observable final class Letter: Document {
  static var readableContentTypes: [UTType] { [.plainText] }

  var text = ""
  @ObservationIgnored var stamps = 0
  @ObservationIgnored var configuration: URLDocumentConfiguration?
  @ObservationIgnored let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  func reader(configuration: sending ReadConfiguration) -> sending LetterReader {
    LetterReader(desk: desk)
  }

  @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {
    desk.note("applied \(snapshot) after \(previous ?? "nothing")")
    text = String(snapshot.prefix(1))
    try desk.check(.applying)
    text = snapshot
  }

  func writer(configuration: sending WriteConfiguration) -> sending LetterWriter {
    LetterWriter(desk: desk)
  }

  @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
}

struct LetterReader: DocumentReader {
  let desk: Desk

  @concurrent func read(
    from source: URL, progress: consuming Subprogress
  ) async throws -> sending String {
    let progress = progress.start(totalCount: 2)
    progress.complete(count: 1)
    await desk.reading.pass()
    try desk.check(.reading)
    return try String(contentsOf: source, encoding: .utf8)
  }
}

struct LetterWriter: DocumentWriter {
  let desk: Desk

  @concurrent func write(
    snapshot: sending String, to destination: sending URL, previous: sending String?,
    progress: consuming Subprogress
  ) async throws {
    await desk.writing.pass()
    try Data(snapshot.utf8).write(to: destination)
    try desk.check(.writing)
    desk.note("wrote \(snapshot) after \(previous ?? "nothing")")
  }
}

/// A page that is only shown, read by a file wrapper.
@Observable final class Page: ReadableDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  func reader(
    configuration: sending ReadConfiguration
  ) -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { file in
      String(decoding: file.regularFileContents ?? Data(), as: UTF8.self)
    }
  }

  @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {
    text = snapshot
  }
}

extension DocumentCreationSource {
  static let reply = DocumentCreationSource(id: "reply")
  static let copy = DocumentCreationSource(id: "copy")
}

/// An app for letters.
struct Letters: App {
  static var identifier: String { "letters" }
  var desk = Desk()
  /// The file of which a button makes copies.
  var original: URL?

  init() {}

  init(_ desk: Desk, original: URL? = nil) {
    self.desk = desk
    self.original = original
  }

  var body: some Scene {
    let (desk, original) = (desk, original)
    DocumentGroup { letter in
      LetterView(letter: letter, original: original)
    } makeDocument: {
      (configuration: URLDocumentConfiguration, context: DocumentCreationContext) in
      if configuration.fileURL == nil {
        try desk.check(.cancelled)
        try desk.check(.making)
      }
      let letter = Letter(desk)
      letter.configuration = configuration
      if context.creationSource == .reply { letter.text = "Re:" }
      return letter
    }
  }
}

struct LetterView: View {
  @Bindable var letter: Letter
  let original: URL?
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    TextField("Text", text: $letter.text)
    Text("file: \(letter.configuration?.fileURL?.lastPathComponent ?? "none")")
    Text(letter.configuration?.lastContentModificationDate == nil ? "never saved" : "saved")
    Button("Stamp") {
      letter.stamps += 1
      undoManager?.registerUndo(withTarget: letter) { $0.stamps -= 1 }
    }
    NewDocumentButton("Reply", source: .reply)
    NewDocumentButton("Copy", contentType: .plainText, source: .copy) { original }
  }
}

/// An app that shows pages.
struct Pages: App {
  static var identifier: String { "pages" }

  var body: some Scene {
    DocumentGroup { page in
      PageView(page: page)
    } makeReadableDocument: { _, _ in
      Page()
    }
  }

  private struct PageView: View {
    let page: Page
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
      Text("shows \(page.text)")
      Text(configuration?.isEditable == true ? "can be changed" : "is shown only")
    }
  }
}

/// A folder for the files of one test.
final class DocumentFolder {
  let url = FileManager.default.temporaryDirectory.appending(
    path: "documents-\(ProcessInfo.processInfo.globallyUniqueString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ text: String) throws -> URL {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.standardizedFileURL
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names of all files, also of hidden ones.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
