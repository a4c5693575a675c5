import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// Lists and scroll views with keys and the wheel.
@MainActor struct ListKeyTests {
  private struct Long: View {
    @State private var selection: Int?

    var body: some View {
      List(selection: $selection) { ForEach(0..<10_000) { Text("row \($0).").tag($0) } }
    }
  }

  private func terminal() -> TestTerminal { TestTerminal(Showing { Long() }) }

  /// The numbers of the rows on the screen.
  private func shown(_ terminal: TestTerminal) -> [Int] {
    terminal.rows.compactMap { row in
      row.firstMatch(of: #/row (\d+)\./#).flatMap { Int($0.1) }
    }
  }

  @Test(arguments: [
    ([KeyPress.Key.down], "row 0.", 0), ([.down, .down], "row 1.", 0),
    (Array(repeating: .down, count: 30), "row 29.", 8),
    ([.end], "row 9999.", 9_978), ([.end, .home], "row 0.", 0),
    ([.end, .up], "row 9998.", 9_978), ([.down, .pageDown], "row 42.", 21),
    ([.down, .pageDown, .pageDown], "row 63.", 42),
    ([.end, .pageUp], "row 9957.", 9_957), ([.down, .pageDown, .pageUp], "row 0.", 0),
    (Array(repeating: .character("j"), count: 3), "row 2.", 0),
  ])
  func `keys move through a list of ten thousand rows`(
    keys: [KeyPress.Key], focus: String, first: Int
  ) {
    let terminal = terminal()
    for key in keys { terminal.press(key) }
    let rows = shown(terminal)
    expectEqual(rows, Array(rows[0]..<rows[0] + 22))
    expect(terminal.focusName?.contains(focus) == true || terminal.pane.focused?.isRow == true)
    let cursor = terminal.screen.cursor
    expectEqual(cursor.map { terminal.rows[$0.row].contains(focus) }, true)
    expect(abs(rows[0] - first) <= 1)
  }

  private struct Two: View {
    @State private var left: Set<Int> = []
    @State private var right: Set<Int> = []

    var body: some View {
      Table([Item(id: 1), Item(id: 2)], selection: $left) { TableColumn("Name", value: \.name) }
        .focusable()
      List(3..<6, id: \.self, selection: $right) { Text("row \($0).") }
      Text("left \(left.sorted()), right \(right.sorted())")
    }
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String { "item \(id)" }
  }

  @Test func `the key of Select All selects the rows of the list with the focus`() {
    let terminal = TestTerminal(Showing { Two() })
    terminal.press(.character("a"), .control)
    terminal.expectShows("left [1, 2], right []")
    terminal.press(.down, .enter, .end)
    while terminal.pane.focused.map({ terminal.pane.tree.name(of: $0) })?.contains("row") != true {
      terminal.press(.tab)
    }
    terminal.press(.character("a"), .control)
    terminal.expectShows("right [3, 4, 5]")
  }

  private struct Locked: View {
    @State private var many: Set<String> = []

    var body: some View {
      List(selection: $many) {
        ForEach(["Ada", "Ben"], id: \.self) { Text($0).selectionDisabled($0 == "Ben") }
      }
      Text("selected \(many.sorted().joined(separator: " "))")
    }
  }

  @Test(arguments: [false, true])
  func `a row beside one that can't be selected is selected`(byKey: Bool) {
    let terminal = TestTerminal(Showing { Locked() })
    if byKey {
      terminal.press(.down, .enter)
    } else {
      terminal.click("Ada")
    }
    terminal.expectShows("selected Ada")
    terminal.click("Ben")
    terminal.press(.down, .down, .enter)
    terminal.expectHides("Ben Ada", "Ada Ben", "selected Ben")
  }

  @Test func `Enter selects the row with the focus`() {
    let terminal = terminal()
    terminal.press(.end, .enter)
    terminal.expectShows("●row 9999.")
    terminal.press(.home, .enter)
    terminal.expectShows("●row 0.")
  }

  @Test func `the wheel scrolls what is below the mouse, no further than it goes`() {
    let terminal = terminal()
    func wheel(_ rows: Int, _ count: Int) {
      for _ in 0..<count {
        terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: rows), column: 5, row: 5)))
      }
    }
    wheel(1, 10)
    expectEqual(shown(terminal).first, 30)
    wheel(-1, 3)
    expectEqual(shown(terminal).first, 21)
    wheel(-1, 100)
    expectEqual(shown(terminal).first, 0)
    expect(terminal.focusName == nil)
  }

  @Test func `a click on a row that was scrolled to selects that row`() {
    let terminal = terminal()
    terminal.press(.end)
    terminal.click("row 9990.")
    terminal.expectShows("●row 9990.")
  }

  @Test func `the row with the focus stays in view when the screen becomes smaller`() {
    let terminal = terminal()
    for _ in 0..<15 { terminal.press(.down) }
    terminal.play(.resize(columns: 40, rows: 10))
    terminal.press(.down)
    let cursor = terminal.screen.cursor
    expectEqual(cursor.map { terminal.rows[$0.row].contains("row 15.") }, true)
  }

  private struct Placed: View {
    @State private var place: Int?

    var body: some View {
      VStack {
        Text("place \(place ?? -1)")
        Button("Jump") { place = 40 }
        Button("Far") { place = 700 }
        List(0..<1_000, id: \.self) { Text("row \($0).") }.scrollPosition(id: $place)
      }
    }
  }

  @Test func `content that keeps the place is told of it, and sets it`() {
    let terminal = TestTerminal(Showing { Placed() })
    terminal.expectShows("place -1")
    terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 2), column: 5, row: 15)))
    expectEqual(shown(terminal).first, 6)
    terminal.expectShows("place 6")
    terminal.click("Jump")
    expectEqual(shown(terminal).first, 40)
    terminal.expectShows("place 40")
    terminal.click("Far")
    expectEqual(shown(terminal).first, 700)
    terminal.expectShows("place 700")
  }

  private struct Paragraphs: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<100) { Text("row \($0).") } }
      }
    }
  }

  @Test(arguments: [
    ([KeyPress.Key.down], 1), ([.down, .down, .up], 1), ([.pageDown], 21), ([.end], 78),
    ([.end, .home], 0), ([.character("j"), .character("j"), .character("k")], 1), ([.up], 0),
  ])
  func `keys scroll a text without controls`(keys: [KeyPress.Key], first: Int) {
    let terminal = TestTerminal(Showing { Paragraphs() })
    for key in keys { terminal.press(key) }
    expectEqual(shown(terminal).first, first)
  }

  private struct Buttons: View {
    var body: some View {
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<100) { Button("row \($0).") {} } }
      }
    }
  }

  @Test func `a control that gets the focus is scrolled into view`() {
    let terminal = TestTerminal(Showing { Buttons() })
    for _ in 0..<40 { terminal.press(.tab) }
    expectEqual(terminal.focusName, "row 39.")
    expectEqual(shown(terminal).last, 39)
    for _ in 0..<30 { terminal.press(.up) }
    expectEqual(terminal.focusName, "row 9.")
    expectEqual(shown(terminal).first, 9)
    terminal.press(.tab, .shift)
    expectEqual(terminal.focusName, "row 8.")
    expectEqual(shown(terminal).first, 8)
  }

  private struct Names: View {
    @State private var selection: String?
    @State private var cuts = 0
    private let names = ["alder", "beech", "gorse", "hazel", "xylem"]

    var body: some View {
      Text("cuts \(cuts)")
      List(names, id: \.self, selection: $selection) { Text($0) }
        .onKeyPress(characters: .alphanumerics, phases: .down) { press in
          guard let found = names.first(where: { $0.hasPrefix(press.characters) })
          else { return .ignored }
          selection = found
          return .handled
        }
        .onCutCommand {
          cuts += 1
          return []
        }
    }
  }

  @Test func `the focus follows a letter that selects a row, and Control performs commands`() {
    let terminal = TestTerminal(Showing { Names() })
    terminal.click("beech")
    terminal.expectShows("●beech")
    terminal.type("g")
    terminal.expectShows("●gorse")
    expectContains(terminal.focusName ?? "", "gorse")
    for letter: Character in ["a", "x", "h"] { terminal.press(.character(letter), .control) }
    terminal.expectShows("●gorse", "cuts 1")
    terminal.press(.down)
    expectContains(terminal.focusName ?? "", "hazel")
  }

  private struct Tabs: View {
    @State private var tab = 1
    @State private var first = 0
    @State private var place: Int? = 400

    var body: some View {
      TabView(selection: $tab) {
        Tab("Free", value: 1) { List(0..<1_000, id: \.self) { Text("row \($0).") } }
        Tab("Bound", value: 2) {
          List(first..<1_000, id: \.self) { Text("row \($0).") }.scrollPosition(id: $place)
        }
        Tab("Other", value: 3) { Button("More") { first -= 5 } }
      }
    }
  }

  @Test func `a list keeps its place while another tab is shown`() {
    let terminal = TestTerminal(Showing { Tabs() })
    terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 70), column: 5, row: 10)))
    let rows = shown(terminal)
    expectEqual(rows.first, 210)
    terminal.click("Other")
    expectEmpty(shown(terminal))
    terminal.click("Free")
    expectEqual(shown(terminal), rows)
  }

  @Test func `a list is where the content has it when its tab is shown again`() {
    let terminal = TestTerminal(Showing { Tabs() })
    terminal.click("Bound")
    expectEqual(shown(terminal).first, 400)
    terminal.click("Other")
    terminal.click("Bound")
    expectEqual(shown(terminal).first, 400)
    terminal.click("Other")
    // The rows before the place change its distance from the beginning.
    terminal.click("More")
    terminal.click("Bound")
    expectEqual(shown(terminal).first, 400)
  }
}
