import Checking
import SceneModel
import SceneRuntime
import Scenes
import Testing

@testable import SceneTerminal

/// The mouse on the parts of the screen around the windows' content.
@MainActor struct WorkspaceMouseTests {
  private func terminal() -> TestTerminal { TestTerminal(Postbox()) }

  /// A screen with the inbox and two messages, the last of which has the focus.
  private func withThreeScenes() -> TestTerminal {
    let terminal = terminal()
    terminal.click("Read 1")
    terminal.press(.function(6), .shift)
    terminal.click("Read 2")
    return terminal
  }

  private func focused(_ terminal: TestTerminal) -> SceneID? {
    terminal.application.focusedSession?.id
  }

  private func wheel(_ terminal: TestTerminal, _ rows: Int, _ column: Int = 5, _ row: Int = 5) {
    terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: rows), column: column, row: row)))
  }

  private func drag(_ terminal: TestTerminal, from column: Int, to other: Int, row: Int) {
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: column, row: row)),
      .mouse(MouseEvent(.drag(.left), column: other, row: row)),
      .mouse(MouseEvent(.release(.left), column: other, row: row)))
  }

  // MARK: - Windows

  @Test func `a divider is moved where it is seen, not where a window lies over it`() {
    let terminal = withThreeScenes()
    terminal.press(.function(9))
    func widths() -> [Int] { terminal.workspace.places.map(\.area.columns) }
    expectEqual(widths(), [40, 39, 32])
    drag(terminal, from: 40, to: 60, row: 10)
    expectEqual(widths(), [60, 19, 32])
    drag(terminal, from: 60, to: 50, row: 10)
    expectEqual(widths(), [60, 19, 32])
    // Above the window that lies over it the divider is seen.
    drag(terminal, from: 60, to: 50, row: 0)
    expectEqual(widths(), [50, 29, 32])
  }

  @Test func `a drag on a title doesn't go on with an earlier press in the window`() throws {
    let told = Told()
    let terminal = TestTerminal(Showing { Mixed(told: told) })
    let (column, row) = try require(terminal.place(of: "Volume"))
    terminal.click(column + 7, row)
    expectEqual(told.volume, 0)
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: 5, row: 0)),
      .mouse(MouseEvent(.drag(.left), column: 79, row: row)))
    expectEqual(told.volume, 0)
  }

  @Test(arguments: [(76, false), (77, true), (78, true), (79, true)])
  func `each cell of the sign in a title closes the window`(column: Int, isClosed: Bool) {
    let terminal = terminal()
    expect(terminal.rows[0].hasSuffix("[×]"))
    terminal.click(column, 0)
    expectEqual(terminal.application.orderedSessions.isEmpty, isClosed)
  }

  // MARK: - The log

  @Test(arguments: [(76, false), (77, true), (78, true), (79, true)])
  func `each cell of the sign in the log's title closes it, the rest chooses other lines`(
    column: Int, isClosed: Bool
  ) throws {
    let terminal = terminal()
    terminal.press(.function(7))
    let row = try require(terminal.place(of: "Log: scenes")?.row)
    expect(terminal.rows[row].hasSuffix("[×]"))
    terminal.click(column, row)
    expectEqual(terminal.shows("Log:"), !isClosed)
    expectEqual(terminal.shows("Log: everything"), !isClosed)
  }

  @Test func `the wheel moves through the log by three lines`() throws {
    let terminal = terminal()
    terminal.press(.function(7))
    for number in 0..<50 {
      terminal.workspace.record(output: "line \(number).", isComplaint: false)
    }
    terminal.settle()
    let row = try require(terminal.place(of: "line 49.")?.row)
    wheel(terminal, -1, 5, row)
    expectEqual(terminal.workspace.log.selected?.text, "line 46.")
    wheel(terminal, -1, 5, row)
    expectEqual(terminal.workspace.log.selected?.text, "line 43.")
    wheel(terminal, 1, 5, row)
    expectEqual(terminal.workspace.log.selected?.text, "line 46.")
  }

  @Test func `a click selects the line of the log below the mouse`() throws {
    let terminal = terminal()
    terminal.press(.function(7))
    for number in 0..<50 {
      terminal.workspace.record(output: "line \(number).", isComplaint: false)
    }
    terminal.settle()
    expect(terminal.click("line 45."))
    expectEqual(terminal.workspace.log.selected?.text, "line 45.")
  }

  @Test(arguments: [(5, 5), (5, 0)])
  func `a press in a window takes the keys from the log`(column: Int, row: Int) {
    let terminal = terminal()
    terminal.press(.function(7))
    expect(terminal.shows("▶ Log:") && !terminal.rows[0].contains("▶"))
    terminal.click(column, row)
    expect(!terminal.shows("▶ Log:") && terminal.rows[0].contains("▶ Inbox"))
  }

  // MARK: - Overlays

  @Test func `the wheel goes from card to card in the switcher`() {
    let terminal = withThreeScenes()
    let last = focused(terminal)
    terminal.press(.function(5))
    wheel(terminal, -1)
    terminal.press(.enter)
    expectEqual(focused(terminal), "2")
    expectEqual(last, "3")
    terminal.press(.function(5))
    wheel(terminal, -1)
    wheel(terminal, 1)
    terminal.press(.enter)
    expectEqual(focused(terminal), "2")
  }

  @Test func `a click in a card opens its window, one on its sign closes it`() throws {
    let terminal = withThreeScenes()
    terminal.press(.function(5))
    let (column, row) = try require(terminal.place(of: "[×]"))
    terminal.click(column + 1, row + 2)
    expect(terminal.workspace.overlay == nil)
    expectEqual(focused(terminal), "1")
    expectEqual(terminal.application.orderedSessions.count, 3)
    terminal.press(.function(5))
    terminal.click(column - 1, row)
    expectEqual(terminal.application.orderedSessions.count, 3)
    expectEqual(focused(terminal), "1")
    terminal.press(.function(5))
    terminal.click(column + 2, row)
    expectEqual(terminal.application.orderedSessions.count, 2)
  }

  @Test func `a click beside a list closes it, one on its frame doesn't`() throws {
    let terminal = terminal()
    terminal.press(.function(1))
    let (column, row) = try require(terminal.place(of: "> "))
    let count = try require(terminal.place(of: " 1 of "))
    for (column, row) in [(column, row), (column, row - 1), (count.column, count.row)] {
      terminal.click(column, row)
      terminal.expectShows(" 1 of ")
    }
    // The sentence about the selected entry is above the frame's lower line.
    terminal.click(column, count.row - 1)
    terminal.expectShows(" 1 of ")
    terminal.click(0, 5)
    expect(terminal.workspace.overlay == nil)
  }

  @Test func `a click chooses an entry of a list that was scrolled`() {
    let terminal = terminal()
    terminal.press(.function(1), .end)
    let place = terminal.place(of: "Attach or Detach")
    expect(place != nil && terminal.click("Attach or Detach"))
    terminal.expectShows("on the wall")
  }

  @Test func `the wheel moves through a list by three entries`() {
    let terminal = terminal()
    terminal.press(.function(1))
    terminal.expectShows(" 1 of ")
    wheel(terminal, 1)
    terminal.expectShows(" 4 of ")
    wheel(terminal, -1)
    terminal.expectShows(" 1 of ")
  }
}
