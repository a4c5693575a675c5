import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

private struct Note: Codable, Hashable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title)
  }
}

/// A picture that is handed over as a file.
private struct Picture: Hashable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .png) { picture in
      let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
      try Data(picture.name.utf8).write(to: file)
      return SentTransferredFile(file)
    } importing: { received in
      Picture(
        name: String(decoding: try Data(contentsOf: received.file), as: UTF8.self) + " from "
          + received.file.pathExtension)
    }
  }
}

/// Pictures of another type, which reads the files of the first.
private struct Copy: Hashable, Transferable {
  var file: URL
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(importedContentType: .png) { received in
      Copy(
        file: received.file,
        text: String(decoding: try Data(contentsOf: received.file), as: UTF8.self))
    }
  }
}

private struct Album: View {
  @State private var log = ""
  @State private var isThere = true

  var body: some View {
    Text("log: \(log).")
    Text("picture").draggable(Picture(name: "Sunset"))
    Text("files").onDrop(of: [.png], isTargeted: nil) { items, _ in
      _ = items.first?.loadTransferable(type: Copy.self) { result in
        guard case .success(let copy) = result else { return }
        log = "\(copy.text) in a \(copy.file.pathExtension)"
        isThere = FileManager.default.fileExists(atPath: copy.file.path)
      }
      return true
    }
    Text("data").onDrop(of: [.png], isTargeted: nil) { items, _ in
      _ = items.first?.loadDataRepresentation(forTypeIdentifier: "public.png") { data, _ in
        log = String(decoding: data ?? Data(), as: UTF8.self)
      }
      return true
    }
    Text("there: \(isThere)")
  }
}

private struct Desk: View {
  @State private var log = ""
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text("log: \(log)")
      Text("text").draggable("some text")
      Text("link").draggable(URL(string: "https://postbox.example/1") ?? URL(filePath: "/"))
      Text("note").draggable(Note(title: "Milk"))
      Text("provider").onDrag { NSItemProvider(object: NSString(string: "provided")) }
      Text("activity").onDrag {
        let activity = UserActivity(activityType: "com.example.note")
        activity.targetContentIdentifier = "com.example.note"
        return NSItemProvider(object: activity)
      }
      Text("texts").dropDestination(for: String.self) { texts, _ in
        log = "texts \(texts.joined())"
        return true
      }
      Text("notes").dropDestination { (notes: [Note], _) in
        log = "notes \(notes.map(\.title).joined())"
        return true
      }
      Text("links").onDrop(of: ["public.url"], isTargeted: $isTargeted) { items, _ in
        items.first?.loadObject(ofClass: URL.self) { url, _ in log = "links \(url?.path ?? "")" }
        return true
      }
    }
  }
}

private struct DeskApp: App {
  static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

  var body: some Scene {
    WindowGroup { Desk() }
    WindowGroup("Note", id: "note") {
      Text("a window of its own").onContinueUserActivity("com.example.note") { _ in }
    }
    .handlesExternalEvents(matching: ["com.example.note"])
  }
}

/// Dragging to views of the same and of other windows, and out of the window.
@MainActor struct DraggingTests {
  @Test(arguments: [
    ("text", "texts", "texts some text"), ("note", "texts", "texts Milk"),
    ("note", "notes", "notes Milk"), ("provider", "texts", "texts provided"),
    ("link", "links", "links /1"), ("link", "texts", "texts https://postbox.example/1"),
  ])
  func `a value is handed over in the best type that is taken`(
    source: String, target: String, log: String
  ) async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.drag(source, to: target)
    simulator.expect("log: \(log)")
  }

  @Test func `a value is handed over as a file, which is removed when it was read`() async {
    let simulator = await AppSimulator(Showing { Album() })
    await simulator.drag("picture", to: "files")
    simulator.expect("log: Sunset in a png")
    simulator.expect("there: false")
    await simulator.drag("picture", to: "data")
    simulator.expect("log: Sunset.")
  }

  @Test func `what a view can't take is refused and told`() async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.drag("text", to: "links")
    simulator.expect("log: ")
    expectEqual(simulator.application.problems.count, 1)
  }

  @Test(arguments: [
    ("public.png", "public.image", true), ("public.utf8-plain-text", "public.text", true),
    ("com.example.note", "public.data", true), ("public.url", "public.item", true),
    ("public.image", "public.png", false), ("public.png", "public.text", false),
  ])
  func `a provider has a value of each type to which its own conforms`(
    type: String, other: String, isExpected: Bool
  ) {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: type) { Data("a".utf8) }
    expectEqual(provider.hasItemConformingToTypeIdentifier(other), isExpected)
    var data: Data?
    provider.loadDataRepresentation(forTypeIdentifier: other) { found, _ in data = found }
    expectEqual(data != nil, isExpected)
  }

  @Test func `a type of the app has the values that it was declared to conform to`() async {
    struct Memo: Transferable {
      static let type = UTType(exportedAs: "com.example.memo", conformingTo: .plainText)

      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Memo>(exportedContentType: type) { _ in Data("milk".utf8) }
      }
    }
    struct Board: View {
      @State private var log = "nothing"

      var body: some View {
        Text("log: \(log)")
        Text("memo").draggable(Memo())
        Text("texts").onDrop(of: [.text], isTargeted: nil) { items, _ in
          items.first?.loadObject(ofClass: String.self) { text, _ in log = text ?? "no text" }
          return true
        }
      }
    }
    let simulator = await AppSimulator(Showing { Board() })
    await simulator.drag("memo", to: "texts")
    simulator.expect("log: milk")
  }

  @Test func `between windows`() async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.newWindow()
    await simulator.drag("text", in: 1, to: "texts", in: 2)
    simulator.expect("log: texts some text", in: 2)
    simulator.expect(no: "some text", in: 1)
  }

  @Test func `an activity that is dragged out opens a window`() async {
    let simulator = await AppSimulator(DeskApp())
    await simulator.drag("activity", to: nil)
    simulator.expect("a window of its own", in: 2)
  }
}
