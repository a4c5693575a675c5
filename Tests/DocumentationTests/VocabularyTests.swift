import Checking
import Foundation
import TestSupport
import Testing

/// The pages of the vocabulary say what the code says.
struct VocabularyTests {
  @Test func `a row has one of the letters, and an effect unless it is accepted only`() throws {
    let rows = try VocabularyRow.all
    expect(rows.count > 200)
    for row in rows {
      expect(["S", "T", "N", "R"].contains(row.letter), "\(row.page): \(row.name)")
      expect(!row.effect.isEmpty, "\(row.page): \(row.name)")
    }
  }

  @Test func `the first page links every page`() throws {
    let first = try String(
      contentsOf: VocabularyRow.folder.appending(path: "Vocabulary.md"), encoding: .utf8)
    let linked = Set(first.matches(of: /- <doc:(\w+)>/).map { "\($0.1).md" })
    expectEqual(linked, Set(try VocabularyRow.pages()))
  }

  @Test func `each name that has no effect has the letter N and its reason`() throws {
    let rows = Set(
      try VocabularyRow.all.filter { $0.letter == "N" }.map { "\($0.name): \($0.effect)" })
    expectEqual(rows.symmetricDifference(try keptNames()), [])
  }

  @Test func `each name is used by the code of a test`() throws {
    let tested = try TestedNames.all()
    let untested = try VocabularyRow.all.filter { !tested.contains($0.name) }
    expectEqual(untested.map { "\($0.page): \($0.name)" }, [])
  }

  @Test(.thread(.compiler))
  func `the pages name every public type and every environment value`() throws {
    let pages = try VocabularyRow.pages() + ["Vocabulary.md", "Views.md"]
    let text = try pages.map {
      try String(contentsOf: VocabularyRow.folder.appending(path: $0), encoding: .utf8)
    }
    let listed = Set(
      text.joined().matches(of: /`[^`\n]+`/).flatMap {
        $0.output.matches(of: /\w+/).map { String($0.output) }
      })
    let symbols = try ["SceneViews", "Scenes"].flatMap {
      try Compiler.symbolGraphs(of: $0).flatMap(\.symbols)
    }
    let kinds = ["class", "struct", "enum", "protocol", "typealias"].map { "swift.\($0)" }
    let names = symbols.compactMap { symbol -> String? in
      let path = symbol.pathComponents
      let isType = path.count == 1 && kinds.contains(symbol.kind.identifier)
      let isValue =
        path.first == "EnvironmentValues" && path.count == 2
        && symbol.kind.identifier == "swift.property"
      return isType || isValue ? path.last : nil
    }.filter { !$0.hasPrefix("_") }
    expect(names.count > 500)
    expectEqual(Set(names).subtracting(listed), [])
  }

  @Test(arguments: [
    ("Text(name).blur(radius: 3)", ["Text", "blur"]), ("// Text\n/* .blur() */ let size = 3", []),
    ("\"Text \\\"quoted\\\" Menu\"; Label(\"\"\"\n Menu\n\"\"\")", ["Label"]),
    ("@Test func `a Text is shown`() {}", ["Test"]),
    ("withAnimation { item = \\.undoManager }", ["undoManager", "withAnimation"]),
  ])
  func `names in comments, texts and names of tests aren't used`(code: String, names: [String]) {
    expectEqual(TestedNames.used(in: Data(code.utf8)), Set(names))
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
          if let range = line.firstRange(of: "/// Has no effect: ") {
            reason = line[range.upperBound...].prefix { $0 != "." && $0 != ";" }
          } else if let kept = reason,
            let match = line.firstMatch(of: /public (?:nonisolated )?(?:func|var|struct) (\w+)/)
          {
            names.insert("\(match.1): \(kept)")
            reason = nil
          }
        }
      }
    }
    return names
  }
}
