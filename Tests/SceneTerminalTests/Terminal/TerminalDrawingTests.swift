import Checking
import Foundation
import SceneLayout
import TestSupport
import Testing

/// The screen of the terminal beside our own idea of it, and beside the screen after everything was drawn again.
extension TerminalTests {
  /// Returns the cells of a captured screen, read as a terminal would, without the styles that spaces don't show.
  private func cells(_ screen: [String], columns: Int) -> [TerminalOracle.OracleCell] {
    var oracle = TerminalOracle(columns: columns, rows: screen.count)
    for (row, line) in screen.enumerated() {
      oracle.read(Array("\u{1B}[\(row + 1);1H\(line)".utf8))
    }
    return oracle.normalizedCells
  }

  /// Expects the screen to be the same after everything is drawn again.
  private func expectRedrawn(
    _ terminal: TmuxTerminal, columns: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    terminal.waitForSize(columns: columns)
    try terminal.settle()
    let drawn = terminal.styledScreen
    let count = terminal.bytes.count
    try terminal.press("C-l")
    try terminal.wait("nothing was drawn") { terminal.bytes.count > count }
    try terminal.settle()
    let redrawn = terminal.styledScreen
    let areEqual = cells(drawn, columns: columns) == cells(redrawn, columns: columns)
    #expect(
      areEqual, "\(drawn.joined(separator: "\n"))\n\(redrawn.joined(separator: "\n"))",
      sourceLocation: sourceLocation)
  }

  @Test func `the bytes give the same cells in tmux and in a terminal of our own`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Rows]")
    try terminal.wait(for: "▶ Rows")
    try terminal.press("Down", "Down", "NPage", "F5")
    try terminal.wait(for: "inactive")
    try terminal.press("Escape")
    try terminal.wait(without: "inactive")
    try terminal.click("[Form]")
    try terminal.wait(for: "▶ Form")
    try terminal.type("x漢é")
    try terminal.press("F7", "F10", "Right", "Right", "Right", "Right")
    try terminal.wait(for: "Memory Warning")
    try terminal.press("Escape")
    try terminal.wait(without: "Memory Warning")
    try terminal.press("F9")
    try terminal.wait(for: "╰")
    try terminal.settle()
    let bytes = terminal.bytes
    // The queries before the first frame leave text on the screen.
    let start = try require(bytes.firstRange(of: Array("\u{1B}[c\u{1B}[H".utf8)))
    var oracle = TerminalOracle(columns: 80, rows: 24)
    oracle.read(Array("\u{1B}[?1049h".utf8))
    oracle.read(Array(bytes[start.upperBound...]))
    expectEqual(oracle.problems, [])
    expectEqual(oracle.wraps, 0)
    let seen = cells(terminal.styledScreen, columns: 80)
    for row in 0..<24 {
      let range = row * 80..<(row + 1) * 80
      expectEqual(seen[range].map(\.text), oracle.normalizedCells[range].map(\.text))
      expectEqual(seen[range].map(\.style), oracle.normalizedCells[range].map(\.style))
    }
    try expectEqual(terminal.format("#{cursor_x} #{cursor_y}"), "\(oracle.column) \(oracle.row)")
    try expectRedrawn(terminal, columns: 80)
    try terminal.press("C-c")
    try terminal.waitForShell()
  }

  @Test func `Control-L sets the modes that another program changed, and draws everything`() throws
  {
    let terminal = try TmuxTerminal()
    try terminal.start()
    let modes = try terminal.modes
    let changes = #"\033[?1000;1002;1006l\033[4h\033[3;9r\033[?6h\033[?25h\033[5;5H\033[41mXX"#
    try TmuxTerminal.run("printf '\(changes)' >'\(try terminal.format("#{pane_tty}"))'")
    try terminal.wait(for: "XX")
    expect(try terminal.modes != modes)
    try terminal.press("C-l")
    try terminal.wait(without: "XX")
    try expectEqual(terminal.modes, modes)
    let text = String(decoding: terminal.bytes, as: UTF8.self)
    expectEqual(text.components(separatedBy: "\u{1B}[?1049h").count, 2)
    expect(!text.contains("\u{1B}[2J"))
    try terminal.press("C-c")
    try terminal.waitForShell()
  }

  @Test func `random keys and sizes leave the app alive and the screen as if drawn at once`()
    throws
  {
    var generator = SeededGenerator(seed: 1)
    let terminal = try TmuxTerminal()
    try terminal.start()
    let process = try require(terminal.foregroundProcess)
    var (columns, rows) = (80, 24)
    // The long run takes minutes: 100,500 bytes and 10,200 sizes.
    let isLong = ProcessInfo.processInfo.environment["SCENES_LONG_RUN"] != nil
    for round in 0..<(isLong ? 67 : 6) {
      for _ in 0..<5 {
        try terminal.send(RandomInput.bytes(300, columns: columns, rows: rows, &generator))
        for _ in 0..<(round % 2 == 1 ? 0 : isLong ? 60 : 1) {
          columns = Int.random(in: 1...120, using: &generator)
          rows = Int.random(in: 2...40, using: &generator)
          try terminal.resize(columns: columns, rows: rows)
        }
      }
      expectEqual(kill(process, 0), 0)
      try expectRedrawn(terminal, columns: columns)
    }
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "F1 Help")
    try terminal.press("C-c")
    try terminal.waitForShell()
  }

  @Test func `a tiny terminal says so, and the app is there again in a larger one`() throws {
    let terminal = try TmuxTerminal()
    try terminal.start()
    try terminal.click("[Add]")
    try terminal.wait(for: "Count 1")
    for (columns, rows) in [(19, 24), (80, 4), (3, 2), (1, 1), (200, 1)] {
      try terminal.resize(columns: columns, rows: rows)
      try terminal.wait("a screen of \(columns)×\(rows)") {
        !terminal.screen.joined().contains("Count")
      }
    }
    try terminal.resize(columns: 20, rows: 5)
    try terminal.wait(for: "Main")
    try terminal.resize(columns: 100, rows: 30)
    // It is seen only where there is room for all of the window.
    try terminal.wait(for: "[Exit]")
    try expectRedrawn(terminal, columns: 100)
    try terminal.press("C-c")
    try terminal.waitForShell()
  }
}

/// Bytes of any kind but those that ask the app to quit or to stop.
enum RandomInput {
  static func bytes(
    _ count: Int, columns: Int, rows: Int, _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let kind = [0, 0, 32, 64, 65].randomElement(using: &generator) ?? 0
        let column = Int.random(in: 1...columns, using: &generator)
        // The buttons that end the app are not pressed.
        bytes += Array("\u{1B}[<\(kind);\(column);1M\u{1B}[<0;\(column);1m".utf8)
      case 1:
        bytes += [0x1B, 0x5B, [0x41, 0x42, 0x43, 0x44].randomElement(using: &generator) ?? 0]
      default: bytes.append(UInt8.random(in: 0...255, using: &generator))
      }
    }
    // Control-C, Control-Q and Control-Z; Enter and Space would press the buttons that end the app.
    return bytes.filter { ![0x03, 0x11, 0x1A, 0x0D, 0x0A, 0x20].contains($0) }
  }
}
