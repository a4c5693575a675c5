import Checking
import Foundation
import Testing

/// The lists of facts about terminals and layout are complete.
struct CitedFactTests {
  private static let lists = [
    "TerminalFacts.md": ["T-", "B-"], "LayoutFacts.md": ["L", "C"],
  ]

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Compiler.package.appending(path: path), encoding: .utf8)
  }

  /// Returns the numbers that a text cites, by their letters; a range cites all that are in it.
  private func citations(in text: String) throws -> [String: Set<Int>] {
    let citation =
      #"(?:^|[^\w%.-])([TB]-|[LC])([1-9]\d*)(?:(?:–| to )\1([1-9]\d*))?(?!\w|\.\d)"#
    var cited: [String: Set<Int>] = [:]
    for match in try text.matches(ofPattern: citation) {
      guard let first = Int(match[2]), let last = match[3].isEmpty ? first : Int(match[3]),
        first <= last
      else {
        Issue.record("\(match[0]) is no range")
        continue
      }
      cited[match[1], default: []].formUnion(first...last)
    }
    return cited
  }

  @Test(
    arguments: [
      ("(T-67 to T-69, B-5)", ["T-": [67, 68, 69], "B-": [5]]), ("`C4–C6: a`", ["C": [4, 5, 6]]),
      ("L13, L36.", ["L": [13, 36]]), ("C0, %C3, L6.1 0M, a-B-9, T3, x.L4, C4x", [:]),
    ] as [(String, [String: Set<Int>])])
  func `citations are found in a text`(text: String, cited: [String: Set<Int>]) throws {
    try expectEqual(citations(in: text), cited)
  }

  @Test func `the lists have the facts that are cited, in order, and no others`() throws {
    var cited: [String: Set<Int>] = [:]
    for folder in ["Sources", "Tests", "Examples", "Documentation"] {
      for path in try FileManager.default.subpathsOfDirectory(
        atPath: Compiler.package.appending(path: folder).path)
      where (path.hasSuffix(".swift") || path.hasSuffix(".md"))
        && !Self.lists.keys.contains(where: path.hasSuffix)
        && path != "DocumentationTests/CitedFactTests.swift"
      {
        cited.merge(try citations(in: text("\(folder)/\(path)"))) { $0.union($1) }
      }
    }
    for (list, letters) in Self.lists {
      let entries = try text("Documentation/Scenes.docc/Reference/\(list)")
        .matches(of: /\n### ([A-Z]-?)(\d+)\n/)
      for letter in letters {
        let numbers = entries.filter { $0.1 == letter }.compactMap { Int($0.2) }
        expectEqual(numbers, cited[letter, default: []].sorted(), "\(letter) in \(list)")
      }
    }
  }
}
