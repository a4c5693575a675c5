import Checking
import Foundation
import SceneDisplay
import TestSupport
import Testing

/// The table of elements says what the code says.
struct ElementTableTests {
  private struct Constant {
    var role: String
    var name: String
    /// The raw value, whose prefix is that of the fallback.
    var kind: DisplayKind<Never>
  }

  /// The constants of kinds in the sources, by role.
  private func constants() throws -> [Constant] {
    let folder = Compiler.package.appending(path: "Sources/SceneDisplay")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try files.flatMap { file in
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return source.components(separatedBy: "extension Display").dropFirst().flatMap { part in
        part.prefixMatch(of: /(\w+)\.Kind \{/).map { role in
          part.components(separatedBy: "\n}")[0]
            .matches(of: /static var (\w+): Self \{ Self\(rawValue: "([\w.]+)"\)/).map {
              Constant(
                role: role.1.lowercased(), name: String($0.1),
                kind: DisplayKind(rawValue: String($0.2)))
            }
        } ?? []
      }
    }
  }

  /// The role and the raw kind of an element.
  private func kind(of element: DisplayElement) -> [String] {
    switch element {
    case .text(let text): ["text", text.kind.rawValue]
    case .image(let image): ["image", image.kind.rawValue]
    case .control(let control): ["control", control.kind.rawValue]
    case .container(let container): ["container", container.kind.rawValue]
    case .collection(let collection): ["collection", collection.kind.rawValue]
    case .surface(let surface): ["surface", surface.kind.rawValue]
    case .command(let command): ["command", command.kind.rawValue]
    case .annotation(let annotation): ["annotation", annotation.kind.rawValue]
    }
  }

  @Test func `every kind is in the table, with the acts and the fallback of the code`() throws {
    let document = try String(
      contentsOf: Compiler.package.appending(
        path: "Documentation/Scenes.docc/Reference/Elements.md"), encoding: .utf8)
    let rows = document.components(separatedBy: "## Kinds")[1].split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst()
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    let constants = try constants()
    expect(constants.count > 60)
    expectEqual(rows.count, constants.count)
    for constant in constants {
      let samples = DisplayElement.samples.filter {
        kind(of: $0) == [constant.role, constant.kind.rawValue]
      }
      expect(!samples.isEmpty, "add a \(constant.name) to DisplayElement.samples")
      let acts = samples.reduce(into: DisplayActs()) { $0.formUnion($1.acts) }.names
      let fallback = constants.first {
        $0.role == constant.role && $0.kind == constant.kind.fallback
      }
      let row = try require(
        rows.first { $0[0] == constant.role && $0[1] == "`\(constant.name)`" },
        "add \(constant.role) \(constant.name) to the table")
      expectEqual(row[3], (acts.isEmpty ? "–" : acts.joined(separator: ", ")), "\(row)")
      expectEqual(row[4], (fallback.map { "`\($0.name)`" } ?? "–"), "\(row)")
    }
  }
}
