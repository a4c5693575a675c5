import Checking
import Foundation
import Scenes
import ScenesTesting
import Testing

@testable import Postbox

/// Runs of programs that are recorded and replayed.
@Suite(.thread(.programs)) struct RecordingTests {
  private let example = Program(name: "Postbox")
  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).recording")

  private func script(_ name: String) -> String {
    Program.package.appending(path: "Examples/Postbox/\(name).script").path
  }

  private func withRecording<Result>(
    of script: String, _ body: (String) throws -> Result
  ) throws -> Result {
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try example.run("--script", self.script(script), "--record=\(file.path)")
    let expected = Program.package.appending(path: "Examples/Postbox/\(script).expected")
    // Recording changes nothing of the run.
    expectEqual(run.output, (try String(contentsOf: expected, encoding: .utf8)))
    expectEqual(run.status, 0)
    expectEqual(run.complaints, "")
    // It may hold passwords.
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    expectEqual((permissions as? NSNumber)?.intValue, 0o600)
    return try body(try String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: ["Postbox", "Links", "Restart"])
  func `a recorded run has the same trace when it is replayed`(script: String) throws {
    try withRecording(of: script) { text in
      expect(text.hasPrefix("Scenes recording 1\n{\"application\":"))
      let run = try example.run("--replay", file.path)
      expectEqual(run.status, 0)
      expectEqual(run.complaints, "")
      // It prints the trace as the run did, and each input in place of its act.
      let expected = try String(
        contentsOf: Program.package.appending(path: "Examples/Postbox/\(script).expected"),
        encoding: .utf8)
      func trace(_ text: String) -> [Substring] {
        text.split(separator: "\n").filter {
          !$0.hasPrefix("> ") && !$0.hasPrefix("  ") && !$0.hasPrefix("window ")
        }
      }
      expectEqual(trace(run.output).dropLast(), trace(expected)[...])
      expect(run.output.hasSuffix(" steps, the same trace\n"))
    }
  }

  @Test func `a difference is status 1, with the first step that differs`() throws {
    try withRecording(of: "Links") { text in
      let line = "  scene 1 sceneDidBecomeActive\n"
      expectContains(text, line)
      try text.replacing(line, with: "", maxReplacements: 1)
        .write(to: file, atomically: true, encoding: .utf8)
      let run = try example.run("--replay", file.path)
      expectEqual(run.status, 1)
      expect(run.complaints.hasPrefix("step 2 of "))
      expectContains(run.complaints, "launch (− recorded, + now):\n")
      expectContains(run.complaints, "\n  + scene 1 sceneDidBecomeActive\n")
      expect(!run.output.contains("the same trace"))
    }
  }

  @MainActor @Test func `a program replays a recording of a test, with its faults`() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let simulator = await AppSimulator(
      PostboxApp(), faults: [.strayResignActive, .kill(atStep: 14)])
    _ = await simulator.issues { await simulator.background() }
    await simulator.relaunch()
    try simulator.recording.write(to: file)
    let run = try example.run("--replay", file.path)
    expectEqual(run.status, 0, "\(run.complaints)")
    expectContains(run.output, "> start\n")
  }

  @Test func `a recording is kept up to the line at which the program ends`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let running = try example.start("--record", file.path)
    expect(running.read(until: "sceneDidBecomeActive"))
    try running.type("new window")
    expect(running.read(until: "scene 2 sceneDidBecomeActive"))
    kill(running.process.processIdentifier, SIGKILL)
    _ = try? running.readToEnd()
    let run = try example.run("--replay", file.path)
    expectEqual(run.status, 0, "\(run.complaints)")
    expectContains(run.output, "> new window\n")
  }

  @Test func `recordings that can't be read are 65 or 66`() throws {
    let missing = try example.run("--replay", file.path)
    expectEqual(missing.status, 66)
    expectEqual(
      missing.complaints,
      "\(file.path): there is no file to read; name one that --record FILE has written\n")
    let foreign = try example.run("--replay", script("Links"))
    expectEqual(foreign.status, 65)
    expectEqual(
      foreign.complaints,
      "\(script("Links")), line 1: this isn't a recording; expected "
        + "\"Scenes recording 1\", as --record FILE writes it\n")
    try withRecording(of: "Links") { _ in
      let other = try Program(name: "LifeCycle").run("--replay", file.path)
      expectEqual(other.status, 65)
      expect(other.complaints.hasPrefix("the recording is of \""))
    }
  }

  @Test(arguments: [
    (["--record"], "--record: expected the path of a file to write\n"),
    (["--replay"], "--replay: expected the path of a file that --record has written\n"),
    (
      ["--replay=a", "--script=b"],
      "--replay: the recording has the acts, the links and the profile; expected no --script, --record, --profile, --displays or link beside it\n"
    ),
    (
      ["--replay=a", "--record=b"],
      "--replay: the recording has the acts, the links and the profile; expected no --script, --record, --profile, --displays or link beside it\n"
    ),
    (
      ["--replay=a", "postbox://message/42"],
      "--replay: the recording has the acts, the links and the profile; expected no --script, --record, --profile, --displays or link beside it\n"
    ),
    (["--record=a", "--describe-scenes"], "--record: expected a run, and no report beside it\n"),
  ])
  func `options that don't go together are 65`(arguments: [String], complaint: String) throws {
    let run = try example.run(arguments)
    expectEqual(run.status, 65)
    expectEqual(run.complaints, complaint)
  }

  @Test func `a recording that can't be written is 74`() throws {
    let run = try example.run("--record", "/nowhere/a.recording", input: "new window\n")
    expectEqual(run.status, 74)
    expectEqual(
      run.complaints,
      "/nowhere/a.recording: the recording can't be written; name a file in a folder that exists\n"
    )
    expectEqual(run.output, "")
  }
}
