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

  private struct Choosing: View {
    @State private var size = 3
    @State private var letter = "b"
    @State private var days = 1
    let count: Int

    var body: some View {
      Form {
        TextField("Name", text: .constant("Ada"))
        Picker("Size", selection: $size) {
          ForEach(1...count, id: \.self) { Text("size \($0)") }
        }
        Picker("Letter", selection: $letter) {
          Text("a").tag("a")
          Text("b").tag("b")
        }
        .pickerStyle(.menu)
        Picker("Days", selection: $days) {
          ForEach(1...8, id: \.self) { Text("\($0) d") }
        }
        .pickerStyle(.inline)
        Button("Next") { size += 1 }
      }
    }
  }

  @Test func `a picker of many options is one row, whose menu scrolls`() throws {
    let terminal = TestTerminal(Showing { Choosing(count: 60) })
    terminal.expectShows("[size 3 ▾]", "[b ▾]", "( ) 8 d")
    expectEqual(column("[size 3", terminal), column("Ada", terminal))
    expectEqual(column("[b", terminal), column("Ada", terminal))
    // Inline options are in a column.
    let days = [1, 8].compactMap { day in
      terminal.rows.firstIndex { $0.contains(") \(day) d") }
    }
    expectEqual(days.last, days.first.map { $0 + 7 })
    terminal.click("[size 3 ▾]")
    terminal.expectShows("size 1 ", "3 of 60")
    terminal.expectHides("size 60")
    terminal.press(.end)
    terminal.expectShows("size 60", "60 of 60")
    terminal.press(.enter)
    terminal.expectShows("[size 60 ▾]")
    expectEqual(terminal.focusName, "Size")
    terminal.press(.down, .enter)
    terminal.expectShows("✓")
    terminal.press(.up, .enter)
    terminal.expectShows("[a ▾]")
  }

  @Test func `a picker of a few options shows them, and the menu of another follows the app`() {
    let few = TestTerminal(Showing { Choosing(count: 7) })
    few.expectShows("(•) size 3", "( ) size 7")
    let many = TestTerminal(Showing { Choosing(count: 8) })
    many.expectShows("[size 3 ▾]")
    many.click("[Next]")
    many.expectShows("[size 4 ▾]")
  }

  private struct Outside: View {
    var body: some View { LabeledContent("Port", value: "993") }
  }

  @Test func `outside of a form the value is beside its label`() {
    expect(TestTerminal(Showing { Outside() }).shows("Port 993"))
  }

  private struct Segments: View {
    @State private var day = 2

    var body: some View {
      Picker("Day", selection: $day) { ForEach(1...8, id: \.self) { Text("\($0) d") } }
        .pickerStyle(.segmented)
    }
  }

  @Test func `the options of a segmented picker are in one row`() {
    let terminal = TestTerminal(Showing { Segments() })
    terminal.expectShows("( ) 1 d (•) 2 d ( ) 3 d")
    expectEqual(terminal.place(of: "1 d")?.row, terminal.place(of: "8 d")?.row)
  }
}
