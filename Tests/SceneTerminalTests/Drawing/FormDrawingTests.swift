import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// The rows of forms, whose labels have a column of their own.
@MainActor struct FormDrawingTests {
  private struct Account: View {
    @State private var name = "Ada"
    @State private var address = "ada@postbox.example"

    var body: some View {
      Form {
        TextField("Name", text: $name)
        Section("Server") {
          TextField("Address", text: $address)
          LabeledContent("Port", value: "993")
          LabeledContent("The state of the server now", value: "up")
          Toggle("Checks", isOn: .constant(true))
        }
      }
    }
  }

  /// The column of a text on the screen.
  private func column(_ text: String, _ terminal: TestTerminal) -> Int? {
    terminal.place(of: text)?.column
  }

  @Test func `values begin in one column, and a long label pushes its own`() throws {
    let terminal = TestTerminal(Showing { Account() })
    let names = ["Name:", "Address:", "Port", "The state"].map { column($0, terminal) }
    expectEqual(Set(names).count, 1)
    let values = ["Ada", "ada@", "993"].map { column($0, terminal) }
    expectEqual(Set(values).count, 1)
    let begin = try require(values[0])
    expectEqual(begin - (names[0] ?? 0), 22)
    expect(try require(column("up", terminal)) > begin)
  }

  @Test func `a narrow form gives its labels less`() throws {
    let terminal = TestTerminal(Showing { Account() })
    terminal.play(.resize(columns: 40, rows: 12))
    let values = ["Ada", "ada@", "993"].map { column($0, terminal) }
    expectEqual(Set(values).count, 1)
    expect(try require(values[0]) < 20)
  }

  @Test func `a click behind the label places the cursor in the text`() {
    let terminal = TestTerminal(Showing { Account() })
    terminal.click("Ada")
    expectEqual(terminal.screen.cursor?.column, column("Ada", terminal))
  }

  private struct Noted: View {
    @State private var name = "Ada"
    @State private var note = ""

    var body: some View {
      Form {
        TextField("Name", text: $name)
        TextField("Note", text: $note, axis: .vertical)
        Text("letters \(note.count)")
      }
    }
  }

  @Test func `a field that grows has its label, while it is empty and while it has text`() throws {
    let terminal = TestTerminal(Showing { Noted() })
    terminal.expectShows("Note:")
    terminal.press(.tab)
    terminal.type("first")
    terminal.press(.enter)
    terminal.type("second")
    terminal.expectShows("Note:", "letters 12")
    let begin = try require(column("first", terminal))
    expectEqual(column("second", terminal), begin)
    expectEqual(begin, (column("Ada", terminal) ?? 0) + 1)
    expectEqual(terminal.screen.cursor?.column, begin + 6)
    terminal.click("first")
    terminal.type("-")
    terminal.expectShows("-first", "Note:")
  }

  private struct Outside: View {
    var body: some View { LabeledContent("Port", value: "993") }
  }

  @Test func `outside of a form the value is beside its label`() {
    expect(TestTerminal(Showing { Outside() }).shows("Port 993"))
  }
}
