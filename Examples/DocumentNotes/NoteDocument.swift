import Foundation
import Observation
import Scenes

extension UTType {
  /// Markdown text, which most systems know by its extension only.
  static let markdown = UTType(filenameExtension: "md") ?? .plainText
}

/// A note: Markdown text in a file.
@Observable final class NoteDocument: Document {
  var text: String

  static var readableContentTypes: [UTType] { [.markdown, .plainText] }

  init(text: String = "") {
    self.text = text
  }

  func reader(
    configuration: sending ReadConfiguration
  ) -> sending FileWrapperDocumentReader<String> {
    FileWrapperDocumentReader(configuration) { file in
      guard let data = file.regularFileContents, let text = String(data: data, encoding: .utf8)
      else { throw CocoaError(.fileReadInapplicableStringEncoding) }
      return text
    }
  }

  @MainActor func apply(snapshot: sending String, previous: sending String?) async throws {
    text = snapshot
  }

  func writer(
    configuration: sending WriteConfiguration
  ) -> sending FileWrapperDocumentWriter<String> {
    FileWrapperDocumentWriter(configuration) { text, _ in
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
}

extension DocumentCreationSource {
  /// The command that makes a note which explains the app.
  static let welcome = DocumentCreationSource(id: "welcome")
}

extension NoteDocument {
  /// The text of a note that explains the app.
  static let welcome = """
    # Welcome

    A note is a **Markdown** file.

    ## Write

    Choose a format from the menu.

    ## Find

    - headings in the outline
    - words by searching
    """

  /// The text of the first heading or the first line with text; nil for an empty note.
  var title: String? {
    let lines = text.split(whereSeparator: \.isNewline).lazy
      .map { $0.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces) }
    return lines.first { !$0.isEmpty }
  }

  /// The lines that contain a text, without regard to case.
  func lines(containing query: String) -> [Line] {
    guard !query.isEmpty else { return [] }
    return Line.lines(of: text).filter { $0.text.localizedCaseInsensitiveContains(query) }
  }
}

/// A line of a note.
struct Line: Identifiable, Hashable {
  /// The number of the line, from 1.
  let id: Int
  let text: String

  static func lines(of text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { Line(id: $0.offset + 1, text: String($0.element)) }
  }
}
