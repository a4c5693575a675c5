import Checking
import Foundation
import Testing

/// The page on the architecture has every module and folder of the sources, and the imports of each module.
struct FolderTableTests {
  private let text: String
  private let sources = Compiler.package.appending(path: "Sources")

  init() throws {
    let page = Compiler.package.appending(
      path: "Documentation/Scenes.docc/Contributing/Architecture.md")
    text = try String(contentsOf: page, encoding: .utf8)
  }

  @Test func `modules import what their rows name, and only modules in later rows`() throws {
    let rows = text.matches(of: /\n\| [\d–] \| `(\w+)` \| [^|]+ \| ([^|]+) \|/).map {
      (module: String($0.1), imports: $0.2.matches(of: /`(\w+)`/).map { String($0.1) }.sorted())
    }
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    expectEqual(rows.map(\.module).sorted(), modules.sorted())
    for (index, row) in rows.enumerated() {
      try expectEqual(row.imports, imports(of: row.module, among: modules))
      let later = rows[(index + 1)...].map(\.module)
      expectEqual(row.imports.filter { !later.contains($0) }, [])
    }
  }

  /// Returns the modules that the files of a module import, in alphabetical order.
  private func imports(of module: String, among modules: [String]) throws -> [String] {
    let folder = sources.appending(path: module)
    var found: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n")
      // Texts further down may be code that is generated.
      for line in lines {
        if line.hasPrefix("//") || line.hasPrefix("#") { continue }
        guard let match = line.firstMatch(of: /^(?:[@\w]+ )*import (?:\w+ )?(\w+)/) else { break }
        if modules.contains(String(match.1)) { found.insert(String(match.1)) }
      }
    }
    return found.sorted()
  }

  @Test func `the page on the architecture lists the folders of every module`() throws {
    var listed: [String] = []
    for section in text.components(separatedBy: "\n### ").dropFirst() {
      let module = section.prefix { !$0.isNewline }
      listed += section.matches(of: /\n\| \*\*(\w+)\*\* \| [^|]+ \|/).map { "\(module)/\($0.1)" }
    }
    let folders = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && $0.split(separator: "/").count > 2 }
      .map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    expectEqual(listed.sorted(), Set(folders).sorted())
  }
}
