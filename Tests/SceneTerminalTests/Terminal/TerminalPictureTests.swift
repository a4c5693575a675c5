import Checking
import Foundation
import Testing

/// The picture that a run in a terminal leaves.
extension TerminalTests {
  @Test(arguments: [false, true])
  func `a picture shows the screen as it was last, in its size`(isSignal: Bool) throws {
    let terminal = try TmuxTerminal()
    let file = terminal.folder.appending(path: "screen.svg")
    let graph = terminal.folder.appending(path: "graph.svg")
    let timeline = terminal.folder.appending(path: "timeline.svg")
    try terminal.start(
      "TerminalApp",
      "--picture '\(file.path)' --picture-graph '\(graph.path)' "
        + "--picture-timeline '\(timeline.path)'")
    try terminal.click("[Add]")
    try terminal.wait(for: "Count 1")
    expect(!FileManager.default.fileExists(atPath: file.path))
    if isSignal {
      kill(try require(terminal.foregroundProcess), SIGTERM)
    } else {
      try terminal.press("C-c")
    }
    try terminal.waitForShell()
    let picture = try String(contentsOf: file, encoding: .utf8)
    expectContains(picture, "Count 1")
    expectContains(picture, "F1 Help")
    // 80 by 24 cells, and the margins.
    expectContains(picture, "width=\"996\" height=\"605.6\"")
    // The other pictures have the whole run.
    try expectContains(String(contentsOf: graph, encoding: .utf8), "open window 1")
    try expectContains(
      String(contentsOf: timeline, encoding: .utf8), "applicationWillTerminate")
  }

  @Test func `a picture that can't be written is a complaint behind the screen`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start("TerminalApp", "--picture /nowhere/screen.svg")
    try terminal.press("C-c")
    try terminal.wait(for: "--picture: /nowhere/screen.svg can't be written")
    try terminal.waitForShell()
  }

  @Test func `each picture that a person saves is a new file`() throws {
    let terminal = try TmuxTerminal()
    try terminal.shell("cd '\(terminal.folder.path)'")
    try terminal.start()
    for number in 1...2 {
      try terminal.press("F2")
      try terminal.type("save picture")
      try terminal.press("Enter")
      try terminal.wait(for: "The picture is in screen-\(number).svg.")
      let file = terminal.folder.appending(path: "screen-\(number).svg")
      try expectContains(String(contentsOf: file, encoding: .utf8), "F1 Help")
    }
    try terminal.press("C-c")
    try terminal.waitForShell()
  }

  @Test func `the log of a run has the time of day`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.press("F7")
    try terminal.wait(for: "Log: scenes")
    try terminal.press("Home", "Enter")
    try terminal.wait(for: ", \(Date().formatted(.iso8601.year()))-")
  }
}
