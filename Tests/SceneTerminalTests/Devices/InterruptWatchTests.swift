import Checking
import Foundation
import Testing

@testable import SceneTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#else
import Glibc
#endif

/// Control-C in an app whose main actor is busy for longer than a moment, and works again.
@Suite(.serialized, .thread(.programs)) struct InterruptWatchTests {
  /// Keys that come before the app is busy, and those that come meanwhile.
  typealias Pause = (before: String, during: String)

  @Test(
    "an app that works again goes on, unless Control-C was pressed twice in one pause",
    arguments: [
      // Once in each of two pauses.
      [("", "\u{3}"), ("", "\u{3}")],
      // Once before the pause, which the app has handled.
      [("\u{3}", "\u{3}")],
      // In a paste that begins before the pause.
      [("\u{1B}[200~", "\u{3}\u{3}")],
      // With Shift it is another key.
      [("", "\u{1B}[99;6u\u{1B}[99;6u")],
    ] as [[Pause]])
  func pauses(_ pauses: [Pause]) throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    expectEqual(mkfifo(pipe, 0o600), 0)
    defer { unlink(pipe) }
    let program = try TerminalProgram(fixture: "busy", pipe)
    defer { program.end() }
    let terminal = program.terminal
    _ = try require(program.waitUntilReady())
    var reads = 0
    for (index, pause) in pauses.enumerated() {
      if !pause.before.isEmpty {
        terminal.type(pause.before)
        reads += 1
        expect(terminal.wait(for: "keys,", times: reads))
      }
      terminal.setSize(columns: UInt16(90 + index), rows: 30)
      expect(terminal.wait(for: "busy,", times: index + 1))
      terminal.type(pause.during)
      expect(terminal.waitUntilTaken())
      expect(terminal.wait { _ in isOpened(pipe) || program.word(after: "status") != nil })
      try require(program.word(after: "status") == nil)
      reads += 1
      expect(terminal.wait(for: "keys,", times: reads))
    }
    terminal.type("q")
    expectEqual(program.waitForStatus(), 0)
  }

  /// Opens a pipe for a moment; false if nobody waits for it.
  private func isOpened(_ pipe: String) -> Bool {
    let file = open(pipe, O_WRONLY | O_NONBLOCK)
    guard file >= 0 else { return false }
    close(file)
    return true
  }
}
