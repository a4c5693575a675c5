import Checking
import Foundation
import Testing

/// Each use of SwiftUI's names that apps make compiles with `import Scenes`, without a warning.
@Suite(.thread(.compiler)) struct UseTests {
  /// The language of an app's module.
  enum Language: String, CaseIterable, CustomTestStringConvertible {
    case swift6, swift5
    /// Swift 6, with the main actor as the default.
    case mainActor

    var options: [String] {
      switch self {
      case .swift6: ["-swift-version", "6"]
      case .swift5: ["-swift-version", "5"]
      case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
      }
    }

    var testDescription: String { rawValue }
  }

  @Test(arguments: Language.allCases)
  func `every use compiles in each language mode`(language: Language) throws {
    let program = try UseProgram(
      uses: "Uses.tsv", imports: ["Scenes", "SceneMacros", "Foundation", "Observation"])
    expect(program.count > 480)
    let messages = try program.messages(language.options)
    expectEqual(messages, [])
  }

  @Test(arguments: ["NotOffered.tsv", "Missing.tsv"])
  func `names that aren't offered don't compile`(file: String) throws {
    let program = try UseProgram(uses: file, imports: ["Scenes", "Foundation"])
    try expectEqual(program.refused(Language.swift6.options), program.all)
  }

  @Test(arguments: ["NotOffered.tsv", "Missing.tsv"])
  func `each name that isn't offered is in the documentation with its reason`(file: String) throws {
    let page = try String(
      contentsOf: Compiler.package.appending(
        path: "Documentation/Scenes.docc/Reference/Vocabulary.md"), encoding: .utf8)
    let program = try UseProgram(uses: file, imports: [])
    for name in program.names { expect(page.contains("`\(name)`"), "\(name)") }
  }
}
