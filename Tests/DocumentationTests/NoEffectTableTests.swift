import Foundation
import Testing

/// The table of names without effect says what the code says.
struct NoEffectTableTests {
  @Test func `each name that is kept without effect is in the table, with its reason`() throws {
    let document = try String(
      contentsOf: Compiler.package.appending(
        path: "Documentation/Scenes.docc/Reference/NamesWithoutEffect.md"), encoding: .utf8
    )
    let rows = document.components(separatedBy: "## Names\n")[1]
      .matches(of: /\n\| (`.*`) \| (.*) \|/)
      .flatMap { row in row.1.matches(of: /`(\w+)`/).map { "\($0.1): \(row.2)" } }
    let kept = try keptNames()
    #expect(kept.count > 100)
    #expect(Set(rows).symmetricDifference(kept).isEmpty)
    #expect(Set(rows).count == rows.count)
  }

  /// The names in the sources, each with the reason in its comment.
  private func keptNames() throws -> Set<String> {
    let folder = Compiler.package.appending(path: "Sources/SwiftUINames")
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      var reason: Substring?
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        if let match = line.firstMatch(of: /\/\/\/ Kept without effect: ([^.;]*)/) {
          reason = match.1
        } else if let match = line.firstMatch(of: /public (?:nonisolated )?func (\w+)/) {
          if let reason { names.insert("\(match.1): \(reason)") }
          reason = nil
        }
      }
    }
    return names
  }
}
