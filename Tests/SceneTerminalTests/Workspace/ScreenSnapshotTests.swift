import Checking
import Testing

@testable import SceneTerminal

/// The drawing of the whole screen in every state.
@MainActor struct ScreenSnapshotTests {
  @Test(arguments: ScreenScenario.allCases)
  func `every state of the screen is drawn`(scenario: ScreenScenario) throws {
    var snapshot = Snapshot("Screen \(scenario.rawValue)")
    for size in Snapshot.sizes {
      let terminal = TestTerminal(Postbox(), columns: size.columns, rows: size.rows)
      scenario.play(on: terminal)
      snapshot.add(size.testDescription, terminal.screen)
    }
    try snapshot.check()
  }

  @Test(arguments: [(1, 1), (19, 24), (80, 4), (5, 5), (40, 1)])
  func `a screen that is too small says which size it needs, and the state stays`(
    size: (columns: Int, rows: Int)
  ) {
    let terminal = TestTerminal(Postbox())
    terminal.click("Search")
    terminal.type("moth")
    let before = terminal.screen
    terminal.play(.resize(columns: size.columns, rows: size.rows))
    let lines = ["\(size.columns)×\(size.rows)", "needs 20×5"] + Array(repeating: "", count: 24)
    expect(zip(terminal.rows, lines).allSatisfy { $1.hasPrefix($0) })
    expect(!terminal.rows[0].isEmpty)
    terminal.play(.resize(columns: 80, rows: 24))
    expectEqual(terminal.screen, before)
  }

  @Test(arguments: ScreenScenario.allCases)
  func `what is drawn after changes is what is drawn afresh`(scenario: ScreenScenario) {
    for size in Snapshot.sizes {
      let terminal = TestTerminal(Postbox(), columns: size.columns, rows: size.rows)
      scenario.play(on: terminal)
      let changed = ScreenText.of(terminal.screen)
      terminal.workspace.needsDrawing = true
      terminal.settle()
      expectEqual(ScreenText.of(terminal.screen), changed, "\(size)")
    }
  }

  @Test(arguments: ScreenScenario.allCases)
  func `every size from nothing on is drawn`(scenario: ScreenScenario) {
    let terminal = TestTerminal(Postbox())
    scenario.play(on: terminal)
    for (columns, rows) in [(20, 5), (21, 6), (25, 8), (33, 7), (60, 5), (20, 50), (500, 5)] {
      terminal.play(.resize(columns: columns, rows: rows))
      expectEqual(terminal.screen.columns, columns)
      expectEqual(terminal.screen.rows, rows)
      expect(!terminal.rows.joined().isEmpty)
    }
  }
}
