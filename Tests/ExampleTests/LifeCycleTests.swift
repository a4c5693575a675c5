import Checking
import Foundation
import Testing

/// Tests for the lines that a delegate prints during the life of a scene-based app.
@Suite(.thread(.programs)) struct LifeCycleTests {
  /// Returns the lines that the app itself printed after an act, without the trace.
  private func said(after act: String, in output: String) -> [String] {
    var lines = output.split(separator: "\n")[...]
    if !act.isEmpty { lines = lines.drop { $0 != "> \(act)" }.dropFirst() }
    return lines.prefix { !$0.hasPrefix("> ") }.map(String.init)
      .filter { $0 == $0.uppercased() && $0.first?.isLetter == true }
  }

  private let connecting = [
    "SCENE WILL CONNECT TO SESSION 1", "SCENE WILL ENTER FOREGROUND", "SCENE DID BECOME ACTIVE",
  ]

  private func play(_ script: String) throws -> String {
    try Program(name: "LifeCycle").run(input: script).output
  }

  @Test func `S3: a first launch requests a configuration, and then the scene appears`() throws {
    expectEqual(
      said(after: "", in: try play("show\n")),
      [
        "APPLICATION DID FINISH LAUNCHING",
        "APPLICATION CONFIGURATION FOR CONNECTING SCENE SESSION",
      ] + connecting)
  }

  @Test func `S38, S47: a relaunch connects the same session, without requesting a configuration`()
    throws
  {
    expectEqual(
      said(after: "relaunch", in: try play("relaunch\n")),
      ["APPLICATION DID FINISH LAUNCHING"] + connecting)
  }

  @Test
  func
    `S10, S20: for the switcher, another app and the return only the scene's delegate is called`()
    throws
  {
    let output = try play("switcher\nbackground\nforeground\n")
    expectEqual(said(after: "switcher", in: output), ["SCENE WILL RESIGN ACTIVE"])
    expectEqual(said(after: "background", in: output), ["SCENE DID ENTER BACKGROUND"])
    expectEqual(said(after: "foreground", in: output), Array(connecting.dropFirst()))
  }

  @Test func `S47: a second window is a session with an identifier of its own`() throws {
    expectEqual(
      said(after: "new window", in: try play("new window\n")),
      [
        "APPLICATION CONFIGURATION FOR CONNECTING SCENE SESSION",
        "SCENE WILL CONNECT TO SESSION 2", "SCENE WILL ENTER FOREGROUND",
        "SCENE DID BECOME ACTIVE",
      ])
  }

  @Test func `S12, S17: a window discarded in the switcher disconnects, then its session goes`()
    throws
  {
    let output = try play("new window\nswitcher\nclose 2\n")
    expectEqual(
      said(after: "close 2", in: output),
      [
        "SCENE DID ENTER BACKGROUND", "SCENE DID DISCONNECT",
        "APPLICATION DID DISCARD SCENE SESSIONS",
      ])
  }

  @Test func `S13, S38: memory pressure takes the scene and leaves the session`() throws {
    let output = try play("background\nmemory pressure\nforeground\n")
    expectEqual(said(after: "memory pressure", in: output), ["SCENE DID DISCONNECT"])
    expectEqual(said(after: "foreground", in: output), connecting)
  }
}
