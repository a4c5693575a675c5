import Foundation
import Testing

/// The pages of the vocabulary say what the code says.
struct VocabularyTests {
  private static let folder = Compiler.package.appending(
    path: "Documentation/Scenes.docc/Reference")

  /// A row of a page: a name, with its letter and its effect.
  private struct Row {
    let page: String
    let name: String
    let letter: String
    let effect: String
  }

  private static func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("Vocabulary") && $0 != "Vocabulary.md" }.sorted()
  }

  private static func rows() throws -> [Row] {
    try pages().flatMap { page in
      try String(contentsOf: folder.appending(path: page), encoding: .utf8)
        .matches(of: /(?m)^\| (`[^|]*`) \| (\w+) \| ([^|]*) \|/)
        .flatMap { row in
          row.1.matches(of: /`(\w+)[^`]*`/).map {
            Row(
              page: page, name: "\($0.1)", letter: "\(row.2)",
              effect: row.3.trimmingCharacters(in: .whitespaces))
          }
        }
    }
  }

  @Test func `a row has one of the letters, and an effect unless it is accepted only`() throws {
    let rows = try Self.rows()
    #expect(rows.count > 200)
    for row in rows {
      #expect(["S", "T", "N", "R"].contains(row.letter), "\(row.page): \(row.name)")
      #expect(!row.effect.isEmpty, "\(row.page): \(row.name)")
    }
  }

  @Test func `the first page links every page`() throws {
    let first = try String(
      contentsOf: Self.folder.appending(path: "Vocabulary.md"), encoding: .utf8)
    let linked = Set(first.matches(of: /- <doc:(\w+)>/).map { "\($0.1).md" })
    #expect(linked == Set(try Self.pages()))
  }

  @Test func `each name that is kept without effect has the letter N and its reason`() throws {
    let rows = Set(try Self.rows().filter { $0.letter == "N" }.map { "\($0.name): \($0.effect)" })
    #expect(rows.symmetricDifference(try keptNames()) == [])
  }

  /// The names in the sources, each with the reason in its comment.
  private func keptNames() throws -> Set<String> {
    var names: Set<String> = []
    for module in ["SceneViews", "Scenes", "SwiftUINames"] {
      let folder = Compiler.package.appending(path: "Sources/\(module)")
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      where path.hasSuffix(".swift") {
        var reason: Substring?
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        for line in text.split(separator: "\n") {
          if let match = line.firstMatch(of: /\/\/\/ Kept without effect: ([^.;]*)/) {
            reason = match.1
          } else if let match = line.firstMatch(of: /public (?:nonisolated )?(?:func|var) (\w+)/) {
            if let reason { names.insert("\(match.1): \(reason)") }
            reason = nil
          }
        }
      }
    }
    return names
  }
}
