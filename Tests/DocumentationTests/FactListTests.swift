import Checking
import Foundation
import Testing

/// The list of facts says where each fact is documented and which tests hold it.
struct FactListTests {
  /// A fact of the list.
  private struct Fact {
    var number: String
    var paragraphs: [String]

    /// Returns the text of the only note of a kind; nil if there is none, or more than one.
    func note(_ kind: String) -> String? {
      let notes = paragraphs.filter { $0.hasPrefix("*\(kind):* ") }
      return notes.count == 1 ? String(notes[0].dropFirst(kind.count + 4)) : nil
    }
  }

  /// The text of tests for a fact that the library doesn't offer.
  private static let none = "none; not offered here (see Decision 20)."

  private func facts() throws -> [Fact] {
    let list = Compiler.package.appending(path: "Documentation/Scenes.docc/Reference/Facts.md")
    let text = try String(contentsOf: list, encoding: .utf8)
    return text.components(separatedBy: "\n### ").dropFirst().map { section in
      let paragraphs = section.components(separatedBy: "\n\n").prefix { !$0.hasPrefix("## ") }
        .map { $0.split(separator: "\n").joined(separator: " ") }
      return Fact(number: paragraphs[0], paragraphs: Array(paragraphs.dropFirst()))
    }
  }

  /// Returns the names of tests that a note has, with their suites; nil if it has another form.
  private func tests(in note: String) -> [(suite: String, name: String)]? {
    guard note.wholeMatch(of: /(?:`\w+`: "[^"]+"(?:, "[^"]+")*(?:; |\.$))+/) != nil else {
      return nil
    }
    return note.matches(of: /`(\w+)`: ("[^`]+")/).flatMap { suite in
      suite.2.matches(of: /"([^"]+)"/).map { (String(suite.1), String($0.1)) }
    }
  }

  /// Returns the names of all test functions by the types that their files declare.
  private func functions() throws -> [String: [String]] {
    var functions: [String: [String]] = [:]
    let folder = Compiler.package.appending(path: "Tests")
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      guard text.contains("@Test") else { continue }
      let names = text.matches(of: /func\s+`([^`]+)`/).map { String($0.1) }
      for type in text.matches(of: /(?:struct|class|enum|extension) (\w+)/) {
        functions[String(type.1), default: []] += names
      }
    }
    return functions
  }

  /// Returns the numbers that the name of a test cites, those in a range too.
  private func citations(in name: String) -> Set<String> {
    var numbers: Set<String> = []
    for match in name.matches(of: /\b([ST])([1-9]\d*)(?:–[ST]([1-9]\d*))?/) {
      guard let first = Int(match.2), let last = Int(match.3 ?? match.2) else { continue }
      for number in first...max(first, last) { numbers.insert("\(match.1)\(number)") }
    }
    return numbers
  }

  @Test func `every fact has a sentence, a source and its tests`() throws {
    let facts = try facts()
    expect(facts.count > 140)
    expectEqual(Set(facts.map(\.number)).count, facts.count)
    for fact in facts {
      #expect(fact.paragraphs.first?.hasPrefix("*") == false, "\(fact.number)")
      for kind in ["Documented", "Tests"] {
        #expect(fact.note(kind)?.hasSuffix(".") == true, "\(fact.number), \(kind)")
      }
    }
  }

  @Test func `every test of a fact exists, and its name cites the fact`() throws {
    let functions = try functions()
    for fact in try facts() {
      let note = fact.note("Tests") ?? ""
      if note == Self.none { continue }
      guard let tests = tests(in: note) else {
        Issue.record("\(fact.number): expected suites in code, and tests in quotation marks")
        continue
      }
      for test in tests {
        let names = functions[test.suite, default: []].filter {
          $0.hasSuffix(": \(test.name)") || $0.hasPrefix("\(test.name) (")
        }
        #expect(
          names.contains { citations(in: $0).contains(fact.number) },
          "\(fact.number): no test \"\(test.name)\" in \(test.suite) cites it")
      }
    }
  }

  @Test func `notes and names of tests are read`() {
    let note = "`RoutingFacts`: \"a link\", \"another\"; `WindowFacts`: \"a window's title\"."
    expectEqual(tests(in: note)?.map(\.name), ["a link", "another", "a window's title"])
    expectEqual(tests(in: note)?.map(\.suite), ["RoutingFacts", "RoutingFacts", "WindowFacts"])
    expect(tests(in: "`RoutingFacts`.") == nil && tests(in: "RoutingFacts: \"a\".") == nil)
    expectEqual(
      citations(in: "S118–S120, T3: 48 links (S7)"), ["S118", "S119", "S120", "T3", "S7"])
  }
}
