import Checking
import Testing

@testable import SceneTerminal

@Suite struct FrameWriterRandomTests {
  private static let depths: [TerminalCapabilities.ColorDepth] = [
    .none, .sixteen, .palette256, .exact,
  ]

  private static func capabilities(
    _ depth: TerminalCapabilities.ColorDepth, _ widths: TerminalOracle.Widths, seed: Int
  ) -> TerminalCapabilities {
    var capabilities = TerminalCapabilities()
    capabilities.colorDepth = depth
    capabilities.joinsClusters = widths == .clusters && seed % 2 == 0
    capabilities.widensVariations = widths == .clusters && seed % 3 == 0
    capabilities.synchronizesOutput = seed % 2 == 1
    capabilities.showsLinks = seed % 5 != 0
    return capabilities
  }

  /// Returns a terminal that shows something else on every cell.
  private static func terminal(
    _ screen: Screen, _ widths: TerminalOracle.Widths
  ) -> TerminalOracle {
    var terminal = TerminalOracle(columns: screen.columns, rows: screen.rows, widths: widths)
    terminal.resize(columns: screen.columns, rows: screen.rows)
    return terminal
  }

  @Test(
    "a terminal shows every screen, however it changed",
    arguments: depths, TerminalOracle.Widths.allCases)
  func random(depth: TerminalCapabilities.ColorDepth, widths: TerminalOracle.Widths) {
    for seed in 0..<6 {
      let capabilities = Self.capabilities(depth, widths, seed: seed)
      var random = RandomScreen(seed: seed)
      var writer = FrameWriter()
      var terminal = Self.terminal(random.screen, widths)
      for step in 0..<25 {
        let old = random.screen
        if step % 9 == 8 {
          random.resize()
          terminal.resize(columns: random.screen.columns, rows: random.screen.rows)
        } else {
          for _ in 0..<(step % 4) { random.change() }
        }
        let screen = random.screen
        let rows = step % 2 == 0 ? nil : Self.changedRows(old, screen)
        if step == 13 { writer.reset() }
        terminal.read(writer.bytes(for: screen, changedRows: rows, capabilities))
        var fresh = FrameWriter()
        var other = Self.terminal(screen, widths)
        other.read(fresh.bytes(for: screen, capabilities))
        let expected = TerminalOracle.expectedCells(screen, widths: widths, capabilities)
        let place = Comment("seed \(seed), step \(step)")
        let isEqual = terminal.normalizedCells == expected
        expect(isEqual, place)
        let isEqualToOther = other.normalizedCells == expected
        expect(isEqualToOther, place)
        expectEqual(terminal.problems, [], place)
        expect(terminal.wraps == 0 && !terminal.isSynchronizing, place)
        Self.expectCursor(screen, terminal, place)
        expectEqual(writer.bytes(for: screen, capabilities), [], place)
        if !isEqual || !isEqualToOther {
          for (index, cell) in expected.enumerated()
          where cell != terminal.normalizedCells[index] || cell != other.normalizedCells[index] {
            Issue.record("\(index): \(cell) \(terminal.cells[index]) \(other.cells[index])")
          }
          return
        }
      }
    }
  }

  private static func changedRows(_ old: Screen, _ new: Screen) -> Range<Int>? {
    guard old.columns == new.columns, old.rows == new.rows else { return nil }
    let rows = (0..<new.rows).filter { row in
      (0..<new.columns).contains { column in
        let (first, second) = (old[column, row], new[column, row])
        return first != second || first.link != 0
      }
    }
    guard let first = rows.first, let last = rows.last else { return 0..<0 }
    return first..<last + 1
  }

  private static func expectCursor(_ screen: Screen, _ terminal: TerminalOracle, _ place: Comment) {
    expectEqual(terminal.isCursorVisible, (screen.cursor?.isVisible ?? false), place)
    guard let cursor = screen.cursor else { return }
    expectEqual(terminal.row, cursor.row, place)
    expectEqual(terminal.column, min(max(0, cursor.column), screen.columns - 1), place)
    if cursor.isVisible {
      expectEqual((terminal.cursorShape == 5), (cursor.shape == .line), place)
    }
  }
}
