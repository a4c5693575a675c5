import Checking
import Foundation
import Testing

@testable import Scenes

/// Options in the documentation are those of the programs.
struct OptionTests {
  private static func options(in text: String) throws -> Set<String> {
    Set(try text.matches(ofPattern: #"(?:^|[^\w-])(--[a-z][a-z-]+)"#).map { $0[1] })
  }

  /// The text of all files below folders of the package that have one of the suffixes.
  private static func text(in folders: [String], _ suffixes: [String]) throws -> String {
    var text = ""
    for folder in folders {
      let place = Compiler.package.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: place.path)
      where suffixes.contains(where: path.hasSuffix) {
        text += try String(contentsOf: place.appending(path: path), encoding: .utf8)
      }
    }
    return text
  }

  /// The text of the pages, and of the documents beside them.
  private static func documents() throws -> String {
    try ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].reduce(
      text(in: ["Documentation/Scenes.docc"], [".md", ".tutorial"])
    ) {
      try $0 + String(contentsOf: Compiler.package.appending(path: $1), encoding: .utf8)
    }
  }

  @Test func `every option of a program is on a page`() throws {
    let options = try Self.options(in: CommandLineOptions.help)
    expect(options.count > 20)
    try expectEqual(options.subtracting(Self.options(in: Self.documents())), [])
  }

  @Test func `every option on a page is one of a program`() throws {
    let sources = try Self.text(
      in: ["Sources", "Examples", "Tests/Soak", "Tests/Benchmarks"], [".swift"])
    let known = try Self.options(in: sources)
    let toolchain: Set = [
      "--filter", "--product", "--sanitize", "--tool", "--toggle-collect",
    ]
    try expectEqual(
      Self.options(in: Self.documents()).subtracting(known).subtracting(toolchain), [])
  }
}
