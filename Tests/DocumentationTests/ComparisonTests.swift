import Checking
import Foundation
import Testing

/// The table of names beside UIKit's and SwiftUI's says what the sources say.
@Suite(.thread(.compiler)) struct ComparisonTests {
  private static let table = Compiler.package.appending(path: "Documentation/Comparison.tsv")
  private static let page = Compiler.package
    .appending(path: "Documentation/Scenes.docc/Reference/Comparison.md")
  private static let columns = ["part", "here", "UIKit", "SwiftUI", "difference and why"]
  /// The part of the table with the types that have no counterpart.
  private static let own = "Types of this library"

  /// One line of the table.
  private struct Row {
    var part: String
    /// The names here; none if there is nothing like Apple's name.
    var here: [String]
    var uiKit: String
    var swiftUI: String
    var difference: String
  }

  /// The rows of the file, which has a line of titles, and tabs between the columns.
  private func rows() throws -> [Row] {
    let lines = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
    expectEqual(lines.first?.components(separatedBy: "\t"), Self.columns)
    return try lines.dropFirst().map { line in
      let cells = line.components(separatedBy: "\t")
      try require(cells.count == Self.columns.count, "\(line)")
      return Row(
        part: cells[0], here: cells[1].isEmpty ? [] : cells[1].components(separatedBy: ", "),
        uiKit: cells[2], swiftUI: cells[3], difference: cells[4])
    }
  }

  private static let symbols = Result {
    try PublicSymbols(modules: ["SceneModel", "SceneRuntime", "SceneViews", "Scenes"])
  }

  @Test func `every name of ours in the table is declared`() throws {
    let symbols = try Self.symbols.get()
    let rows = try rows()
    expect(rows.count >= 120)
    for name in rows.flatMap(\.here) { expect(symbols.contains(name), "\(name)") }
    expect(symbols.contains("SceneSession.Role.windowApplication"))
    expect(!symbols.contains("SceneSession.scenes"))
    expect(!symbols.contains("SceneSession.Role.scene"))
  }

  @Test func `every row says what is there, or why nothing is`() throws {
    var names: Set<String> = []
    for row in try rows() {
      let isAlone = row.uiKit.isEmpty && row.swiftUI.isEmpty
      expectEqual(isAlone, (row.part == Self.own), "\(row)")
      if isAlone || row.here.isEmpty { expect(!row.difference.isEmpty, "\(row)") }
      for name in row.here {
        expect(names.insert("\(name) \(row.uiKit) \(row.swiftUI)").inserted, "\(name)")
      }
    }
  }

  @Test func `every type that an app sees has a row`() throws {
    let rows = try rows()
    let named = Set(rows.flatMap(\.here))
    // A type is in the table by its name, by one of its members, or with the type around it.
    let owners = Set(named.flatMap(outer))
    let symbols = try PublicSymbols(modules: ["SceneModel", "SceneRuntime", "Scenes"])
    let missing = symbols.homes.keys.filter { type in
      !type.split(separator: ".").contains { $0.hasPrefix("_") }
        && !named.contains(type) && !owners.contains(type)
        && named.isDisjoint(with: outer(type))
    }
    expectEqual(missing.sorted(), [])
  }

  /// The names of the types around a name, such as `A.B` and `A` for `A.B.c`.
  private func outer(_ name: String) -> [String] {
    name.indices.filter { name[$0] == "." }.map { String(name[..<$0]) }
  }

  @Test func `the page has the table`() throws {
    let symbols = try Self.symbols.get()
    let rows = try rows()
    var parts: [String] = []
    for row in rows where parts.last != row.part { parts.append(row.part) }
    expectEqual(parts.count, Set(parts).count, "the rows of a part stand together")
    let made = parts.map { part in
      text(of: part, rows.filter { $0.part == part }, symbols)
    }.joined()

    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let (start, end) = ("<!-- table: made from Comparison.tsv -->\n", "<!-- end of table -->\n")
    let from = try require(page.range(of: start)).upperBound
    let to = try require(page.range(of: end)).lowerBound
    if ProcessInfo.processInfo.environment["KEEP_TABLES"] != nil {
      try page.replacingCharacters(in: from..<to, with: made)
        .write(to: Self.page, atomically: true, encoding: .utf8)
    } else {
      expectEqual(
        String(page[from..<to]), made, "run the test with KEEP_TABLES=1, which writes the table")
    }
  }

  /// A part of the table, without the columns that are empty in all of its rows.
  private func text(of part: String, _ rows: [Row], _ symbols: PublicSymbols) -> String {
    let columns: [(title: String, cell: (Row) -> String)] = [
      ("Here", { row in row.here.map { link(to: $0, symbols) }.joined(separator: ", ") }),
      ("UIKit", { code($0.uiKit) }),
      ("SwiftUI", { code($0.swiftUI) }),
      (part == Self.own ? "Why it has no counterpart" : "Difference, and why", { $0.difference }),
    ].filter { column in rows.contains { !column.1($0).isEmpty } }
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
    return "\n### \(part)\n\n" + line(columns.map(\.title)) + "|"
      + String(repeating: "---|", count: columns.count) + "\n"
      + rows.map { row in line(columns.map { $0.cell(row) }) }.joined()
  }

  /// A name as code, and that of a type as a link to its page.
  private func link(to name: String, _ symbols: PublicSymbols) -> String {
    guard let module = symbols.homes[name], !name.contains(".") else { return "`\(name)`" }
    return "``/\(module)/\(name)``"
  }

  /// Names as code, each by itself.
  private func code(_ names: String) -> String {
    names.isEmpty
      ? "" : names.components(separatedBy: ", ").map { "`\($0)`" }.joined(separator: ", ")
  }
}
