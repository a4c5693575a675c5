import Foundation
import Scenes
import ScenesTesting

/// A text, which can't be written if it is "fail".
struct NoteDocument: FileDocument {
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

/// A number of strokes, which is an object.
final class Sketch: ReferenceFileDocument {
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

/// An app for notes and sketches.
struct Notes: App {
  static var identifier: String { "notes" }

  var body: some Scene {
    DocumentGroup(newDocument: NoteDocument()) { file in
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
    Button("Template") { newDocument(NoteDocument(text: "from a template")) }
    Text(configuration?.isEditable == true ? "can be changed" : "is shown only")
  }
}

struct SketchView: View {
  @ObservedObject var sketch: Sketch

  var body: some View {
    Button("Draw") { sketch.strokes += 1 }
    Text("\(sketch.strokes) strokes")
  }
}

extension AppSimulator {
  /// Returns the title of a session's first window; nil if there is no such session, or if it has no window.
  func title(_ index: Int = 0) -> String? {
    guard sessions.indices.contains(index) else { return nil }
    return (sessions[index].scene as? WindowScene)?.windows.first?.effectiveTitle
  }
}
