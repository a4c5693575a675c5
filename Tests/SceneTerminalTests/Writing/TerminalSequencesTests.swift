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

  @Test("leaving undoes every mode that was set")
  func leaving() {
    for capabilities in [TerminalCapabilities(), Self.able] {
      var terminal = TerminalOracle(columns: 10, rows: 3)
      let before = terminal.modes
      terminal.read(TerminalSequences.entering(capabilities))
      #expect(terminal.isAlternate && !terminal.isCursorVisible)
      #expect(terminal.modes.isSuperset(of: [1000, 1002, 1006, 2004, 1004]))
      terminal.read(Array(TerminalSequences.leaving(capabilities).description.utf8))
      #expect(terminal.modes == before)
      #expect(!terminal.isAlternate && terminal.isCursorVisible)
      #expect(terminal.problems == [])
    }
  }

  @Test("the mouse is switched off before and after the screen is given back, which happens once")
  func order() {
    let parts = TerminalSequences.leaving.description.split(separator: "\u{1B}[?1049l")
    #expect(parts.count == 2)
    #expect(parts.allSatisfy { $0.contains("1000;1002;1003;1006l") })
    #expect(parts[0].contains("[<u") && parts[0].hasPrefix("\u{1B}[?2026l\u{1B}]8;;\u{1B}\\"))
  }

  @Test("modes are set when they become known, once")
  func changing() {
    let careful = TerminalCapabilities()
    #expect(
      Self.text(TerminalSequences.changing(from: careful, to: Self.able))
        == "E[>5uE[?uE[?2027hE[?2031hE[?2048h")
    #expect(TerminalSequences.changing(from: Self.able, to: Self.able) == [])
    #expect(Self.text(TerminalSequences.entering(Self.able)).hasSuffix("E[?2048h"))
  }

  @Test("the query that all terminals answer is last")
  func query() {
    let text = Self.text(
      TerminalSequences.query(TerminalCapabilities(), columns: 80, rows: 24))
    #expect(text.hasSuffix("E[cE[H"))
    #expect(text.contains("E[2;1H👩🏽‍💻E[6n") && text.contains("E[?2026$p"))
    let apple = TerminalCapabilities(
      environment: ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"])
    #expect(!Self.text(TerminalSequences.query(apple, columns: 80, rows: 24)).contains("$p"))
  }

  @Test("no text is measured on a small screen", arguments: [(8, 24), (80, 3), (0, 0), (-1, -1)])
  func small(columns: Int, rows: Int) {
    #expect(TerminalSequences.widthProbe(columns: columns, rows: rows) == [])
  }

  @Test("a terminal without a name isn't asked about pictures")
  func pictures() {
    var capabilities = TerminalCapabilities()
    #expect(TerminalSequences.pictureQuery(capabilities) == [])
    capabilities.receive(.version("kitty(0.36)"))
    #expect(Self.text(TerminalSequences.pictureQuery(capabilities)).hasPrefix("E_G"))
    capabilities.receive(.version("tmux 3.4"))
    #expect(TerminalSequences.pictureQuery(capabilities) == [])
  }

  @Test("a plain terminal gets nothing")
  func plain() {
    let plain = TerminalCapabilities(environment: [:])
    #expect(TerminalSequences.entering(plain) == [])
    #expect(TerminalSequences.query(plain, columns: 80, rows: 24) == [])
    #expect(TerminalSequences.changing(from: plain, to: plain) == [])
    #expect(TerminalSequences.leaving(plain).description == "")
  }

  @Test("the line for a shell sends what a program would")
  func repair() {
    let command = TerminalSequences.repairCommand
    #expect(!command.contains("\n"))
    let quoted = command.split(separator: "'")[1].replacing("\\033", with: "\u{1B}")
    #expect(quoted == TerminalSequences.repairing.description)
  }
}
