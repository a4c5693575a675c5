import Foundation
import Testing

@Suite struct PictureTests {
  @Test(
    "the pictures of the documentation are what the example shows",
    arguments: [
      ("Postbox", "Windows", "Windows", ["--size", "100x30", "--picture"]),
      ("Postbox", "Switcher", "Switcher", ["--size", "100x30", "--picture"]),
      ("Postbox", "Graph", nil, ["--picture-graph"]),
      ("FirstWindow", "FirstWindow", "FirstWindow", ["--size", "80x20", "--picture"]),
      ("SecondScene", "SecondScene", "SecondScene", ["--size", "100x20", "--picture"]),
      ("ClosingScenes", "ClosingScenes", "ClosingScenes", ["--size", "80x20", "--picture"]),
    ])
  func pictures(_ program: String, _ name: String, script: String?, options: [String]) throws {
    let folder = Program.package.appending(path: "Documentation/Scenes.docc/Pictures")
    let made = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: made) }
    let acts = script.map { ["--script", folder.appending(path: "\($0).script").path] } ?? []
    let run = try Program(name: program).run(acts + options + [made.path])
    #expect(run.status == 0, "\(run.complaints)")
    let text = try String(contentsOf: made, encoding: .utf8)
    let kept = folder.appending(path: "\(name).svg")
    // After a change that is meant: look at the new pictures, and keep them.
    if ProcessInfo.processInfo.environment["KEEP_PICTURES"] != nil {
      try text.write(to: kept, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: kept, encoding: .utf8))
  }

  @Test(
    "a picture that can't be made is an error that says what to do",
    arguments: [
      (["--picture"], "--picture: expected the path of a file to write"),
      (
        ["--picture", "a.svg", "--size", "3x4"],
        "--size: expected columns and rows, such as 80x24"
      ),
      (["--picture", "a.svg", "--describe-scenes"], "--picture: expected a run"),
      (["--picture", "/nowhere/a.svg"], "--picture: /nowhere/a.svg can't be written"),
      (["--picture-graph"], "--picture-graph: expected the path of a file to write"),
      (["--picture-graph", "--plain"], "--picture-graph: expected the path of a file to write"),
      (["--picture-graph", "a.svg", "--explain", "a:b"], "--picture-graph: expected a run"),
      (["--picture-graph", "a.svg", "--replay", "b"], "--picture-graph: expected a run"),
      (["--picture-graph", "/nowhere/a.svg"], "--picture-graph: /nowhere/a.svg can't be written"),
      (
        ["--picture-graph", "/nowhere/a.svg", "--script", "/dev/null"],
        "--picture-graph: /nowhere/a.svg can't be written"
      ),
    ])
  func mistakes(_ arguments: [String], message: String) throws {
    let run = try Program(name: "Postbox").run(arguments)
    #expect(run.status != 0)
    #expect(run.complaints.contains(message))
  }

  /// A folder for the files of a test.
  private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  /// Runs the example with a picture of each kind.
  private func run(
    _ options: [String], script: String? = nil
  ) throws -> (run: Program.Run, graph: String?) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = options
    if let script {
      let file = folder.appending(path: "acts.script")
      try script.write(to: file, atomically: true, encoding: .utf8)
      arguments += ["--script", file.path]
    }
    let graph = folder.appending(path: "graph.svg")
    let run = try Program(name: "Postbox").run(arguments + ["--picture-graph", graph.path])
    return (run, try? String(contentsOf: graph, encoding: .utf8))
  }

  @Test("without a script, a picture of the scenes is a report that launches nothing")
  func report() throws {
    let (run, graph) = try run([])
    #expect(run.status == 0 && run.output.isEmpty && run.complaints.isEmpty)
    #expect(try #require(graph).contains(">New Message<"))
    #expect(graph?.contains("open window") == false)
  }

  @Test("a report can have the stored sessions of a folder")
  func stored() throws {
    let state = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    _ = try run(["--state-dir", state.path], script: "tap \"Read 42\"")
    let graph = try run(["--state-dir", state.path]).graph
    #expect(try #require(graph).contains(">▶ launch restores 1 session, 1 on screen<"))
    #expect(graph?.contains(">launch restores 1 session, 0 on screen<") == true)
    #expect(graph?.contains(">launch without stored sessions<") == true)
  }

  @Test("with a script, the scenes are drawn at its end, also after an error")
  func end() throws {
    let (run, graph) = try run([], script: "tap \"Read 42\"\nexpect \"nobody says this\"\nquit")
    #expect(run.status == 65)
    #expect(try #require(graph).contains("open window 2 &quot;The answer&quot;"))
  }
}
