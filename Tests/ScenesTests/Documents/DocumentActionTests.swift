import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for files that the app opens as documents, and can't.
@MainActor struct DocumentActionTests {
  private struct Opener: View {
    let file: URL
    @Environment(\.openDocument) private var openDocument
    @State private var outcome = "not asked"

    var body: some View {
      Text("outcome: \(outcome)")
      Button("Open") {
        Task {
          do {
            try await openDocument(at: file)
            outcome = "opened"
          } catch { outcome = "\(error)" }
        }
      }
    }
  }

  private struct Opening: App {
    static var identifier: String { "opening" }
    var file = URL(filePath: "/")

    init() {}
    init(_ file: URL) { self.file = file }

    var body: some Scene {
      let file = file
      WindowGroup { Opener(file: file) }
      DocumentGroup(newDocument: Memo()) { file in Text("shows \(file.document.text)") }
      DocumentGroup(newDocument: { Album() }, editor: { _ in Text("an album") })
    }
  }

  private struct Drawing: FileDocument {
    static var readableContentTypes: [UTType] { [UTType(exportedAs: "com.example.drawing")] }

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  /// An app whose first group reads a type of its own, of which no extension is known.
  private struct Drawings: App {
    static var identifier: String { "drawings" }
    var file = URL(filePath: "/")

    init() {}
    init(_ file: URL) { self.file = file }

    var body: some Scene {
      let file = file
      WindowGroup { Opener(file: file) }
      DocumentGroup(newDocument: Drawing()) { _ in Text("a drawing") }
      DocumentGroup(newDocument: Memo()) { file in Text("shows \(file.document.text)") }
    }
  }

  private let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  private func outcome(of file: URL) async -> AppSimulator {
    await outcome(AppSimulator(Opening(file)))
  }

  private func outcome(_ simulator: AppSimulator) async -> AppSimulator {
    await simulator.tap("Open")
    await simulator.until { !simulator.text.contains("outcome: not asked") }
    return simulator
  }

  @Test func `a file of a known type is opened`() async throws {
    let simulator = await outcome(of: try folder.file("a.txt", "hello"))
    simulator.expect("outcome: opened", in: 1)
    simulator.expect("shows hello", in: 2)
  }

  @Test func `a file that doesn't exist is an error with its path and a remedy`() async {
    let file = folder.url.appending(path: "a.txt")
    let simulator = await outcome(of: file)
    expectContains(simulator.text, "a.txt")
    expectContains(simulator.text, "there is no file \(file.path)")
    expectContains(simulator.text, "check that the file exists")
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `a folder in place of a file is an error, and a package is none`() async throws {
    let file = folder.url.appending(path: "b.txt")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let simulator = await outcome(of: file)
    expectContains(simulator.text, "it is a folder")
    expectEqual(simulator.sessions.count, 1)
    let album = folder.url.appending(path: "album.bundle")
    try FileManager.default.createDirectory(at: album, withIntermediateDirectories: false)
    let other = await outcome(of: album)
    other.expect("outcome: opened", in: 1)
  }

  @Test func `a type without an extension takes files that no other group reads`() async throws {
    let note = await outcome(AppSimulator(Drawings(try folder.file("a.txt", "hello"))))
    note.expect("shows hello", in: 2)
    let drawing = await outcome(AppSimulator(Drawings(try folder.file("a.zyx", ""))))
    drawing.expect("a drawing", in: 2)
    let picture = await outcome(AppSimulator(Drawings(try folder.file("a.png", ""))))
    picture.expect("a drawing", in: 2)
  }

  @Test func `a pipe in place of a file is an error`() async {
    let file = folder.url.appending(path: "c.txt")
    mkfifo(file.path, 0o600)
    let simulator = await outcome(of: file)
    expectContains(simulator.text, "it is neither a file nor a folder")
    expectEqual(simulator.sessions.count, 1)
  }

  @Test(arguments: ["https://example.com/a.txt", "notes://a.txt"])
  func `an address that isn't a file's is an error`(address: String) async throws {
    let simulator = await outcome(of: try require(URL(string: address)))
    expectContains(simulator.text, "isn't the URL of a file")
    expectEqual(simulator.sessions.count, 1)
  }
}
