import Checking
import Foundation
import Testing

@testable import SceneTerminal

/// The terminal after each way out of an app.
extension TerminalTests {
  /// A way to end the app.
  enum Ending: String, CaseIterable {
    case quit, exit, trap, interruption, termination, hangUp, quitting, kill

    var signal: Int32? {
      switch self {
      case .quit, .exit, .trap: nil
      case .interruption: SIGINT
      case .termination: SIGTERM
      case .hangUp: SIGHUP
      case .quitting: SIGQUIT
      case .kill: SIGKILL
      }
    }
  }

  @Test(arguments: Ending.allCases)
  func `the settings after the end are those before`(ending: Ending) throws {
    let terminal = try TmuxTerminal()
    try terminal.shell("stty -ixon erase ^H")
    let settings = try terminal.shell("stty -g </dev/tty")
    let modes = try terminal.modes
    try terminal.start(variables: "SWIFT_BACKTRACE=enable=no")
    expect(try terminal.modes != modes)
    switch ending {
    case .quit: try terminal.press("C-c")
    case .exit: try terminal.click("[Exit]")
    case .trap: try terminal.click("[Trap]")
    default:
      let process = try require(terminal.foregroundProcess)
      kill(process, try require(ending.signal))
    }
    if ending == .kill {
      try terminal.wait("it wasn't killed") { terminal.foregroundProcess == nil }
      expect(try terminal.modes != modes)
      // A shell that isn't in a usable terminal takes the command nevertheless.
      try terminal.send([0x0A])
      // Enter isn't the end of a line here.
      try terminal.type("'\(TmuxTerminal.app("TerminalApp").path)' --reset-terminal")
      try terminal.send([0x0A])
      try terminal.wait(for: "the terminal has its usual settings")
      try expectContains(terminal.shell("stty -a </dev/tty").joined(), " echo ")
      try terminal.wait("the modes are \(try terminal.modes)") {
        try terminal.modes == modes
      }
      return
    }
    try terminal.waitForShell()
    try expectEqual(terminal.modes, modes)
    try expectEqual(terminal.shell("stty -g </dev/tty"), settings)
    expect(terminal.screen.allSatisfy { !$0.contains("F1 Help") })
    if ending == .trap {
      // The stack that is printed below it may have moved it off the screen.
      let text = String(decoding: terminal.bytes, as: UTF8.self)
      expectContains(text, "Fatal error: Index out of range")
    }
    if ending == .termination {
      expect(terminal.traceLines.contains { $0.contains("WillTerminate") })
    }
  }

  @Test func `the documented line puts the terminal back after a kill`() throws {
    let terminal = try TmuxTerminal()
    let modes = try terminal.modes
    try terminal.start()
    kill(try require(terminal.foregroundProcess), SIGKILL)
    try terminal.wait("it wasn't killed") { terminal.foregroundProcess == nil }
    try terminal.send([0x0A])
    try terminal.type(TerminalSequences.repairCommand)
    try terminal.send([0x0A])
    try terminal.wait("the modes are \(try terminal.modes)") {
      try terminal.modes == modes
    }
    try expectContains(terminal.shell("stty -a </dev/tty").joined(), " icanon")
  }

  @Test func `Control-C asks the app to quit, and ends one that doesn't at once`() throws {
    let terminal = try TmuxTerminal()
    let settings = try terminal.shell("stty -g </dev/tty")
    let modes = try terminal.modes
    try terminal.start()
    try terminal.click("[Stay]")
    try terminal.wait(forTrace: "press in scene 1")
    try terminal.press("C-c")
    try terminal.wait(forTrace: "WillTerminate")
    try terminal.press("C-c")
    try terminal.waitForShell()
    try expectEqual(terminal.shell("echo $?"), ["130"])
    try expectEqual(terminal.modes, modes)
    try expectEqual(terminal.shell("stty -g </dev/tty"), settings)
  }

  @Test func `Control-C pressed twice ends an app that does nothing any more`() throws {
    let terminal = try TmuxTerminal()
    let settings = try terminal.shell("stty -g </dev/tty")
    let modes = try terminal.modes
    try terminal.start()
    try terminal.click("[Print]")
    try terminal.click("[Hang]")
    let process = try require(terminal.foregroundProcess)
    try terminal.press("C-c")
    try terminal.type("x")
    expectEqual(kill(process, 0), 0)
    try terminal.press("C-c")
    try terminal.waitForShell()
    try expectEqual(terminal.modes, modes)
    try expectEqual(terminal.shell("stty -g </dev/tty"), settings)
    expect(terminal.screen.contains { $0.contains("printed by the app") })
  }

  @Test func `Control-Z stops the app in the background, and fg brings it back`() throws {
    let terminal = try TmuxTerminal()
    let settings = try terminal.shell("stty -g </dev/tty")
    let modes = try terminal.modes
    try terminal.start()
    try terminal.click("[Add]")
    try terminal.wait(for: "Count 1")
    for round in 1...2 {
      try terminal.press("C-z")
      try terminal.waitForShell()
      try expectEqual(terminal.modes, modes)
      try expectEqual(terminal.shell("stty -g </dev/tty"), settings)
      expectContains(terminal.traceLines.last { !$0.hasPrefix("stored") }, "snapshot")
      try terminal.resize(columns: 80 - round, rows: 24)
      try terminal.type("fg")
      try terminal.press("Enter")
      try terminal.wait(for: "F1 Help")
      try terminal.wait(for: "Count \(round)")
      try terminal.press("Enter")
      try terminal.wait(for: "Count \(round + 1)")
    }
    try terminal.press("C-c")
    try terminal.waitForShell()
    try expectEqual(terminal.shell("stty -g </dev/tty"), settings)
    try terminal.expectTrace(
      of: """
        tap "Add"
        background
        foreground
        tap "Add"
        background
        foreground
        tap "Add"
        quit
        """)
  }

  @Test func `a terminal that is closed ends the app with its state kept`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Add]")
    try terminal.wait(for: "Count 1")
    let process = try require(terminal.foregroundProcess)
    try terminal.tmux("respawn-pane", "-k", "env", "ENV=", "PS1=shell> ", "/bin/sh", "-i")
    try terminal.wait("it didn't end") { kill(process, 0) != 0 }
    expect(terminal.traceLines.contains { $0.contains("sceneDidEnterBackground") })
    expect(terminal.traceLines.contains { $0.contains("WillTerminate") })
    try terminal.waitForShell()
    try terminal.start()
    try terminal.wait(for: "Count 1")
    try terminal.press("C-c")
    try terminal.waitForShell()
  }

  @Test func `without a screen, lines are read and printed`() throws {
    let terminal = try TmuxTerminal()
    let modes = try terminal.modes
    try terminal.start("TerminalApp", "--plain", isWaiting: false)
    try terminal.wait(for: "Type a number to choose")
    try terminal.type(#"tap "Add""#)
    try terminal.press("Enter")
    try terminal.type("show")
    try terminal.press("Enter")
    try terminal.wait(for: "Count 1")
    try expectEqual(terminal.format("#{alternate_on}"), "0")
    try terminal.type("quit")
    try terminal.press("Enter")
    try terminal.waitForShell()
    try expectEqual(terminal.modes, modes)
  }
}
