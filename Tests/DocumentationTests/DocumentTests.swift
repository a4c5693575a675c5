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

  @Test func `the diagram of the life cycle is the table`() throws {
    let transitions = LifeCycle.transitions.map {
      "  \($0.from) --> \($0.to): \($0.step.rawValue)\n"
    }
    let diagram = """
      <!-- transitions: made from LifeCycle.transitions -->
      ```mermaid
      stateDiagram-v2
      \(transitions.joined())```
      <!-- end of transitions -->
      """
    #expect(
      try text("Documentation/LifeCycle.md").contains(diagram),
      "put this into Documentation/LifeCycle.md:\n\(diagram)")
  }

  @Test func `every form of an act is in the documentation of scripts`() throws {
    let document = try text("Documentation/Scripts.md")
    for form in Act.grammar.split(separator: "\n") {
      #expect(document.contains("| `\(form)` |"), "\(form)")
    }
  }

  @Test func `the README begins with one sentence and an app of at most 20 lines`() throws {
    let readme = try text("README.md")
    let blocks = readme.components(separatedBy: "```")
    let sentence = blocks[0].split(separator: "\n").dropFirst().joined(separator: " ")
    #expect(sentence.filter { $0 == "." }.count == 1)
    #expect(blocks[1].split(separator: "\n").count - 1 <= 20)
    #expect(readme.contains("swift run MultipleScenes\nswift test\n"))
  }

  @Test func `links between documents lead somewhere`() throws {
    let documents =
      ["README.md", "CONTRIBUTING.md"]
      + (try FileManager.default.subpathsOfDirectory(
        atPath: Compiler.package.appending(path: "Documentation").path))
      .filter { $0.hasSuffix(".md") }.map { "Documentation/\($0)" }
    for document in documents {
      let folder = Compiler.package.appending(path: document).deletingLastPathComponent()
      for match in try text(document).matches(of: /\]\(([^)#:]+)\)/) {
        let target = folder.appending(path: String(match.1)).path
        #expect(FileManager.default.fileExists(atPath: target), "\(document): \(match.1)")
      }
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

  @Test func `every view and every modifier of views is in the table`() throws {
    let table = try text("Documentation/Views.md")
    var names = try names(of: "View", in: "Sources/SceneViews")
    // What a block and what modifiers are made into isn't written by anybody.
    names.subtract(["TupleView", "ModifiedContent"])
    #expect(names.count > 40)
    #expect(names.filter { !table.contains("`\($0)`") }.isEmpty)
  }

  @Test func `all commands and every modifier of scenes are in the tables`() throws {
    let table = try text("Documentation/Views.md")
    let commands = try names(of: "Commands", in: "Sources/SceneViews/Commands")
    #expect(commands == ["CommandMenu", "CommandGroup", "EmptyCommands"])
    var modifiers = try names(of: "Scene", in: "Sources/Scenes/Modifiers")
    modifiers.remove("ModifiedScene")
    #expect(modifiers.count > 8)
    #expect(commands.union(modifiers).filter { !table.contains("| `\($0)`") }.isEmpty)
  }

  @Test func `every group of commands is in the table, behind its menu`() throws {
    let table = try text("Documentation/Views.md")
    let menus = Dictionary(grouping: DisplayCommandPlacement.Group.allCases, by: \.menu)
    for (menu, groups) in menus {
      let names = groups.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      #expect(table.contains("| `\(menu)` | \(names) |"), "\(menu)")
    }
  }

  @MainActor @Test func `keys, roles, variables and rules of manifests are in the tables`() throws {
    let document = try text("Documentation/Manifest.md")
    let keys =
      SceneManifest.Key.allCases.map(\.rawValue)
      + SceneManifest.Configuration.Key.allCases.map(\.rawValue)
      + InformationPropertyList.Key.allCases.map(\.rawValue)
    for name in keys + BuildSettings.Variable.allCases.map(\.rawValue)
      + BuildSettings.Modifier.allCases.map(\.rawValue) + SceneManifest.ruleNames
    {
      #expect(document.contains("\n| `\(name)` |"), "\(name)")
    }
    for role in SceneSession.Role.all {
      #expect(document.contains("` | `\(role.rawValue)` |"), "\(role.rawValue)")
    }
    // And no rule is in the table that isn't one.
    let rules = document.matches(of: /\| `(\w+Rule)` \|/).map { String($0.1) }
    #expect(rules == SceneManifest.ruleNames)
  }
}
