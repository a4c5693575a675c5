import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Menus of the content, and the keys that act on rows.
@MainActor struct MenuKeyTests {
  private struct Drafts: View {
    @State private var drafts = ["Ada", "Ben", "Cleo"]
    @State private var outcome = "nothing"

    var body: some View {
      Text("\(drafts.joined(separator: "+")) \(outcome)")
      Menu("Sort") {
        Button("By Date") { outcome = "sorted" }
        Menu("More") { Button("By Length") { outcome = "by length" } }
        Button("By Size") {}.disabled(true)
      }
      List {
        ForEach(drafts, id: \.self) { draft in
          Text("Draft \(draft)").contextMenu { Button("Reply") { outcome = "to \(draft)" } }
        }
        .onDelete { drafts.remove(atOffsets: $0) }
        .onMove { drafts.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func terminal() -> TestTerminal { TestTerminal(Showing { Drafts() }) }

  @Test func `Enter on a menu shows its items, and Enter chooses one`() {
    let terminal = terminal()
    terminal.expectShows("[Sort ▾]")
    terminal.expectHides("By Date")
    terminal.press(.tab, .enter)
    terminal.expectShows("By Date")
    terminal.expectShows("More › By Length")
    terminal.press(.enter)
    terminal.expectShows("sorted")
    terminal.expectHides("By Date")
  }

  @Test func `a typed text finds an item, and Escape closes the menu`() {
    let terminal = terminal()
    terminal.click("[Sort ▾]")
    terminal.type("length")
    terminal.press(.enter)
    terminal.expectShows("by length")
    terminal.click("[Sort ▾]")
    terminal.press(.escape)
    terminal.expectHides("By Date")
  }

  @Test func `the menu of a row has its own items and the acts on the row`() {
    let terminal = terminal()
    terminal.click("Draft Ben")
    terminal.press(.character("m"))
    terminal.expectShows("Reply", "Delete", "Move Up")
    // A divider is between the items of the app and those of the row.
    let first = terminal.place(of: "│ Reply")?.row ?? 0
    expect(terminal.rows[first + 1].contains("───"))
    expect(terminal.rows[first + 2].contains("Move Up"))
    expect(terminal.rows[first + 3].contains("Move Down"))
    terminal.press(.enter)
    terminal.expectShows("to Ben")
  }

  @Test func `the right button opens the menu of what is below it`() throws {
    let terminal = terminal()
    let place = try require(terminal.place(of: "Draft Cleo"))
    terminal.play(.mouse(MouseEvent(.press(.right), column: place.column, row: place.row)))
    terminal.press(.enter)
    terminal.expectShows("to Cleo")
  }

  @Test func `Delete deletes the row, and the next one has the focus`() {
    let terminal = terminal()
    terminal.click("Draft Ben")
    terminal.press(.delete)
    terminal.expectShows("Ada+Cleo")
    terminal.press(.delete)
    terminal.expectShows("Ada nothing")
    terminal.press(.delete)
    terminal.expectHides("Draft")
  }

  @Test func `Alt with an arrow moves the row, which keeps the focus`() {
    let terminal = terminal()
    terminal.click("Draft Ada")
    terminal.press(.down, .option)
    terminal.expectShows("Ben+Ada+Cleo")
    terminal.press(.down, .option)
    terminal.press(.down, .option)
    terminal.expectShows("Ben+Cleo+Ada")
    terminal.press(.up, .option)
    terminal.expectShows("Ben+Ada+Cleo")
  }

  private struct Alarms: View {
    @State private var alarms = ["six", "seven", "eight"]

    var body: some View {
      Form {
        Section("Alarms") {
          ForEach(alarms, id: \.self) { Text($0) }
            .onDelete { alarms.remove(atOffsets: $0) }
            .onMove { alarms.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("set: \(alarms.joined(separator: "+"))")
      }
    }
  }

  @Test func `rows of a form are moved and deleted by keys`() {
    let terminal = TestTerminal(Showing { Alarms() })
    terminal.click("seven")
    terminal.press(.up, .option)
    terminal.expectShows("set: seven+six+eight")
    terminal.press(.delete)
    terminal.expectShows("set: six+eight")
    terminal.press(.delete)
    terminal.expectShows("set: eight")
  }

  private struct Doors: View {
    @State private var doors = ["front", "back", "side"]

    var body: some View {
      Button("Above") {}
      Form {
        Button("Add") { doors.append("new") }
        ForEach(doors, id: \.self) { Text($0) }.onDelete { doors.remove(atOffsets: $0) }
        ForEach(doors, id: \.self) { door in
          Button("Close \(door)") { doors.removeAll { $0 == door } }
        }
      }
      Button("Below") {}
    }
  }

  @Test func `the focus stays in a form at the row that takes the place of a removed row`() {
    let terminal = TestTerminal(Showing { Doors() })
    terminal.click("front")
    terminal.press(.character("m"))
    terminal.type("delete")
    terminal.press(.enter)
    terminal.expectHides("front")
    expectEqual(terminal.focusName, "back")
    terminal.click("[Close back]")
    terminal.expectHides("back")
    expectEqual(terminal.focusName, "Close side")
    terminal.press(.enter)
    expectEqual(terminal.focusName, "Add")
  }

  private struct Swiped: View {
    @State private var outcome = "nothing"

    var body: some View {
      Text("outcome \(outcome)")
      List {
        Text("Draft")
          .swipeActions {
            Button("Delete", role: .destructive) { outcome = "deleted" }
            Button("Flag") {}
          }
          .contextMenu {
            Button("Reply") {}
            Button("Flag", role: .destructive) {}
            Button("Delete", role: .destructive) { outcome = "deleted" }
          }
      }
    }
  }

  @Test func `an action that a swipe and a context menu have is one item`() throws {
    let terminal = TestTerminal(Showing { Swiped() })
    terminal.click("Draft")
    func count(_ title: String) -> Int { terminal.rows.count { $0.contains("│ \(title) ") } }
    expectEqual(["Delete", "Reply", "Flag"].map(count), [1, 1, 2])
    terminal.type("delete")
    terminal.press(.enter)
    terminal.expectShows("outcome deleted")
  }

  private struct Grouped: View {
    @State private var outcome = "nothing"

    var body: some View {
      Text("outcome \(outcome)")
      Menu("Choose") {
        Button("One") { outcome = "one" }
        Divider()
        Button("Two") { outcome = "two" }
        Section("Group") {
          Button("Three") { outcome = "three" }
          Button("Four") { outcome = "four" }
        }
        Menu("Sub") {
          Button("Five") { outcome = "five" }
          Divider()
        }
        Button("Six") { outcome = "six" }
        Divider()
      }
    }
  }

  @Test func `a menu has dividers and the titles of its sections, which keys skip`() throws {
    let terminal = TestTerminal(Showing { Grouped() })
    terminal.click("[Choose ▾]")
    let first = try require(terminal.place(of: "│ One")?.row)
    let lines = terminal.rows.dropFirst(first).prefix(9).map { row in
      row.filter { !" │".contains($0) }.replacing(/─+/, with: "─")
    }
    expectEqual(
      Array(lines), ["One", "─", "Two", "─Group─", "Three", "Four", "─", "Sub›Five", "Six"])
    terminal.press(.down, .down, .enter)
    terminal.expectShows("outcome three")
    terminal.click("[Choose ▾]")
    terminal.click("Four")
    terminal.expectShows("outcome four")
    terminal.click("[Choose ▾]")
    terminal.click("Group")
    terminal.expectShows("Group", "Three")
    terminal.type("t")
    terminal.expectHides("Group")
  }

  private struct Acting: View {
    @State private var outcome = "nothing"

    var body: some View {
      Text("outcome \(outcome).")
      Text("note").accessibilityAction(named: "Archive") { outcome = "archived" }
        .accessibilityAction(named: "Mark") { outcome = "marked" }
      Button("Letter") { outcome = "opened" }
        .accessibilityAction(named: "Flag") { outcome = "flagged" }
        .contextMenu { Button("Copy") { outcome = "copied" } }
      Button("Plain") {}
      Button("Locked") {}.accessibilityAction(named: "Burn") { outcome = "burnt" }.disabled(true)
      List {
        ForEach(["Ada", "Ben"], id: \.self) { name in
          Text(name).accessibilityActions {
            Button("Pin") { outcome = "pinned \(name)" }
            Button("Hide") { outcome = "hidden \(name)" }
          }
        }
        .onDelete { _ in outcome = "deleted" }
      }
    }
  }

  @Test(arguments: [
    ("note", "Mark", "marked"), ("note", "Archive", "archived"), ("Letter", "Flag", "flagged"),
    ("Letter", "Copy", "copied"), ("Ben", "Hide", "hidden Ben"), ("Ben", "Delete", "deleted"),
  ])
  func `the menu of an element has its accessibility actions`(
    name: String, action: String, outcome: String
  ) {
    let terminal = TestTerminal(Showing { Acting() })
    for _ in 0..<9 where terminal.focusName != name { terminal.press(.tab) }
    expectEqual(terminal.focusName, name)
    terminal.press(.character("m"))
    terminal.expectHides("Burn", name == "Ben" ? "Archive" : "Pin")
    terminal.type(action)
    terminal.press(.enter)
    terminal.expectShows("outcome \(outcome).")
  }

  @Test func `a text with a menu takes the focus, and Enter opens the menu`() {
    struct Noted: View {
      @State private var outcome = "nothing"

      var body: some View {
        Text("outcome \(outcome)")
        Text("note").contextMenu { Button("Copy") { outcome = "copied" } }
      }
    }
    let terminal = TestTerminal(Showing { Noted() })
    terminal.press(.tab, .enter)
    terminal.expectShows("Copy")
    terminal.press(.enter)
    terminal.expectShows("outcome copied")
  }
}
