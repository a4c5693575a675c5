import Checking
import Foundation
import Testing

/// The runtime under another framework's views and main loop.
@Suite(.thread(.programs)) struct EmbeddingTests {
  private let example = Program(name: "Embedding")
  private let folder = Program.package.appending(path: "Examples/Embedding")

  @Test func `its script gives what it must give, from a file and from a pipe`() throws {
    let script = folder.appending(path: "Embedding.script")
    let expected = try String(
      contentsOf: folder.appending(path: "Embedding.expected"), encoding: .utf8)
    try expectEqual(example.run("--script", script.path).output, expected)
    try expectEqual(
      example.run(input: String(contentsOf: script, encoding: .utf8)).output, expected)
    try expectEqual(example.run("--script", "nowhere").status, 66)
  }

  @Test func `acts are answered as they come`() throws {
    let text = try example.converse(
      (after: "[Open]\n", type: "press Read Next"), (after: "1 read\n", type: "close"))
    expectContains(text, "window 1 is gone")
  }

  @Test func `it imports nothing of ours but the runtime`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    let imports = try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").filter { $0.contains("import ") && !$0.hasPrefix("//") }
        .compactMap { $0.split(separator: " ").last }
    }
    expectEqual(Set(imports), ["Foundation", "SceneRuntime"])
  }
}
