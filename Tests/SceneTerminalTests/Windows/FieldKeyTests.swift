import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// Fields with prompts, and those for days and secrets, with keys.
@MainActor struct FieldKeyTests {
  private struct Form: View {
    @State private var due = Date(timeIntervalSince1970: 0)
    @State private var name = ""
    @State private var note = ""

    var body: some View {
      VStack(alignment: .leading) {
        DatePicker("Due", selection: $due, displayedComponents: .date)
          .environment(\.timeZone, .gmt)
        TextField("Name", text: $name, prompt: Text("first and last"))
        TextField("Note", text: $note, axis: .vertical)
        Text("end")
      }
    }
  }

  private func terminal() -> TestTerminal { TestTerminal(Showing { Form() }) }

  @Test func `arrows change the number at the cursor of a day`() {
    let terminal = terminal()
    terminal.press(.up)
    terminal.expectShows("1970-01-02")
    terminal.press(.left, .left, .left, .down)
    expect(terminal.shows("1970-00-02") || terminal.shows("1969-12-02"))
    terminal.press(.up)
    terminal.press(.home, .up)
    terminal.expectShows("1971-01-02")
  }

  private struct Narrow: View {
    var body: some View {
      HStack {
        TextField("Search Inbox", text: .constant("moth"))
        Button("Cancel") {}
      }
    }
  }

  @Test(arguments: [(40, "Search Inbox: moth"), (28, "Search Inbox: moth"), (24, "Search…:  moth")])
  func `a label beside a short text ends with a colon`(columns: Int, shown: String) {
    let terminal = TestTerminal(Showing { Narrow() }, columns: columns)
    expect(terminal.shows(shown), "\(terminal.rows)")
  }

  @Test func `labels are hidden, and stay the names of the controls`() {
    struct Hidden: View {
      @State private var name = "Ada"
      @State private var isOn = true
      @State private var size = 1

      var body: some View {
        VStack(alignment: .leading) {
          TextField("Name", text: $name)
          Toggle("Wrap", isOn: $isOn)
          Picker("Size", selection: $size) { Text("One").tag(1) }
          Button("Save") {}
        }
        .labelsHidden()
      }
    }
    let terminal = TestTerminal(Showing { Hidden() })
    for label in ["Name", "Wrap", "Size"] { expect(!terminal.shows(label)) }
    terminal.expectShows("[x]", "One", "[Save]")
    terminal.expectShows("Ada")
  }

  @Test func `a prompt is dim, and gone when something is typed`() {
    let terminal = terminal()
    terminal.expectShows("first and last")
    terminal.press(.tab)
    terminal.type("Ada")
    terminal.expectShows("Ada")
    terminal.expectHides("first and last")
  }

  @Test func `a field that grows shows its label while it is empty, and its lines`() throws {
    let terminal = terminal()
    terminal.expectShows("Note")
    terminal.press(.tab, .tab)
    terminal.type("one\ntwo\nthree")
    terminal.expectShows("three")
    let first = try require(terminal.place(of: "one")).row
    expectEqual(terminal.place(of: "end")?.row, first + 3)
  }

  private struct Login: View {
    @State private var password = ""

    var body: some View {
      SecureField("Password", text: $password).frame(width: 160)
    }
  }

  @Test func `a secret of wide characters is scrolled by its bullets`() throws {
    let terminal = TestTerminal(Showing { Login() })
    terminal.type(String(repeating: "日", count: 30))
    let (column, row) = try require(terminal.place(of: "•"))
    let bullets = terminal.rows[row].filter { $0 == "•" }.count
    let area = try require(terminal.pane.focused.flatMap(terminal.pane.textArea))
    expectEqual(bullets, area.columns - 1)
    expectEqual(terminal.screen.cursor?.column, column + bullets)
    terminal.click(column + 2, row)
    expectEqual(terminal.screen.cursor?.column, column + 2)
  }
}
