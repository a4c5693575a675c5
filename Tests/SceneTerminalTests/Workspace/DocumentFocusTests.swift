import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// The keyboard focus of the window of a document, around the questions about its file.
@MainActor struct DocumentFocusTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {
      text =
        configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Editor: View {
    @Binding var text: String
    @State private var query = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationSplitView {
        List { Text("outline") }
      } detail: {
        TextEditor(text: $text)
          .focused($isFocused)
          .accessibilityLabel("Text")
          .defaultFocus($isFocused, true)
      }
      .searchable(text: $query)
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        Editor(text: file.$document.text)
      }
    }
  }

  @Test(arguments: [KeyPress.Key.escape, .enter])
  func `typing goes on after a document is saved, or isn't`(key: KeyPress.Key) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "DocumentFocusTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = TestTerminal(Notes())
    expectEqual(terminal.focusName, "Text")
    terminal.type("engine")
    terminal.press(.character("s"), .control)
    expectEqual(terminal.focusName, "Path")
    terminal.expectShows("Path: Untitled")
    terminal.play(.paste(folder.path + "/engine"))
    terminal.press(key)
    terminal.expectHides("Path:")
    expectEqual(terminal.focusName, "Text")
    terminal.type("s")
    terminal.expectShows("engines")
  }
}
