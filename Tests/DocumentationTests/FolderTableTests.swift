import Checking
import Foundation
import Testing

/// The page on the architecture has every folder of the sources.
struct FolderTableTests {
  @Test func `the page on the architecture lists the folders of every module`() throws {
    let page = Compiler.package.appending(
      path: "Documentation/Scenes.docc/Contributing/Architecture.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    var listed: [String] = []
    for section in text.components(separatedBy: "\n### ").dropFirst() {
      let module = section.prefix { !$0.isNewline }
      listed += section.matches(of: /\n\| \*\*(\w+)\*\* \| [^|]+ \|/).map { "\(module)/\($0.1)" }
    }
    let sources = Compiler.package.appending(path: "Sources")
    let folders = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
      .filter { $0.hasSuffix(".swift") && $0.split(separator: "/").count > 2 }
      .map { $0.split(separator: "/").dropLast().joined(separator: "/") }
    expectEqual(listed.sorted(), Set(folders).sorted())
  }
}
