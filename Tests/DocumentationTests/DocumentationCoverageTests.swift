import Foundation
import Testing

/// Every public type and function has a documentation comment.
struct DocumentationCoverageTests {
  private struct Declaration {
    var place: String
    var name: String
    var isExplained: Bool
  }

  /// Names that take their comments from elsewhere: language features, and names that say that they
  /// aren't for apps.
  private func isExempt(_ name: String) -> Bool {
    name.hasPrefix("_") || name.hasPrefix("build")
      || ["hash", "encode", "==", "<"].contains(name)
  }

  @Test func `every public type and function is explained`() throws {
    let declarations = try sources().flatMap { self.declarations(in: $0, $1) }
    #expect(declarations.count > 100)
    // A witness needs no comment of its own if the requirement of the same name has one.
    let explained = Set(declarations.filter(\.isExplained).map(\.name))
    let bare = declarations.filter {
      !$0.isExplained && !isExempt($0.name)
        && ($0.name == "subscript" || !explained.contains($0.name))
    }
    #expect(bare.isEmpty, "\(bare.map { "\($0.place) \($0.name)" }.joined(separator: "\n"))")
  }

  private func declarations(in file: String, _ lines: [String]) -> [Declaration] {
    lines.indices.compactMap { index in
      let line = lines[index]
      // The regular expression takes most of this test, so it is tried last.
      guard
        line.contains("public ") || line.contains("open ") || isRequirement(index, lines),
        let match = line.firstMatch(
          of: /^ *[@a-zA-Z() ]*\b(func|struct|enum|class|protocol|subscript)\b ?([\w=<]*)/)
      else { return nil }
      var above = index - 1
      while above >= 0, lines[above].firstMatch(of: /^ *(@|\*,|message:|\))/) != nil { above -= 1 }
      let isExplained = above >= 0 && lines[above].firstMatch(of: /^ *\/\/\//) != nil
      let name = match.1 == "subscript" ? "subscript" : String(match.2)
      return Declaration(place: "\(file):\(index + 1)", name: name, isExplained: isExplained)
    }
  }

  /// Whether a line declares something that a public protocol asks for.
  private func isRequirement(_ index: Int, _ lines: [String]) -> Bool {
    guard lines[index].hasPrefix("  "), lines[index].dropFirst(2).first?.isLetter == true,
      lines[index].contains("func ")
    else { return false }
    let opening = lines[..<index].last { $0.first?.isLetter == true || $0.first == "@" }
    return opening?.contains("public protocol") == true
  }

  private func sources() throws -> [(String, [String])] {
    let folder = Compiler.package.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return (path, text.components(separatedBy: "\n"))
      }
  }
}
