package import Foundation

/// A name of the vocabulary's pages, with its letter and its effect.
package struct VocabularyRow: Sendable {
  /// The folder of the pages.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Scenes.docc/Reference")

  /// The file of the page.
  package let page: String
  /// The name, without labels and the type before it.
  package let name: String
  package let letter: String
  package let effect: String
  /// Whether the page is that of scenes and their modifiers.
  package var isOfScenes: Bool { page == "VocabularyScenes.md" }

  /// The files of the pages, without the first page.
  package static func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Vocabulary") && $0 != "Vocabulary.md" }.sorted()
  }

  /// The rows of all pages, with one for each name.
  package static var all: [VocabularyRow] {
    get throws {
      try pages().flatMap { page in
        try String(contentsOf: folder.appending(path: page), encoding: .utf8)
          .matches(of: /(?m)^\| (`[^|]*`) \| (\w+) \| ([^|]*) \|/)
          .flatMap { row in
            row.1.matches(of: /`(?:\w+\.)?(\w+)[^`]*`/).map {
              VocabularyRow(
                page: page, name: "\($0.1)", letter: "\(row.2)",
                effect: row.3.trimmingCharacters(in: .whitespaces))
            }
          }
      }
    }
  }
}
