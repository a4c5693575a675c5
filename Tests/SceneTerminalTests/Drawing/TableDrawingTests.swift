import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Tables as a terminal draws them.
@MainActor struct TableDrawingTests {
  private struct Message: Identifiable {
    var id: Int
    var subject: String
    var size: Int
  }

  private func terminal(columns: Int) -> TestTerminal {
    let messages = [
      Message(id: 1, subject: "Lunch", size: 30), Message(id: 2, subject: "A budget", size: 10_000),
    ]
    return TestTerminal(
      Showing {
        Table(messages) {
          TableColumn("Subject") { Text($0.subject) }
          TableColumn("Size") { Text("\($0.size)") }
          TableColumn("Number") { Text("\($0.id)") }.alignment(.numeric)
        }
      }, columns: columns)
  }

  @Test func `the cells of a column begin where its label begins`() throws {
    let terminal = terminal(columns: 80)
    let size = try require(terminal.place(of: "Size"))
    expectEqual(terminal.place(of: "30")?.column, size.column)
    expectEqual(terminal.place(of: "10000")?.column, size.column)
    expectEqual(terminal.place(of: "Lunch")?.column, terminal.place(of: "Subject")?.column)
  }

  @Test func `a column has its width, its limits and its alignment`() throws {
    struct Sized: View {
      let width: Double

      var body: some View {
        Table([Message(id: 1, subject: "Lunch", size: 30)]) {
          TableColumn("Fixed") { Text($0.subject) }.width(width)
          TableColumn("Limited") { Text("\($0.size)") }.width(min: 80, max: 96)
          TableColumn("Trailing") { Text("no. \($0.id)") }.alignment(.trailing)
        }
      }
    }
    func columns(_ width: Double) throws -> [Int] {
      let terminal = TestTerminal(Showing { Sized(width: width) })
      return try ["Fixed", "Limited", "Trailing", "no. 1"].map {
        try require(terminal.place(of: $0)).column
      }
    }
    let (narrow, wide) = (try columns(160), try columns(240))
    expect((20...22).contains(narrow[1] - narrow[0]))
    expectEqual(wide[1] - wide[0], narrow[1] - narrow[0] + 10)
    // Both texts end in one column, far behind the begin of the column.
    expectEqual(narrow[3] + 5, narrow[2] + 8)
    expect(narrow[2] - narrow[1] > 20)
  }

  private struct Tree: View {
    struct Box: Identifiable {
      var id: String
      var boxes: [Box]?
    }

    private let boxes = [Box(id: "Inbox", boxes: [Box(id: "Lists")]), Box(id: "Sent")]

    var body: some View {
      Table(boxes, children: \.boxes) {
        TableColumn("Name") { Text($0.id) }
        TableColumn("Size") { Text("size of \($0.id)") }
      }
    }
  }

  @Test func `a row of a tree has a mark, and the rows below it are moved to the side`() throws {
    let terminal = TestTerminal(Showing { Tree() })
    terminal.expectHides("Lists")
    terminal.click("▸")
    terminal.expectShows("▾", "size of Lists")
    expect(try require(terminal.place(of: "▾")).column < terminal.place(of: "Inbox")?.column ?? 0)
    expect(
      try require(terminal.place(of: "Lists")).column > terminal.place(of: "Sent")?.column ?? 80)
    expectEqual(
      terminal.place(of: "size of Lists")?.column, terminal.place(of: "size of Sent")?.column)
  }

  @Test func `a narrow window shows the first column alone`() {
    let terminal = terminal(columns: 24)
    terminal.expectShows("Subject", "A budget")
    terminal.expectHides("Size", "10000")
  }
}
