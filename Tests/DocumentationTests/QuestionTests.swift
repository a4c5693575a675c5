import Checking
import Foundation
import Testing

/// The questions of newcomers have answers near the first page of the site.
struct QuestionTests {
  private static let catalog = Compiler.package.appending(path: "Documentation/Scenes.docc")

  /// The pages of the catalog by their names.
  private func pages() throws -> [String: String] {
    var pages: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: Self.catalog.path)
    where path.hasSuffix(".md") || path.hasSuffix(".tutorial") {
      let file = Self.catalog.appending(path: path)
      let name = file.deletingPathExtension().lastPathComponent
      pages[name] = try String(contentsOf: file, encoding: .utf8)
    }
    return pages
  }

  /// Returns the names of the pages that a page links to.
  private func links(in page: String) -> Set<String> {
    Set(page.matches(of: /doc:(\w+)/).map { String($0.1) })
  }

  @Test func `each question is answered within two clicks from the first page`() throws {
    let pages = try pages()
    var near = links(in: try require(pages["Guide"]))
    near.formUnion(near.flatMap { links(in: pages[$0] ?? "") })
    let questions = try require(pages["Questions"]).matches(of: /\n\| (\d+) \| ([^|]+) \| (.*) \|/)
    expectEqual(questions.count, 20)
    for question in questions {
      let answers = links(in: String(question.3))
      expect(!answers.isEmpty && answers.isSubset(of: near), "\(question.1): \(question.2)")
    }
  }
}
