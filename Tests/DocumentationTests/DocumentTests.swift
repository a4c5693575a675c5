import Checking
import Foundation
import SceneDisplay
import SceneHeadless
import SceneRuntime
import Testing

/// Documents say what the code says.
struct DocumentTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOf: Compiler.package.appending(path: path), encoding: .utf8)
  }

  /// Puts what is made from the code between the lines that mark its place in a document.
  private func expectPart(_ made: String, between name: String, in path: String) throws {
    let parts = try text(path).components(separatedBy: "<!-- ")
    let part = try require(parts.first { $0.hasPrefix("\(name): ") })
    let table = part.split(separator: "\n").dropFirst().map { "\($0)\n" }.joined()
    expectEqual(table, made, "put this into \(path):\n\(made)")
  }

  private final class Delegate: ApplicationDelegate {}

  @Test func `what becomes of each method is the table of the report`() throws {
    let rows = MigrationReport.fates.map { callback, fate in
      let becomes =
        switch fate {
        case .stays: "is called"
        case .staysWithoutOptions: "is called, without options (<doc:Facts#S6>)"
        case .comes: "is called there only"
        case .moves(let successor): "never called; `\(successor.method)` is"
        }
      return "| `\(callback.method)` | \(becomes) |\n"
    }
    try expectPart(
      "| Application delegate | With scenes |\n|---|---|\n\(rows.joined())", between: "methods",
      in: "Documentation/Scenes.docc/Articles/MovingAnApp.md")
  }

  @MainActor @Test func `the external events are those of a report`() throws {
    let paths = MigrationReport(of: Delegate.self).paths
    func text(_ receptions: [MigrationReport.Reception]) throws -> String {
      switch try require(receptions.first).receiver {
      case .connection(let part): "`connectionOptions.\(part.rawValue)`"
      case let receiver: "`\(receiver)`"
      }
    }
    let rows = try MigrationReport.Occasion.allCases.map { occasion in
      let (cold, warm) = (
        try require(paths.first { $0.occasion == occasion && $0.start == .cold }),
        try require(paths.first { $0.occasion == occasion && $0.start == .warm })
      )
      expectEqual(cold.before, warm.before)
      return "| \(occasion.rawValue) | \(try text(warm.before)) | \(try text(cold.withScenes)) "
        + "| \(try text(warm.withScenes)) |\n"
    }
    try expectPart(
      "| Event | Before | Scenes, cold | Scenes, warm |\n|---|---|---|---|\n"
        + rows.joined(), between: "ways", in: "Documentation/Scenes.docc/Articles/MovingAnApp.md")
  }

  @Test func `the part of a report in the guide is a part of the example's`() throws {
    let blocks = try text("Documentation/Scenes.docc/Articles/MovingAnApp.md").components(
      separatedBy: "```\n")
    let part = try require(blocks.first { $0.contains("LOST ") })
    try expectContains(text("Examples/Migrating/Before.report"), part)
  }

  /// The methods a protocol asks for, by their names and the labels of their parameters.
  private func requirements(in source: String) -> [String] {
    source.components(separatedBy: "\n  func ").dropFirst().map { declaration in
      var (labels, word, depth) = ("", "", 0)
      for character in declaration.drop(while: { $0 != "(" }) {
        if character == ")" || character == "]" { depth -= 1 }
        if depth == 0, character == ")" { break }
        // The first word behind a parenthesis or a comma is a label.
        if depth == 1, word != ",", character == " " || character == ":", !word.isEmpty {
          labels += word + ":"
          word = ","
        } else if depth == 1, character == "," {
          word = ""
        } else if depth == 1, word != ",", !character.isWhitespace {
          word.append(character)
        }
        if character == "(" || character == "[" { depth += 1 }
      }
      return "\(declaration.prefix { $0 != "(" })(\(labels))"
    }
  }

  @Test func `every method of an application delegate has a row, in its order`() throws {
    let source = try text("Sources/SceneRuntime/Application/ApplicationDelegate.swift")
    let methods = requirements(in: source)
    expectEqual(methods.count, 18)
    expectEqual(MigrationReport.fates.map(\.callback.method), methods)
  }

  @Test func `every form of an act is in the documentation of scripts`() throws {
    let document = try text("Documentation/Scenes.docc/Reference/Scripts.md")
    for form in Act.grammar.split(separator: "\n") {
      expect(document.contains("| `\(form)` |"), "\(form)")
    }
  }

  @Test func `the README starts with an app, its picture, two commands and the users`() throws {
    let readme = try text("README.md")
    expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    let first = readme.components(separatedBy: "\n## ")[0]
    let order = [
      "\n```swift\n", "![", "\nswift run ", "\nswift run ", "It is for you if", "can't do",
    ]
    var rest = first[...]
    for part in order {
      let range = try require(rest.range(of: part), "\(part)")
      rest = rest[range.upperBound...]
    }
  }

  @Test func `the package of the README names what this package offers`() throws {
    let readme = try text("README.md")
    let package = try text("Package.swift")
    expectContains(package, "name: \"Scenes\"")
    expectContains(package, ".library(name: \"Scenes\"")
    expectContains(readme, ".product(name: \"Scenes\", package: \"Scenes\")")
    let version = try require(package.split(separator: "\n").first)
    expectContains(readme, "\(version)\n")
  }

  /// All documents but the list of facts.
  private func documents() throws -> [String] {
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
      + (try FileManager.default.subpathsOfDirectory(
        atPath: Compiler.package.appending(path: "Documentation").path))
      .filter { $0.hasSuffix(".md") && !$0.hasSuffix("/Facts.md") }.map { "Documentation/\($0)" }
  }

  @Test func `numbers of facts in documents are links to the list of facts`() throws {
    for document in try documents() {
      let text = try text(document)
      if document.contains("/Scenes.docc/") {
        for match in text.matches(of: /(doc:Facts#|)\b([ST]\d+)\b/) where match.1.isEmpty {
          Issue.record("\(document): write <doc:Facts#\(match.2)>")
        }
        continue
      }
      let folder = document.contains("/Decisions/") ? ".." : "Documentation"
      for match in text.matches(of: /(\[?)\b([ST]\d+)\b(\]\([^)]*\))?/)
      where !match.1.isEmpty || match.3 == nil {
        let list = "\(folder)/Scenes.docc/Reference/Facts.md"
        let link = "[\(match.2)](\(list)#\(match.2.lowercased()))"
        expectEqual("\(match.0)", link, "\(document): write \(link)")
      }
    }
  }

  @Test func `every fact that is cited is in the list`() throws {
    let facts = try text("Documentation/Scenes.docc/Reference/Facts.md")
    let listed = Set(facts.matches(of: /\n### ([ST]\d+)\n/).map { String($0.1) })
    expect(listed.count > 100)
    var cited: Set<String> = []
    for folder in ["Sources", "Tests", "Examples", "Documentation"] {
      for path in try FileManager.default.subpathsOfDirectory(
        atPath: Compiler.package.appending(path: folder).path)
      where path.hasSuffix(".swift") || path.hasSuffix(".md") {
        for match in try text("\(folder)/\(path)").matches(ofPattern: #"\b[ST][1-9]\d*\b"#) {
          cited.insert(match[0])
        }
      }
    }
    expectEqual(cited.subtracting(listed), [])
  }

  @Test func `every page of the catalog begins with its title and one sentence`() throws {
    let catalog = "Documentation/Scenes.docc"
    let pages = try FileManager.default.subpathsOfDirectory(
      atPath: Compiler.package.appending(path: catalog).path
    ).filter { $0.hasSuffix(".md") }
    expect(pages.count > 40)
    for page in pages {
      let text = try text("\(catalog)/\(page)")
        .replacing(/\n@Metadata \{\n[^}]*\}\n/, with: "")
      let start = text.prefixMatch(of: /# [^\n]+\n\n([A-Z][^\n]*(?:\n[^\n]+)*\.)\n\n##/)
      let abstract = try require(start?.1, "\(page)")
      expect(!abstract.contains(/[.:!?]\s+[A-Z]/), "\(page): \(abstract)")
    }
  }

  /// The public types of a kind, and the modifiers, that a folder of sources declares.
  private func names(of kind: String, in path: String) throws -> Set<String> {
    let folder = Compiler.package.appending(path: path)
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for match in source.matches(of: /public nonisolated struct (\w+)([^{]*)/)
      where !match.1.hasPrefix("_") && match.2.contains(": \(kind)") {
        names.insert(String(match.1))
      }
      for match in source.matches(of: /public nonisolated func (\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  /// The pages that list the names of views and scenes.
  private func vocabulary() throws -> String {
    let folder = "Documentation/Scenes.docc/Reference"
    return try FileManager.default.contentsOfDirectory(
      atPath: Compiler.package.appending(path: folder).path
    ).filter { $0 == "Views.md" || $0.hasPrefix("Vocabulary") }
      .map { try text("\(folder)/\($0)") }.joined()
  }

  @Test func `every view and every modifier of views is in the table`() throws {
    let table = try vocabulary()
    var names = try names(of: "View", in: "Sources/SceneViews")
    // Builders and modifiers create values of these types; apps don't write their names.
    names.subtract(["TupleView", "ModifiedContent", "_editing"])
    // The parts of the configurations of styles.
    names.subtract([
      "Title", "Icon", "Content", "CurrentValueLabel", "MaximumValueLabel", "MinimumValueLabel",
      "MarkedValueLabel", "DefaultShareLinkLabel",
    ])
    expect(names.count > 40)
    expectEqual(names.filter { !table.contains("`\($0)`") }, [])
  }

  @Test func `all commands and every modifier of scenes are in the tables`() throws {
    let table = try vocabulary()
    let commands = try names(of: "Commands", in: "Sources/SceneViews/Commands")
    expect(commands.isSuperset(of: ["CommandMenu", "CommandGroup", "EmptyCommands"]))
    var modifiers = try names(of: "Scene", in: "Sources/Scenes/Modifiers")
    modifiers.remove("ModifiedScene")
    expect(modifiers.count > 8)
    expectEqual(commands.union(modifiers).filter { !table.contains("| `\($0)`") }, [])
  }

  @Test func `every group of commands is in the table, behind its menu`() throws {
    let table = try text("Documentation/Scenes.docc/Reference/Views.md")
    let menus = Dictionary(grouping: DisplayCommandPlacement.Group.allCases, by: \.menu)
    for (menu, groups) in menus {
      let names = groups.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      expect(table.contains("| `\(menu)` | \(names) |"), "\(menu)")
    }
  }

  @MainActor @Test func `keys, roles, variables and rules of manifests are in the tables`() throws {
    let document = try text("Documentation/Scenes.docc/Reference/Manifest.md")
    let keys =
      SceneManifest.Key.allCases.map(\.rawValue)
      + SceneManifest.Configuration.Key.allCases.map(\.rawValue)
      + InformationPropertyList.Key.allCases.map(\.rawValue)
    for name in keys + BuildSettings.Variable.allCases.map(\.rawValue)
      + BuildSettings.Modifier.allCases.map(\.rawValue) + SceneManifest.ruleNames
    {
      expect(document.contains("\n| `\(name)` |"), "\(name)")
    }
    for role in SceneSession.Role.all {
      expect(document.contains("` | `\(role.rawValue)` |"), "\(role.rawValue)")
    }
    // And no rule is in the table that isn't one.
    let rules = document.matches(of: /\| `(\w+Rule)` \|/).map { String($0.1) }
    expectEqual(rules, SceneManifest.ruleNames)
  }
}
