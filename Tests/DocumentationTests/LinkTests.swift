import Checking
import Foundation
import Testing

/// Links, pictures and pages of the documentation lead somewhere, and nothing is left out.
struct LinkTests {
  private static let root = Compiler.package
  private static let catalog = root.appending(path: "Documentation/Scenes.docc")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files below a folder of the package.
  private static func paths(in folder: String, _ suffixes: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
  }

  /// Returns a text without its blocks of code and its code voice, in which nothing is a link.
  private static func prose(of text: String) -> String {
    text.replacing(/(?ms)^ *```.*?^ *```$/, with: "").replacing(/`[^`\n]*`/, with: "")
  }

  /// Returns the anchor of a heading where documents are shown as files.
  private static func anchor(of heading: some StringProtocol) -> String {
    String(
      heading.lowercased().replacing(" ", with: "-")
        .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
  }

  @Test func `links of documents outside of the catalog lead to files and their headings`() throws {
    let documents =
      ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + (try Self.paths(in: "Documentation", ".md")).filter { !$0.contains("/Scenes.docc/") }
    for document in documents {
      let folder = Self.root.appending(path: document).deletingLastPathComponent()
      for match in Self.prose(of: try Self.text(document)).matches(of: /\]\(([^)]+)\)/) {
        if match.1.hasPrefix("https://") { continue }
        let parts = match.1.split(separator: "#", omittingEmptySubsequences: false)
        let target =
          parts[0].isEmpty
          ? Self.root.appending(path: document) : folder.appending(path: String(parts[0]))
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: target.path, isDirectory: &isDirectory)
        #expect(exists, "\(document): \(match.1)")
        guard exists, parts.count > 1, !isDirectory.boolValue else { continue }
        let headings = try String(contentsOf: target, encoding: .utf8)
          .matches(of: /(?m)^#+ (.*)$/).map { Self.anchor(of: $0.1) }
        #expect(headings.contains(String(parts[1])), "\(document): \(match.1)")
      }
    }
  }

  @Test func `links of the catalog name pages, and pictures are there and described`() throws {
    let pictures = Set(try Self.paths(in: "Documentation/Scenes.docc/Pictures", ".svg"))
    expect(pictures.count > 30)
    var used: Set<String> = []
    for page in try Self.paths(in: "Documentation/Scenes.docc", ".md", ".tutorial") {
      let text = Self.prose(of: try Self.text(page))
      for match in text.matches(of: /(!?)\[([^\]]*)\]\(([^)]+)\)/) {
        if match.1.isEmpty {
          let isLink = match.3.hasPrefix("doc:") || match.3.hasPrefix("https://")
          #expect(isLink, "\(page): \(match.3)")
        } else {
          used.insert("Documentation/Scenes.docc/Pictures/\(match.3)")
          #expect(match.2.count > 10, "\(page): \(match.0)")
        }
      }
      for match in text.matches(of: /@Image\(([^)]*)\)/) {
        let parts = match.1.firstMatch(of: /source: ([\w-]+\.svg), alt: "[^"]{11,}"/)
        used.insert("Documentation/Scenes.docc/Pictures/\(parts?.1 ?? "")")
        #expect(parts != nil, "\(page): \(match.0)")
      }
    }
    expectEqual(used, pictures)
  }

  @Test func `a picture is drawn by a script, or is one of those that are drawn otherwise`() throws
  {
    let drawn = try Self.paths(in: "Documentation/Scenes.docc/Pictures", ".script")
      .map { $0.replacing(".script", with: ".svg") }
    let others = try Self.paths(in: "Documentation/Scenes.docc/Pictures", ".svg")
      .filter { !drawn.contains($0) }.map { String($0.split(separator: "/").last ?? "") }
    // The graph of declarations and the states have tests of their own; the others are drawn by hand.
    expectEqual(
      others.sorted(),
      [
        "FollowingALifeCycle-States.svg", "Graph.svg", "Header.svg", "OwnViews-1.svg",
        "OwnViews-2.svg", "OwnViews-3.svg", "OwnViews-4.svg", "OwnViews.svg",
      ])
  }

  @Test func `the first page lists every page and every module`() throws {
    let guide = try Self.text("Documentation/Scenes.docc/Guide.md")
    for page in try Self.paths(in: "Documentation/Scenes.docc", ".md") {
      let file = page.split(separator: "/").last ?? ""
      let name = file.dropLast(3)
      if name == "Guide" { continue }
      let link = page.contains("/Modules/") ? "\n- ``/\(name)``\n" : "\n- <doc:\(name)>\n"
      #expect(guide.contains(link), "\(page)")
    }
    let modules = try Self.paths(in: "Documentation/Scenes.docc/Modules", ".md")
      .compactMap { $0.split(separator: "/").last?.dropLast(3) }.map(String.init)
    expectEqual(Set(modules), Set(DocumentationCoverageTests.modules))
    // Every module of a library that apps can depend on is described.
    let products = try Self.text("Package.swift")
      .matches(of: /\.library\(\s*name: "\w+", targets: \[([^\]]*)\]/)
      .flatMap { $0.1.matches(of: /"([A-Z]\w+)"/).map { String($0.1) } }
    expect(products.count > 6 && Set(products).isSubset(of: modules))
  }
}
