import Checking
import Foundation
import TestSupport
import Testing

/// The table of problems says what the code says.
struct ProblemDocumentTests {
  @Test func `the table has each code with its comment, and a remedy`() throws {
    let document = Compiler.package.appending(
      path: "Documentation/Scenes.docc/Reference/Problems.md")
    let rows = try String(contentsOf: document, encoding: .utf8)
      .matches(of: /\| `(\w+)` \| (.*) \| (.*) \|/)
    let constants = try ProblemCodes.modules.flatMap { try ProblemCodes(of: $0).constants }
    expectEqual(rows.map { "\($0.1): \($0.2)" }, constants.map { "\($0.rawValue): \($0.summary)" })
    expect(rows.allSatisfy { !$0.3.isEmpty })
  }
}
