import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import SceneViews

/// A letter that waits before it is handed over, and before it is read.
private struct Letter: Hashable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) { letter in
      await Task.yield()
      return Data(letter.text.utf8)
    } importing: { data in
      await Task.yield()
      return Letter(text: "read \(String(decoding: data, as: UTF8.self))")
    }
  }
}

/// A text in a file, which is written and read after waiting.
private struct Attachment: Hashable, Transferable {
  var name: String
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .json) { attachment in
      await Task.yield()
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: attachment.name)
      try Data(attachment.text.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      await Task.yield()
      return Attachment(
        name: received.file.lastPathComponent,
        text: try String(contentsOf: received.file, encoding: .utf8))
    }
  }
}

/// Another type of value in the same files.
private struct Opened: Transferable {
  var attachment: Attachment

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (attachment: Attachment) in
      await Task.yield()
      return Opened(attachment: attachment)
    }
  }
}

/// A folder with files.
private struct Album: Transferable {
  var name: String
  var pictures: [String]

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .folder) { album in
      let folder = FileManager.default.temporaryDirectory
        .appending(path: UUID().uuidString).appending(path: album.name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for picture in album.pictures {
        try Data(picture.utf8).write(to: folder.appending(path: picture))
      }
      return SentTransferredFile(folder)
    }
  }
}

private struct OpenedAlbum: Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .folder) { received in
      let names = try FileManager.default.contentsOfDirectory(atPath: received.file.path)
      return OpenedAlbum(
        text: "\(received.file.lastPathComponent): \(names.sorted().joined(separator: " "))")
    }
  }
}

/// A note with several representations, each with a condition, a name or a visibility.
private struct Note: Codable, Transferable {
  var title: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json).suggestedFileName { "\($0.title)" }
      .visibility(.ownProcess)
    ProxyRepresentation(exporting: \.title).exportingCondition { !$0.isSecret }
      .suggestedFileName("Note.txt")
    DataRepresentation(exportedContentType: .png) { Data("picture of \($0.title)".utf8) }
      .visibility(.team)
  }
}

/// The name of a received file.
private struct FileName: Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .json) { FileName(name: $0.file.lastPathComponent) }
  }
}

private struct Desk: View {
  @State private var log = "nothing"

  var body: some View {
    Text("log: \(log).")
    Text("letter").draggable(Letter(text: "hello"))
    Text("attachment").draggable(Attachment(name: "report", text: "{}"))
    Text("album").draggable(Album(name: "Summer", pictures: ["a.png", "b.png"]))
    Text("note").draggable(Note(title: "1/2"))
    Text("secret").draggable(Note(title: "secret", isSecret: true))
    Text("texts").dropDestination(for: String.self) { texts, _ in
      log = "texts \(texts.joined())"
      return true
    }
    Text("files").dropDestination(for: Opened.self) { files, _ in
      log = "files \(files.map { "\($0.attachment.name) \($0.attachment.text)" }.joined())"
      return true
    }
    Text("albums").dropDestination(for: OpenedAlbum.self) { albums, _ in
      log = "albums \(albums.map(\.text).joined())"
      return true
    }
    Text("names").dropDestination(for: FileName.self) { names, _ in
      log = "names \(names.map(\.name).joined())"
      return true
    }
    Text("objects").onDrop(of: [.plainText], isTargeted: nil) { items, _ in
      items.first?.loadObject(ofClass: String.self) { text, error in
        log = "object \(text ?? "\(String(describing: error))")"
      }
      return true
    }
    Text("here").focusable()
      .copyable([Letter(text: "copied")])
      .pasteDestination(for: String.self) {
        log = "pasted \($0.joined())"
      } validator: {
        $0.filter { $0 != "refused" }
      }
  }
}

/// Values that are handed over by conversions that wait, by files and folders, and by name.
@MainActor struct TransferTests {
  @Test(arguments: [
    ("letter", "texts", "texts hello"), ("letter", "objects", "object hello"),
    ("attachment", "files", "files report {}"), ("album", "albums", "albums Summer: a.png b.png"),
    ("note", "names", "names 1-2.json"), ("note", "texts", "texts 1/2"),
  ])
  func `a value is received when its conversions have ended`(
    source: String, target: String, log: String
  ) async {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.drag(source, to: target)
    await simulator.until { simulator.text.contains("log: \(log).") }
    expectEqual(simulator.problems, [])
  }

  @Test func `a representation whose condition isn't fulfilled is left out`() async {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.drag("secret", to: "texts")
    simulator.expect("log: nothing.")
    expectEqual(simulator.application.problems.count, 1)
  }

  @Test func `copied values that wait are pasted, and are on the clipboard of the host`() async {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.focus(on: "here")
    await simulator.press("command+c")
    await simulator.until { simulator.application.pasteboard.text == "copied" }
    await simulator.press("command+v")
    await simulator.until { simulator.text.contains("log: pasted copied.") }
  }

  @Test func `values that are copied meanwhile stay on the clipboard`() async {
    let simulator = await AppSimulator(Showing { Desk() })
    await simulator.focus(on: "here")
    await simulator.press("command+c")
    simulator.application.pasteboard.set([NSItemProvider("later")], text: "later")
    for _ in 1...20 { await Task.yield() }
    expectEqual(simulator.application.pasteboard.text, "later")
  }

  @Test(arguments: [("own", nil), ("all", "all")])
  func `only what all programs may see is on the clipboard of the host`(
    title: String, text: String?
  ) async {
    struct Own: Transferable {
      var title: String
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \Own.title).visibility(.group)
      }
    }
    struct Open: Transferable {
      var title: String
      static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \Open.title).visibility(.all)
      }
    }
    struct Content: View {
      let isOpen: Bool
      @State private var log = ""
      var body: some View {
        Text("log: \(log).")
        if isOpen {
          ShareLink(item: Open(title: "all"), preview: SharePreview("a"))
        } else {
          ShareLink(item: Own(title: "own"), preview: SharePreview("a"))
        }
        PasteButton(payloadType: String.self) { log = $0.joined() }
      }
    }
    let simulator = await AppSimulator(Showing { Content(isOpen: title == "all") })
    await simulator.tap("Copy")
    expectEqual(simulator.application.pasteboard.text, text)
    await simulator.tap("Paste")
    simulator.expect("log: \(title).")
  }

  @Test func `a provider has the suggested name of its value`() {
    expectEqual(NSItemProvider("a").suggestedName, nil)
    expectEqual(NSItemProvider(Note(title: "Milk")).suggestedName, "Milk.json")
  }

  private struct Export: View {
    let folder: URL
    @State private var isAsking = false
    @State private var outcome = "nothing"

    var body: some View {
      Text("outcome: \(outcome).")
      Button("Export") { isAsking = true }
        .fileExporter(isPresented: $isAsking, item: Note(title: "Milk")) { result in
          outcome = (try? result.get())?.lastPathComponent ?? "failed"
        } onCancellation: {
          outcome = "cancelled"
        }
        .fileDialogDefaultDirectory(folder)
    }
  }

  @Test func `an item is written to a file in the form of its ending, by its suggested name`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let simulator = await AppSimulator(Showing { Export(folder: folder) })
    func contents(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    await simulator.tap("Export")
    await simulator.choose(folder.path)
    simulator.expect("outcome: Milk.json.")
    expectContains(try contents("Milk.json"), #""title":"Milk""#)
    await simulator.tap("Export")
    await simulator.choose("plain.txt")
    simulator.expect("outcome: plain.txt.")
    expectEqual(try contents("plain.txt"), "Milk")
    await simulator.tap("Export")
    await simulator.cancel()
    simulator.expect("outcome: cancelled.")
  }

  @Test func `an item that waits is written when its conversion has ended`() async throws {
    struct Content: View {
      let folder: URL
      @State private var isAsking = false
      @State private var outcome = "nothing"
      var body: some View {
        Text("outcome: \(outcome).")
        Button("Export") { isAsking = true }
          .fileExporter(
            isPresented: $isAsking, item: Attachment(name: "report", text: "{}"),
            contentTypes: [.json], defaultFilename: "Report"
          ) { result in
            outcome = (try? result.get())?.lastPathComponent ?? "failed"
          }
          .fileDialogDefaultDirectory(folder)
      }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let simulator = await AppSimulator(Showing { Content(folder: folder) })
    await simulator.tap("Export")
    await simulator.choose(folder.path)
    await simulator.until { simulator.text.contains("outcome: Report.json.") }
    let file = folder.appending(path: "Report.json")
    expectEqual(try String(contentsOf: file, encoding: .utf8), "{}")
  }
}
