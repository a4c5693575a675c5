import Checking
import Foundation
import Testing

@testable import SceneTerminal

/// Frames that a real terminal shows: our model, the terminal of the tests and tmux agree.
@Suite(.serialized, .enabled(if: Tmux.isInstalled), .thread(.programs)) struct TmuxTests {
  /// Characters that also older versions of tmux and of the system's tables know.
  private static let characters = RandomScreen.characters.filter {
    !["की", "☰", "\u{A7CB}", "\u{E0B0}", "🇩🇪", "🇩", "1️⃣"].contains($0)
  }

  @Test("tmux shows the screen", arguments: 0..<8)
  func frames(seed: Int) throws {
    var capabilities = TerminalCapabilities(environment: ["TERM": "tmux", "COLORTERM": "truecolor"])
    if seed % 3 == 1 { capabilities.colorDepth = .palette256 }
    if seed % 3 == 2 { capabilities.colorDepth = .sixteen }
    var random = RandomScreen(seed: 1000 + seed, characters: Self.characters)
    var writer = FrameWriter()
    var bytes = TerminalSequences.entering(capabilities)
    for _ in 0..<12 {
      random.change()
      bytes += writer.bytes(for: random.screen, capabilities)
    }
    let screen = random.screen
    let tmux = try Tmux(columns: screen.columns, rows: screen.rows, showing: bytes)
    defer { tmux.end() }
    let state = try tmux.stateAtEnd()
    let captured = try tmux.cells()
    // Whether a link was kept is seen in newer versions only.
    let expected = TerminalOracle.expectedCells(screen, widths: .scalars, capabilities).map {
      var cell = $0
      cell.link = nil
      return cell
    }
    for (index, cell) in expected.enumerated() where cell != captured[index] {
      Issue.record("cell \(index): \(cell) is \(captured[index])")
      return
    }
    expect(state.isAlternate)
    expectEqual(state.isCursorVisible, (screen.cursor?.isVisible ?? false))
    if let cursor = screen.cursor {
      expectEqual(state.row, cursor.row)
      expectEqual(state.column, min(max(0, cursor.column), screen.columns - 1))
    }
  }

  @Test("tmux is left as it was")
  func leaving() throws {
    var screen = Screen(columns: 20, rows: 4)
    screen.draw("Inbox", column: 0, row: 0, style: CellStyle(.reverse))
    screen.cursor = Screen.Cursor(column: 3, row: 3, isVisible: false)
    let capabilities = TerminalCapabilities(environment: ["TERM": "tmux"])
    var writer = FrameWriter()
    let bytes =
      Array("shell$ ".utf8) + TerminalSequences.entering(capabilities)
      + writer.bytes(for: screen, capabilities)
      + TerminalSequences.leaving(capabilities)
    let tmux = try Tmux(columns: 20, rows: 4, showing: bytes)
    defer { tmux.end() }
    let state = try tmux.stateAtEnd()
    expect(!state.isAlternate && state.isCursorVisible && !state.hasMouse)
    expectEqual(state.column, 7)
    expectEqual(state.row, 0)
    expect(try tmux.cells().map(\.text).joined().hasPrefix("shell$  "))
  }
}
