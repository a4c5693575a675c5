import Checking
import Testing

@testable import SceneTerminal

/// The lines of the log.
@MainActor struct LogPaneTests {
  private func log(_ count: Int) -> LogPane {
    var log = LogPane()
    for number in 0..<count { log.append("\(number)", number % 2 == 0 ? .output : .complaint) }
    return log
  }

  @Test func `the selection follows the last line until it is moved`() {
    var log = log(3)
    expectEqual(log.selected?.text, "2")
    log.append("new", .output)
    expectEqual(log.selected?.text, "new")
    log.move(by: -1)
    log.append("newer", .output)
    expectEqual(log.selected?.text, "2")
    log.move(by: 5)
    log.append("newest", .output)
    expect(log.selection == nil)
    expectEqual(log.selected?.text, "newest")
    log.move(by: -100)
    expectEqual(log.selected?.text, "0")
  }

  @Test(arguments: [
    ([KeyPress.Key.up], 98), ([.character("k"), .character("k")], 97), ([.up, .down], 99),
    ([.pageUp], 89), ([.pageUp, .pageUp, .pageDown], 89), ([.pageUp, .character("j")], 90),
    ([.home], 0), ([.home, .pageDown], 10), ([.home, .end], 99),
  ])
  func `keys move the selection by a line, by ten, or to an end`(
    keys: [KeyPress.Key], selected: Int
  ) {
    var log = log(100)
    for key in keys {
      let isTaken = log.handle(KeyPress(key), columns: 40)
      expect(isTaken)
    }
    expectEqual(log.selected?.text, "\(selected)")
  }

  @Test func `a line is unfolded and folded`() {
    var log = log(1)
    log.append("1", .output, reasons: ["why 1", "because"])
    log.append("2", .output)
    log.move(by: -1)
    log.toggle(columns: 40)
    expectEqual(log.lines.map(\.text), ["0", "1", "why 1", "because", "2"])
    expectEqual(log.selected?.isUnfolded, true)
    log.toggle(columns: 40)
    expectEqual(log.lines.map(\.text), ["0", "1", "2"])
    expectEqual(log.selected?.text, "1")
    expectEqual(log.selected?.isUnfolded, false)
  }

  @Test func `a line that is cut is unfolded to its whole text`() {
    var log = LogPane()
    log.append("a line of several words", .output)
    log.toggle(columns: 16)
    expectEqual(log.lines.dropFirst().map(\.text), ["a line of ", "several ", "words"])
  }

  @Test func `an explanation has none itself, and an empty log has no selection`() {
    var log = LogPane()
    log.append("0", .output, reasons: ["why"])
    log.toggle(columns: 40)
    log.move(by: 1)
    log.toggle(columns: 40)
    expectEqual(log.lines.map(\.text), ["0", "why"])
    var empty = LogPane()
    empty.move(by: -1)
    empty.toggle(columns: 40)
    expect(empty.selected == nil)
    expectEmpty(empty.lines)
  }

  @Test func `the lines that are shown stay while the selected one is among them`() {
    var log = log(100)
    expectEqual(log.visibleLines(rows: 10), 90..<100)
    log.select(92)
    expectEqual(log.visibleLines(rows: 10), 90..<100)
    log.move(by: -5)
    expectEqual(log.visibleLines(rows: 10), 87..<97)
    log.move(by: -100)
    expectEqual(log.visibleLines(rows: 10), 0..<10)
    log.move(by: 12)
    expectEqual(log.visibleLines(rows: 10), 3..<13)
    expectEmpty(log.visibleLines(rows: 0))
  }

  @Test func `each filter shows its lines of a run`() {
    let terminal = TestTerminal(Postbox())
    terminal.workspace.record(output: "printed", isComplaint: false)
    terminal.workspace.record(output: "complained", isComplaint: true)
    func lines(_ filter: LogPane.Filter) -> [String] {
      terminal.workspace.log.setFilter(filter)
      return terminal.workspace.log.lines.map(\.text)
    }
    let all = lines(.everything)
    expectEqual(all.suffix(2), ["printed", "complained"])
    expectEqual(lines(.problems), ["complained"])
    expectEqual(lines(.output), ["printed", "complained"])
    expectContains(lines(.events), "launch")
    expect(!lines(.events).contains("printed"))
    expect(Set(lines(.lifeCycle)).isDisjoint(with: lines(.events)))
    expect(!lines(.lifeCycle).isEmpty)
    for filter in LogPane.Filter.allCases { expect(Set(lines(filter)).isSubset(of: all)) }
  }

  @Test func `the filters come one after the other`() {
    var filter = LogPane.Filter.scenes
    var seen: [LogPane.Filter] = []
    for _ in LogPane.Filter.allCases {
      seen.append(filter)
      filter = filter.next
    }
    expectEqual(seen, LogPane.Filter.allCases)
    expectEqual(filter, .scenes)
  }

  @Test func `old lines are forgotten, and the newest are there`() {
    let log = log(LogPane.limit * 2 + 5)
    expect(log.lines.count <= LogPane.limit)
    expect(log.lines.count > LogPane.limit * 4 / 5)
    expectEqual(log.lines.last?.text, "\(LogPane.limit * 2 + 4)")
  }
}
