import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Page: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init(_ text: String) { self.text = text }

  init(configuration: ReadConfiguration) throws {}

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Desk: View {
  let files: [URL]
  let folder: URL
  @State private var isExporting = false
  @State private var isMoving = false
  @State private var isMovingAll = false
  @State private var outcome = "nothing"

  var body: some View {
    VStack {
      Text("outcome: \(outcome)")
      Button("Begin Export") { isExporting = true }
      Button("Begin Move") { isMoving = true }
      Button("Begin Moves") { isMovingAll = true }
    }
    .fileExporter(
      isPresented: $isExporting, documents: [Page("new 1"), Page("new 2")], contentType: .plainText
    ) { outcome = (try? $0.get()) == nil ? "failed" : "written" }
    .fileMover(isPresented: $isMoving, file: files.first) {
      outcome = (try? $0.get()) == nil ? "failed" : "moved"
    }
    .fileMover(isPresented: $isMovingAll, files: files) {
      outcome = (try? $0.get()) == nil ? "failed" : "moved"
    }
    .fileDialogDefaultDirectory(folder)
  }
}

/// Files that are written or moved where others exist.
@MainActor final class FolderDialogTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("FolderDialogTests-\(UUID().uuidString)")

  init() throws {
    for (name, text) in [
      ("a.txt", "first"), ("other/a.txt", "second"), ("inner/a.txt", "kept"),
      ("inner/Document 1.txt", "old 1"), ("tree/a.txt/leaf", "leaf"),
    ] {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func begin(_ button: String, _ files: String...) async -> AppSimulator {
    let folder = folder
    let simulator = await AppSimulator(
      Showing { Desk(files: files.map { folder.appendingPathComponent($0) }, folder: folder) })
    await simulator.tap(button)
    return simulator
  }

  private func text(of name: String) -> String? {
    try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `a file that can't be replaced by a moved one is kept`() async {
    // A folder can't be moved into itself.
    let simulator = await begin("Begin Move", "inner")
    await simulator.choose("inner/a.txt")
    simulator.expect("outcome: failed")
    expectEqual(text(of: "inner/a.txt"), "kept")
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("inner").path)
    expectEqual(names?.sorted(), ["Document 1.txt", "a.txt"])
  }

  @Test func `a moved file replaces one after a question`() async {
    let simulator = await begin("Begin Moves", "a.txt")
    await simulator.type("inner", into: "Path")
    await simulator.tap("Move")
    simulator.expect("There is a file")
    expectEqual(text(of: "inner/a.txt"), "kept")
    await simulator.tap("Replace")
    simulator.expect("outcome: moved")
    expectEqual(text(of: "inner/a.txt"), "first")
    expect(text(of: "a.txt") == nil)
  }

  @Test func `a folder with the name of a moved file is replaced after a question`() async {
    let simulator = await begin("Begin Moves", "a.txt")
    await simulator.choose("tree")
    simulator.expect("There is a folder")
    simulator.expect("outcome: nothing")
    expectEqual(text(of: "tree/a.txt/leaf"), "leaf")
    await simulator.tap("Replace")
    simulator.expect("outcome: moved")
    expectEqual(text(of: "tree/a.txt"), "first")
  }

  @Test func `of two moved files with one name, the second stays`() async {
    let simulator = await begin("Begin Moves", "a.txt", "other/a.txt")
    await simulator.choose("inner")
    await simulator.tap("Replace")
    simulator.expect("outcome: failed")
    expectEqual(text(of: "inner/a.txt"), "first")
    expectEqual(text(of: "other/a.txt"), "second")
  }

  @Test func `a file that is in the folder already stays, without a question`() async {
    let simulator = await begin("Begin Moves", "inner/a.txt")
    await simulator.choose("inner")
    simulator.expect("outcome: moved")
    expectEqual(text(of: "inner/a.txt"), "kept")
  }

  @Test func `several documents replace files after a question`() async {
    let simulator = await begin("Begin Export")
    await simulator.choose("inner")
    simulator.expect("There is a file")
    simulator.expect("Document 1.txt already.")
    expectEqual(text(of: "inner/Document 1.txt"), "old 1")
    expect(text(of: "inner/Document 2.txt") == nil)
    await simulator.tap("Replace")
    simulator.expect("outcome: written")
    expectEqual(text(of: "inner/Document 1.txt"), "new 1")
    expectEqual(text(of: "inner/Document 2.txt"), "new 2")
  }
}
