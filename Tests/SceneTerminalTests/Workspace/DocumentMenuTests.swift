import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// The commands of a document's window at a terminal.
@MainActor struct DocumentMenuTests {
  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}
    init(configuration: ReadConfiguration) throws {}

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note()) { file in
        TextField("Text", text: file.$document.text)
      }
    }
  }

  @Test func `a second window on a document is opened from the menu File`() {
    let terminal = TestTerminal(Notes())
    terminal.type("engine")
    terminal.press(.function(2))
    terminal.type("file: open in new")
    terminal.press(.enter)
    expectEqual(terminal.application.orderedSessions.count, 2)
    expectEqual(terminal.rows.filter { $0.contains("engine") }.isEmpty, false)
    terminal.expectShows("Edited")
  }
}
