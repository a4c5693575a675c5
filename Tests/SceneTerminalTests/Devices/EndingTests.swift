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

/// The ways in which an app ends, as a shell and its terminal see them.
@Suite(.serialized, .thread(.programs)) struct EndingTests {
  private let modes = "\u{1B}[?1049h\u{1B}[?25l"
  private let leaving = String(decoding: TerminalDevice.usualLeaving, as: UTF8.self)

  /// Checks that the terminal is as it was before the program, and that it was used in between.
  private func expectRestored(_ program: TerminalProgram, sourceLocation: SourceLocation) {
    let text = program.terminal.text
    #expect(text.contains(modes), sourceLocation: sourceLocation)
    #expect(
      text.components(separatedBy: "\u{1B}[?1049l").count == 2, sourceLocation: sourceLocation)
    #expect(program.word(after: "before") != nil, sourceLocation: sourceLocation)
    #expect(
      program.word(after: "before") == program.word(after: "after"), sourceLocation: sourceLocation)
  }

  /// A way to end, with the status of the process and what it prints.
  typealias Way = (act: String, status: Int32, text: String)

  private static let endings: [Way] = [
    ("return", 0, "printed\r\n"), ("exit", 3, "printed"),
    ("fatalError", 128 + SIGTRAP, "the reason"), ("abort", 128 + SIGABRT, ""),
  ]
  private static let crashes: [Way] =
    isSanitized
    ? [] : [("segment", 128 + SIGSEGV, ""), ("overflow", 128 + SIGSEGV, "")]

  @Test(
    "an app that ends puts the terminal back and shows its prints after that",
    arguments: endings + crashes, [false, true])
  func ways(way: Way, isCaptured: Bool) throws {
    let program = try TerminalProgram(fixture: way.act, isCaptured ? "captured" : "")
    defer { program.end() }
    let status = program.waitForStatus()
    let expected = way.act == "fatalError" ? [128 + SIGTRAP, 128 + SIGILL] : [way.status]
    expectContains(expected, Int32(status))
    expectRestored(program, sourceLocation: #_sourceLocation)
    let parts = program.terminal.text.components(separatedBy: leaving)
    expectEqual(parts.count, 2)
    if isCaptured, !way.text.isEmpty { expectContains(parts.last, way.text) }
  }

  @Test(
    "the report of a crash comes after the terminal is put back",
    .disabled(if: isSanitized, "the sanitizer reports crashes"))
  func report() throws {
    let program = try TerminalProgram(
      fixture: "fatalError", "captured",
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,limit=4,cache=no"])
    defer { program.end() }
    expectContains([128 + SIGTRAP, 128 + SIGILL], Int32(program.waitForStatus()))
    expectRestored(program, sourceLocation: #_sourceLocation)
    let last = program.terminal.text.components(separatedBy: leaving).last
    expectContains(last, "the reason")
    expectContains(last, "crashed")
  }

  @Test(
    "a signal from outside ends the app by that signal",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func signal(number: Int32) throws {
    let program = try TerminalProgram(fixture: "wait")
    defer { program.end() }
    let identifier = try require(program.waitUntilReady())
    kill(identifier, number)
    expectEqual(program.waitForStatus(), Int(128 + number))
    expectRestored(program, sourceLocation: #_sourceLocation)
  }

  @Test("a second signal ends an app that asks first", arguments: [SIGINT, SIGTERM, SIGHUP])
  func secondSignal(number: Int32) throws {
    let program = try TerminalProgram(fixture: "patient")
    defer { program.end() }
    let identifier = try require(program.waitUntilReady())
    kill(identifier, SIGTERM)
    expect(program.terminal.wait(for: "asked"))
    kill(identifier, number)
    expectEqual(program.waitForStatus(), Int(128 + number))
    expectRestored(program, sourceLocation: #_sourceLocation)
  }

  @Test("a second hang-up, which shells send too, leaves the app the time to end")
  func secondHangUp() throws {
    let program = try TerminalProgram(fixture: "patient")
    defer { program.end() }
    let identifier = try require(program.waitUntilReady())
    kill(identifier, SIGHUP)
    expect(program.terminal.wait(for: "asked"))
    kill(identifier, SIGHUP)
    program.terminal.type("q")
    expectEqual(program.waitForStatus(), 0)
  }

  @Test("a second signal ends an app that does nothing any more")
  func hanging() throws {
    let program = try TerminalProgram(fixture: "hang")
    defer { program.end() }
    let identifier = try require(program.waitUntilReady())
    kill(identifier, SIGTERM)
    kill(identifier, SIGINT)
    expectContains([128 + SIGINT, 128 + SIGTERM], Int32(program.waitForStatus()))
    expectRestored(program, sourceLocation: #_sourceLocation)
  }

  @Test(
    "Control-C pressed twice ends an app that does nothing any more",
    arguments: [
      "\u{3}\u{3}", "a\u{1B}[99;5u\u{1B}[99;5:1u", "\u{3}\u{1B}[27;5;99~", "\u{1B}\u{3}b\u{3}",
      "\u{1B}[1089::99;5u\u{1B}[99:67;69u",
    ])
  func hangingKeys(keys: String) throws {
    let program = try TerminalProgram(fixture: "hang")
    defer { program.end() }
    _ = try require(program.waitUntilReady())
    program.terminal.type(keys)
    expectEqual(program.waitForStatus(), Int(128 + SIGINT))
    expectRestored(program, sourceLocation: #_sourceLocation)
  }

  @Test("Control-C counts also if the app hangs before it comes to it")
  func hangingBefore() throws {
    let program = try TerminalProgram(fixture: "hang at h")
    defer { program.end() }
    _ = try require(program.waitUntilReady())
    program.terminal.type("h\u{3}")
    expect(program.terminal.wait(for: "busy"))
    program.terminal.type("\u{3}")
    expectEqual(program.waitForStatus(), Int(128 + SIGINT))
    expectRestored(program, sourceLocation: #_sourceLocation)
  }

  @Test("a signal that the app was started to ignore is ignored")
  func ignored() throws {
    let program = try TerminalProgram(
      shell: [
        "-c", "trap '' HUP; \"$0\" wait; echo \"status $?.after .\"; read x",
        TerminalProgram.fixture,
      ])
    defer { program.end() }
    let identifier = try require(program.waitUntilReady())
    kill(identifier, SIGHUP)
    program.terminal.type("q")
    expectEqual(program.waitForStatus(), 0)
  }

  @Test("the end of a copy of the process leaves the terminal alone")
  func forked() throws {
    let program = try TerminalProgram(fixture: "forked")
    defer { program.end() }
    _ = try require(program.waitUntilReady())
    expect(!program.terminal.text.contains("\u{1B}[?1049l"))
    program.terminal.type("q")
    expectEqual(program.waitForStatus(), 0)
    expectRestored(program, sourceLocation: #_sourceLocation)
  }

  // MARK: - Prints

  @Test("a long print on the main actor and a child's print are shown at the end")
  func prints() throws {
    let long = try TerminalProgram(fixture: "long", "captured")
    defer { long.end() }
    expectEqual(long.waitForStatus(), 0)
    let shown = try require(long.terminal.text.components(separatedBy: leaving).last)
    let digits = String(repeating: "0123456789", count: 20_000)
    expectContains(shown, digits + "\r\ncomplaint\r\n")
    expectRestored(long, sourceLocation: #_sourceLocation)

    let child = try TerminalProgram(fixture: "child", "captured")
    defer { child.end() }
    expectEqual(child.waitForStatus(), 0)
    expectContains(child.terminal.text, leaving + "from a child\r\n")
  }

  @Test("a stream that isn't a terminal isn't captured")
  func files() throws {
    let script = "\"$0\" long captured 2>&1 >/dev/null | cat; echo 'status 0.after .'; read x"
    let program = try TerminalProgram(shell: ["-c", script, TerminalProgram.fixture])
    defer { program.end() }
    expectEqual(program.waitForStatus(), 0)
    expectContains(program.terminal.text, "complaint")
    expect(!program.terminal.text.contains("0123456789"))
  }

  // MARK: - Suspending

  @Test(
    "Ctrl-Z under a shell's command stops the job, and fg continues it, again and again",
    arguments: ["", "loop"])
  func suspend(loop: String) throws {
    let program = try TerminalProgram(
      shell: ["-i"],
      environment: ["PS1": "prompt>", "ENV": "/dev/null", "FIXTURE": TerminalProgram.fixture])
    defer { program.end() }
    let terminal = program.terminal
    expect(terminal.wait(for: "prompt>"))
    terminal.type("set -m; echo \"settings $(stty -g).\"\n")
    expect(terminal.wait { _ in program.word(after: "settings")?.first?.isHexDigit == true })
    let before = program.word(after: "settings")
    terminal.type("sh -c '\"$FIXTURE\" wait \(loop); true'\n")
    expect(program.waitUntilReady() != nil)
    for round in 1...4 {
      terminal.type("z")
      expect(terminal.wait { $0.components(separatedBy: "Stopped").count == round + 1 })
      terminal.type("echo \"round\(round) $(stty -g).\"\n")
      expect(terminal.wait { _ in program.word(after: "round\(round)")?.first?.isHexDigit == true })
      expectEqual(program.word(after: "round\(round)"), before)
      terminal.setSize(columns: UInt16(90 + round), rows: 30)
      terminal.type("fg\n")
      expect(terminal.wait(for: "resumed \(90 + round)"))
    }
    let prompts = terminal.text.components(separatedBy: "prompt>").count
    terminal.type("q")
    expect(terminal.wait { $0.components(separatedBy: "prompt>").count > prompts })
    terminal.type("echo \"last $(stty -g).\"\n")
    expect(terminal.wait { _ in program.word(after: "last")?.first?.isHexDigit == true })
    expectEqual(program.word(after: "last"), before)
    expectEqual(terminal.text.components(separatedBy: "resumed").count, 5)
  }

  @Test("Ctrl-Z where nobody could continue the app lets it go on")
  func orphan() throws {
    let program = try TerminalProgram(fixture: "wait")
    defer { program.end() }
    _ = try require(program.waitUntilReady())
    program.terminal.type("z")
    expect(program.terminal.wait(for: "resumed 80"))
    program.terminal.type("q")
    expectEqual(program.waitForStatus(), 0)
  }

  @Test("an app that was stopped by force takes the terminal again")
  func forcedStop() throws {
    let program = try TerminalProgram(fixture: "wait")
    defer { program.end() }
    let identifier = try require(program.waitUntilReady())
    kill(identifier, SIGSTOP)
    kill(identifier, SIGCONT)
    expect(program.terminal.wait(for: "resumed 80"))
    program.terminal.type("q")
    expectEqual(program.waitForStatus(), 0)
    expectEqual(program.word(after: "before"), program.word(after: "after"))
    let text = program.terminal.text
    let count = { (part: String) in text.components(separatedBy: part).count - 1 }
    expectEqual(count("\u{1B}[?1049h"), 2)
    expectEqual(count("\u{1B}[?1049l"), 2)
  }

  @Test("a change of the size is reported")
  func resize() throws {
    let program = try TerminalProgram(fixture: "wait")
    defer { program.end() }
    _ = try require(program.waitUntilReady())
    program.terminal.setSize(columns: 100, rows: 30)
    expect(program.terminal.wait(for: "columns 100"))
  }
}
