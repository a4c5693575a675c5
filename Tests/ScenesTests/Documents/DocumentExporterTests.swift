import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

/// Tests for documents that are objects, written to files that don't become theirs, and made by their type.
@MainActor struct DocumentExporterTests {
  private struct Exports: App {
    static var identifier: String { "exports" }
    var desk = Desk()
    let album = Album()

    var body: some Scene {
      let (desk, album) = (desk, album)
      DocumentGroup { _ in
        ExportView(letter: Letter(desk), album: album)
      } makeDocument: { _, _ in
        Letter(desk)
      }
    }
  }

  private struct ExportView: View {
    @State var letter: Letter
    let album: Album
    @State private var asks = false
    @State private var asksForAlbum = false
    @State private var outcome = "nothing"
    @Environment(\.newDocument) private var newDocument

    var body: some View {
      TextField("Letter", text: $letter.text)
      Text("outcome: \(outcome)")
      Button("Export") { asks = true }
        .fileExporter(
          isPresented: $asks, document: letter, contentType: .plainText, defaultFilename: "Letter",
          onCompletion: note, onCancellation: { outcome = "cancelled" })
      Button("Export Album") { asksForAlbum = true }
        .fileExporter(
          isPresented: $asksForAlbum, document: album, contentType: .package, onCompletion: note)
      Button("New Letter") { newDocument(contentType: .plainText) }
      Button("New Picture") { newDocument(contentType: .png) }
    }

    private func note(_ result: Result<URL, any Error>) {
      switch result {
      case .success(let file): outcome = "wrote \(file.lastPathComponent)"
      case .failure: outcome = "failed"
      }
    }
  }

  private let desk = Desk()

  @Test func `a document is written in the background to a place, which isn't its file`()
    async throws
  {
    let folder = try DocumentFolder()
    let simulator = await AppSimulator(Exports(desk: desk))
    await simulator.type("hello", into: "Letter")
    await simulator.tap("Export")
    desk.writing.close()
    await simulator.choose(folder.url.appending(path: "a.txt").path)
    simulator.expect("outcome: nothing")
    expect(try !folder.names.contains("a.txt"))
    desk.writing.open()
    await simulator.until { simulator.text.contains("outcome: wrote a.txt") }
    try expectEqual(folder.text("a.txt"), "hello")
    try expectEqual(folder.names, ["a.txt"])
    expectEqual(simulator.problems, [])
  }

  @Test func `a file stays as it was when a document can't be written`() async throws {
    let folder = try DocumentFolder()
    let file = try folder.file("a.txt", "before")
    let simulator = await AppSimulator(Exports(desk: desk))
    desk.fail(.writing)
    await simulator.tap("Export")
    await simulator.choose(file.path)
    await simulator.until { simulator.text.contains("outcome: failed") }
    try expectEqual(folder.text("a.txt"), "before")
    try expectEqual(folder.names, ["a.txt"])
    await simulator.tap("Export")
    await simulator.cancel()
    simulator.expect("outcome: cancelled")
  }

  @Test func `a document that is written at once is written within the turn`() async throws {
    let folder = try DocumentFolder()
    let app = Exports(desk: desk)
    app.album.pictures = ["ada", "engine"]
    let simulator = await AppSimulator(app)
    await simulator.tap("Export Album")
    await simulator.choose(folder.url.appending(path: "Album").path)
    simulator.expect("outcome: wrote Album")
    try expectEqual(folder.text("Album/ada"), "ada")
    try expectEqual(folder.names, ["Album"])
  }

  @Test func `a new document is made by its type, and a type without a group is a problem`() async {
    let simulator = await AppSimulator(Exports(desk: desk))
    await simulator.tap("New Letter")
    expectEqual(simulator.sessions.count, 2)
    expectEqual(simulator.problems, [])
    await simulator.tap("New Picture", in: 1)
    expectEqual(simulator.sessions.count, 2)
    expectEqual(simulator.problems.count, 1)
    expectContains(simulator.problems.first?.description, "public.png")
  }
}
