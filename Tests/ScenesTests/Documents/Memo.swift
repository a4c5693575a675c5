import Foundation
import Scenes

/// A text, which is read and written at once.
struct Memo: FileDocument, Equatable {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

/// An app for memos, whose windows can ask a question of their own before they are closed.
struct Memos: App {
  static var identifier: String { "memos" }
  var question: String?

  init() {}

  init(question: String?) { self.question = question }

  var body: some Scene {
    let question = question
    DocumentGroup(newDocument: Memo()) { file in
      TextField("Text", text: file.$document.text)
        .dismissalConfirmationDialog(question ?? "", shouldPresent: question != nil) {
          Button("Leave") {}
          Button("Stay", role: .cancel) {}
        }
    }
  }
}

/// A folder of pictures.
final class Album: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [.package] }
  @Published var pictures: [String] = []

  init() {}

  init(configuration: ReadConfiguration) throws {
    let entries = configuration.file.fileWrappers ?? [:]
    pictures = entries.keys.sorted().map { name in
      let file = entries[name]?.fileWrappers?["name"]?.regularFileContents
      return file.map { "\(name): \(String(decoding: $0, as: UTF8.self))" } ?? name
    }
  }

  func snapshot(contentType: UTType) throws -> [String] { pictures }

  func fileWrapper(
    snapshot: [String], configuration: WriteConfiguration
  ) throws -> FileWrapper {
    FileWrapper(
      directoryWithFileWrappers: Dictionary(
        uniqueKeysWithValues: snapshot.map { name in
          (name, FileWrapper(regularFileWithContents: Data(name.utf8)))
        }))
  }
}

/// An app for albums.
struct Albums: App {
  static var identifier: String { "albums" }
  let made = Made()

  /// The album that was made last, while it is there.
  final class Made {
    weak var last: Album?

    func make() -> Album {
      let album = Album()
      last = album
      return album
    }
  }

  var body: some Scene {
    let made = made
    DocumentGroup(
      newDocument: { made.make() },
      editor: { AlbumView(album: $0.document) })
  }

  private struct AlbumView: View {
    @ObservedObject var album: Album

    var body: some View {
      Text(album.pictures.joined(separator: ", "))
      Button("Add") { album.pictures.append("picture \(album.pictures.count + 1)") }
    }
  }
}
