import Checking
import Foundation
import Testing

@testable import SceneTerminal

@Suite struct TerminalSequencesTests {
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  /// A terminal that can do everything.
  private static var able: TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.receive(.keyboard(0))
    for mode in [2026, 2027, 2031, 2048] { capabilities.receive(.mode(mode, state: 2)) }
    return capabilities
  }

  /// Terminals that differ in what is set.
  private static var terminals: [TerminalCapabilities] {
    var tmux = TerminalCapabilities()
    tmux.receive(.version("tmux 3.4"))
    var partly = TerminalCapabilities()
    partly.receive(.keyboard(0))
    partly.receive(.keyboard(1))
    return [TerminalCapabilities(), able, tmux, partly]
  }

  /// All ways to undo the modes, which are given bytes at once.
  private static func undone(_ terminal: TerminalOracle, _ capabilities: TerminalCapabilities)
    -> [TerminalOracle]
  {
    [TerminalSequences.leaving(capabilities), TerminalSequences.repairing].map {
      var terminal = terminal
      terminal.read($0)
      return terminal
    }
  }

  @Test("every way out undoes every mode that was set", arguments: terminals)
  func leaving(capabilities: TerminalCapabilities) {
    var terminal = TerminalOracle(columns: 10, rows: 3)
    let before = terminal.modes
    terminal.read(TerminalSequences.entering(TerminalCapabilities()))
    terminal.read(TerminalSequences.changing(from: TerminalCapabilities(), to: capabilities))
    expect(terminal.isAlternate && !terminal.isCursorVisible)
    expectEqual(terminal.titles, 1)
    expect(terminal.modes.isSuperset(of: [1000, 1002, 1006, 2004, 1004]))
    // Right-to-left text isn't reordered.
    expect(!terminal.modes.contains(-8))
    for terminal in Self.undone(terminal, capabilities) {
      expectEqual(terminal.modes, before)
      expect(!terminal.isAlternate && terminal.isCursorVisible)
      expectEqual(terminal.keyboards, 0)
      expect(!terminal.hasOtherKeys)
      expectEqual(terminal.titles, 0)
      expectEqual(terminal.problems, [])
    }
  }

  @Test(
    "every way out ends a frame, a string and a link that were cut",
    arguments: [
      "\u{1B}]8;id=1;http://a", "\u{1B}]2;Inb", "\u{1B}]8;id=1;http://a\u{1B}\\\u{1B}[7m",
    ])
  func cut(text: String) {
    for way in [TerminalSequences.leaving(Self.able), TerminalSequences.repairing] {
      var terminal = TerminalOracle(columns: 10, rows: 3)
      terminal.read(TerminalSequences.entering(Self.able))
      terminal.read(Array("\u{1B}[?2026h\(text)".utf8) + way + Array("$".utf8))
      expectEqual(terminal.problems, [])
      expect(!terminal.isSynchronizing)
      expectEqual(terminal[0, 0], TerminalOracle.OracleCell(text: "$"))
    }
  }

  @Test("the mouse is switched off before and after the screen is given back, which happens once")
  func order() {
    let parts = TerminalSequences.leaving.description.split(separator: "\u{1B}[?1049l")
    expectEqual(parts.count, 2)
    expect(parts[0].contains("1000;1002;1003;1004;1006;") && parts[0].contains("[<u"))
    expect(parts[1].contains("1000;1002;1003;1006;1016l"))
    expectEqual(TerminalDevice.usualLeaving, Array(TerminalSequences.leaving.description.utf8))
  }

  @Test("modes are set when they become known, once")
  func changing() {
    let careful = TerminalCapabilities()
    expectEqual(
      Self.text(TerminalSequences.changing(from: careful, to: Self.able)),
      "E[>5uE[?uE[?2027hE[?2031hE[?2048h")
    expectEqual(TerminalSequences.changing(from: Self.able, to: Self.able), [])
    expect(Self.text(TerminalSequences.entering(Self.able)).hasSuffix("E[?2048h"))
  }

  @Test("modes that another program changed are set again", arguments: terminals)
  func renewing(capabilities: TerminalCapabilities) {
    var terminal = TerminalOracle(columns: 10, rows: 3)
    terminal.read(TerminalSequences.entering(capabilities))
    let entered = terminal
    let other =
      "\u{1B}[?1003h\u{1B}[?1000;1006;2004;1004;2031;2048l\u{1B}[4h\u{1B}[?25h\u{1B}]2;cut"
    terminal.read(Array(other.utf8) + TerminalSequences.renewing(capabilities))
    expectEqual(terminal.modes, entered.modes)
    expect(terminal.isAlternate && !terminal.isCursorVisible)
    expectEqual(terminal.keyboards, entered.keyboards)
    expectEqual(terminal.titles, entered.titles)
    expectEqual(terminal.hasOtherKeys, entered.hasOtherKeys)
    expectEqual(terminal.problems, [])
    let text = Self.text(TerminalSequences.renewing(capabilities))
    expect(!text.contains("2J") && !text.contains("1049"))
  }

  @Test("the query that all terminals answer is last")
  func query() {
    let text = Self.text(
      TerminalSequences.query(TerminalCapabilities(), columns: 80, rows: 24))
    expect(text.hasSuffix("E[cE[H"))
    expect(text.contains("E[2;1H👩🏽‍💻E[6n") && text.contains("E[?2026$p"))
    let apple = TerminalCapabilities(
      environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"])
    expect(!Self.text(TerminalSequences.query(apple, columns: 80, rows: 24)).contains("$p"))
  }

  @Test("no text is measured on a small screen", arguments: [(8, 24), (80, 3), (0, 0), (-1, -1)])
  func small(columns: Int, rows: Int) {
    expectEqual(TerminalSequences.widthProbe(columns: columns, rows: rows), [])
  }

  @Test("a terminal without a name isn't asked about pictures")
  func pictures() {
    var capabilities = TerminalCapabilities()
    expectEqual(TerminalSequences.pictureQuery(capabilities), [])
    capabilities.receive(.version("kitty(0.36)"))
    expect(Self.text(TerminalSequences.pictureQuery(capabilities)).hasPrefix("E_G"))
    capabilities.receive(.version("tmux 3.4"))
    expectEqual(TerminalSequences.pictureQuery(capabilities), [])
  }

  @Test(
    "a text is copied without control characters",
    arguments: [
      ("Inbox", "SW5ib3g="), ("é漢", "w6nmvKI="), ("a\r\nb\tc", "YQpiCWM="),
      ("a\u{1B}]52;c;?\u{7}\u{9C}b", "YV01MjtjOz9i"),
    ])
  func copying(text: String, base64: String) {
    expectEqual(Self.text(TerminalSequences.copying(text)), "E]52;c;\(base64)E\\")
  }

  @Test("a text that is empty or too long isn't copied")
  func copyingNothing() {
    expectEqual(TerminalSequences.copying(""), [])
    expectEqual(TerminalSequences.copying("\u{1B}\u{7}"), [])
    let longest = String(repeating: "a", count: 74_994)
    expectEqual(TerminalSequences.copying(longest).count, 99_992 + 9)
    expectEqual(TerminalSequences.copying(longest + "a"), [])
  }

  @Test("a plain terminal gets nothing")
  func plain() {
    let plain = TerminalCapabilities(environment: [:])
    expectEqual(TerminalSequences.entering(plain), [])
    expectEqual(TerminalSequences.renewing(plain), [])
    expectEqual(TerminalSequences.query(plain, columns: 80, rows: 24), [])
    expectEqual(TerminalSequences.changing(from: plain, to: plain), [])
    expectEqual(TerminalSequences.leaving(plain), [])
  }

  @Test("the line for a shell sends what a program would, and is the documented one")
  func repair() throws {
    let command = TerminalSequences.repairCommand
    expect(!command.contains("\n"))
    let sent = try TmuxTerminal.run(String(command.split(separator: "; ", maxSplits: 1)[1]))
    expectEqual(Array(sent.utf8), TerminalSequences.repairing)
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Scenes.docc/Reference/Terminal.md")
    let lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
    expectContains(lines, Substring(command))
  }
}
