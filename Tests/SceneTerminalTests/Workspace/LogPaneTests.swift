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
    #expect(log.selected?.text == "2")
    log.append("new", .output)
    #expect(log.selected?.text == "new")
    log.move(by: -1)
    log.append("newer", .output)
    #expect(log.selected?.text == "2")
    log.move(by: 5)
    log.append("newest", .output)
    #expect(log.selection == nil && log.selected?.text == "newest")
    log.move(by: -100)
    #expect(log.selected?.text == "0")
  }

  @Test func `a line is unfolded and folded`() {
    var log = log(3)
    log.move(by: -1)
    log.toggle { ["why \($0.text)", "because"] }
    #expect(log.lines.map(\.text) == ["0", "1", "why 1", "because", "2"])
    #expect(log.selected?.isUnfolded == true)
    log.toggle { _ in [] }
    #expect(log.lines.map(\.text) == ["0", "1", "2"] && log.selected?.text == "1")
    log.toggle { _ in [] }
    #expect(log.selected?.isUnfolded == false)
  }

  @Test func `an explanation has none itself, and an empty log has no selection`() {
    var log = log(1)
    log.toggle { _ in ["why"] }
    log.move(by: 1)
    log.toggle { _ in ["why not"] }
    #expect(log.lines.map(\.text) == ["0", "why"])
    var empty = LogPane()
    empty.move(by: -1)
    empty.toggle { _ in ["why"] }
    #expect(empty.selected == nil && empty.lines.isEmpty)
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
    #expect(all.suffix(2) == ["printed", "complained"])
    #expect(lines(.problems) == ["complained"])
    #expect(lines(.output) == ["printed", "complained"])
    #expect(lines(.events).contains("launch") && !lines(.events).contains("printed"))
    #expect(Set(lines(.lifeCycle)).isDisjoint(with: lines(.events)))
    #expect(!lines(.lifeCycle).isEmpty)
    for filter in LogPane.Filter.allCases { #expect(Set(lines(filter)).isSubset(of: all)) }
  }

  @Test func `the filters come one after the other`() {
    var filter = LogPane.Filter.everything
    var seen: [LogPane.Filter] = []
    for _ in LogPane.Filter.allCases {
      seen.append(filter)
      filter = filter.next
    }
    #expect(seen == LogPane.Filter.allCases && filter == .everything)
  }

  @Test func `old lines are forgotten, and the newest are there`() {
    let log = log(LogPane.limit * 2 + 5)
    #expect(log.lines.count <= LogPane.limit)
    #expect(log.lines.count > LogPane.limit * 4 / 5)
    #expect(log.lines.last?.text == "\(LogPane.limit * 2 + 4)")
  }
}
