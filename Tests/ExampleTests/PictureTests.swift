import Checking
import Foundation
import Testing

@Suite(.thread(.programs)) struct PictureTests {
  /// A picture of the documentation that a program draws.
  struct Kept: Sendable, CustomTestStringConvertible {
    var name: String
    var program: String
    var options: [String]
    var script: URL?

    var testDescription: String { name }
  }

  private static let folder = Program.package
    .appending(path: "Documentation/Scenes.docc/Pictures")

  /// The scripts beside the pictures, whose first lines say by which program and options each is drawn, and one picture of
  /// declarations, which has no script.
  private static let kept: [Kept] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let scripted = names.sorted().compactMap { file -> Kept? in
      let script = folder.appending(path: file)
      guard script.pathExtension == "script",
        let line = try? String(contentsOf: script, encoding: .utf8).split(separator: "\n").first,
        line.hasPrefix("# ")
      else { return nil }
      let words = line.dropFirst(2).split(separator: " ").map(String.init)
      return Kept(
        name: script.deletingPathExtension().lastPathComponent, program: words[0],
        options: Array(words.dropFirst()), script: script)
    }
    return scripted + [Kept(name: "Graph", program: "Postbox", options: ["--picture-graph"])]
  }()

  @Test func `every script beside a picture says how the picture is drawn`() throws {
    let scripts = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".script") }
    expect(scripts.count > 5)
    expectEqual(Self.kept.count, scripts.count + 1)
    expect(Self.kept.allSatisfy { $0.options.last?.hasPrefix("--picture") == true })
  }

  @Test("the pictures of the documentation are what the example shows", arguments: kept)
  func pictures(kept picture: Kept) throws {
    let made = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: made) }
    let acts = picture.script.map { ["--script", $0.path] } ?? []
    let run = try Program(name: picture.program).run(acts + picture.options + [made.path])
    expectEqual(run.status, 0, "\(run.complaints)")
    let text = try String(contentsOf: made, encoding: .utf8)
    let kept = Self.folder.appending(path: "\(picture.name).svg")
    // After a change that is meant: look at the new pictures, and keep them.
    if ProcessInfo.processInfo.environment["KEEP_PICTURES"] != nil {
      try text.write(to: kept, atomically: true, encoding: .utf8)
    }
    try expectEqual(text, String(contentsOf: kept, encoding: .utf8))
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
      (["--picture-timeline"], "--picture-timeline: expected the path of a file to write"),
      (["--picture-timeline=a.svg", "--describe-scenes"], "--picture-timeline: expected a run"),
      (["--picture-timeline", "a.svg", "--replay", "b"], "--picture-timeline: expected a run"),
      (
        ["--picture-timeline", "/nowhere/a.svg", "--script", "/dev/null"],
        "--picture-timeline: /nowhere/a.svg can't be written"
      ),
      (["--picture-graph", "/nowhere/a.svg"], "--picture-graph: /nowhere/a.svg can't be written"),
      (
        ["--picture-graph", "/nowhere/a.svg", "--script", "/dev/null"],
        "--picture-graph: /nowhere/a.svg can't be written"
      ),
    ])
  func mistakes(_ arguments: [String], message: String) throws {
    let run = try Program(name: "Postbox").run(arguments)
    expect(run.status != 0)
    expectContains(run.complaints, message)
  }

  /// A run of the example with its pictures; nil for one that wasn't written.
  private struct Drawn {
    var run: Program.Run
    var graph: String?
    var timeline: String?
  }

  /// Runs the example with pictures.
  private func draw(
    _ pictures: [String], _ options: [String] = [], script: String? = nil
  ) throws -> Drawn {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = options + pictures.flatMap { [$0, folder.appending(path: "\($0).svg").path] }
    if let script {
      let file = folder.appending(path: "acts.script")
      try script.write(to: file, atomically: true, encoding: .utf8)
      arguments += ["--script", file.path]
    }
    let run = try Program(name: "Postbox").run(arguments)
    func text(_ name: String) -> String? {
      try? String(contentsOf: folder.appending(path: "\(name).svg"), encoding: .utf8)
    }
    return Drawn(run: run, graph: text("--picture-graph"), timeline: text("--picture-timeline"))
  }

  @Test("without a script, a picture of the scenes is a report that launches nothing")
  func report() throws {
    let drawn = try draw(["--picture-graph"])
    expectEqual(drawn.run.status, 0)
    expectEmpty(drawn.run.output)
    expectEmpty(drawn.run.complaints)
    expectContains(drawn.graph, ">New Message<")
    expectEqual(drawn.graph?.contains("open window"), false)
  }

  @Test("a report can have the stored sessions of a folder")
  func stored() throws {
    let state = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: state) }
    _ = try draw([], ["--state-dir", state.path], script: "tap \"Read 42\"")
    let graph = try require(try draw(["--picture-graph"], ["--state-dir", state.path]).graph)
    expectContains(graph, ">▶ launch restores 1 session, 1 on screen<")
    expectContains(graph, ">launch restores 1 session, 0 on screen<")
    expectContains(graph, ">launch without stored sessions<")
    let run = try draw(["--picture-timeline"], ["--state-dir", state.path], script: "show")
    expectContains(run.timeline, "restored, and not connected")
    expectContains(run.timeline, ">1 Inbox</text>")
  }

  @Test("with a script, pictures are drawn at its end, also after an error")
  func end() throws {
    let script = "tap \"Read 42\"\nexpect \"nobody says this\"\nquit"
    let drawn = try draw(["--picture-graph", "--picture-timeline", "--picture"], script: script)
    expectEqual(drawn.run.status, 65)
    expectContains(drawn.graph, "open window 2 &quot;The answer&quot;")
    expectContains(drawn.timeline, ">2 The answer</text>")
  }

  @Test(
    "every line of a run's trace is in the timeline, and equal runs give equal pictures",
    arguments: ["Links", "Restart", "Quit", "Postbox", "Notification", "QuickAction"])
  func lines(name: String) throws {
    let examples = Program.package.appending(path: "Examples/Postbox")
    let script = try String(
      contentsOf: examples.appending(path: "\(name).script"), encoding: .utf8)
    let drawn = try draw(["--picture-graph", "--picture-timeline"], script: script)
    let picture = try require(drawn.timeline)
    var isShown = false
    for line in drawn.run.output.split(separator: "\n") {
      if line.hasPrefix("> ") { isShown = line == "> show" }
      if isShown || line.hasPrefix("> ") { continue }
      let text = line.replacing("\"", with: "&quot;").replacing("->", with: "-&gt;")
      expect(picture.contains(text), "\(line)")
    }
    let again = try draw(["--picture-graph", "--picture-timeline"], script: script)
    expectEqual(again.timeline, picture)
    expectEqual(again.graph, drawn.graph)
  }

  @Test("a run that a signal ends has its pictures", arguments: [SIGINT, SIGTERM])
  func signal(number: Int32) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    let running = try Program(name: "Postbox").start("--picture-timeline", file.path)
    expect(running.read(until: "scene 1 sceneDidBecomeActive"))
    kill(running.process.processIdentifier, number)
    running.process.waitUntilExit()
    expectEqual(running.process.terminationStatus, 0)
    try expectContains(String(contentsOf: file, encoding: .utf8), "applicationWillTerminate")
  }
}
