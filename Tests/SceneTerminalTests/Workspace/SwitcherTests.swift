import Checking
import Testing

@testable import SceneTerminal

/// The cards of the switcher.
struct SwitcherTests {
  private func switcher(_ count: Int, columns: Int, selecting session: Int = 0) -> Switcher {
    var switcher = Switcher((0..<count).map { "\($0)" }, selecting: "\(session)")
    switcher.columns = columns
    return switcher
  }

  @Test(arguments: [
    ([KeyPress.Key.right], 1), ([.right, .left], 0), ([.left], 0), ([.down], 3), ([.down, .up], 0),
    ([.up], 0), ([.end], 7), ([.end, .right], 7), ([.end, .down], 7), ([.end, .up], 4),
    ([.end, .home], 0), ([.tab, .tab], 2), ([.end, .tab], 0), ([.character("l")], 1),
    ([.character("j"), .character("k")], 0), ([.down, .down, .down], 6),
  ])
  func `keys move over seven cards and the one for a new window, three in a row`(
    keys: [KeyPress.Key], selection: Int
  ) {
    var switcher = switcher(7, columns: 3)
    var isTaken = true
    for key in keys { isTaken = switcher.handle(KeyPress(key)) && isTaken }
    expect(isTaken)
    expectEqual(switcher.selection, selection)
  }

  @Test func `the selection stays at its session while others come and go`() {
    var switcher = switcher(3, columns: 2, selecting: 1)
    switcher.update(["9", "0", "1"])
    expectEqual(switcher.selected, .session("1"))
    switcher.update(["9"])
    expectEqual(switcher.selected, .new)
    switcher.update([])
    expectEqual(switcher.cards, [.new])
    expectEqual(switcher.selected, .new)
    switcher.update([], hasNew: false)
    expectEmpty(switcher.cards)
    expect(switcher.selected == nil)
    expect(!switcher.handle(KeyPress(.tab)))
    switcher.update(["1"], hasNew: false)
    expectEqual(switcher.selected, .session("1"))
  }

  @Test(arguments: 0...70)
  func `the selected card is always visible and inside`(columns: Int) {
    for rows in 1...30 {
      var switcher = switcher(9, columns: 1)
      let area = CellRectangle(column: 1, row: 2, columns: columns, rows: rows)
      for selection in 0..<10 {
        switcher.select(selection)
        let selected = switcher.layout(in: area).areas[selection]
        expectEqual(selected.map { $0 == $0.intersection(area) }, true, "\(rows)")
      }
    }
  }
}
