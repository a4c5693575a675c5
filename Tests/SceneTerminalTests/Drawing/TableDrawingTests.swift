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

  @Test func `a narrow window shows the first column alone`() {
    let terminal = terminal(columns: 24)
    terminal.expectShows("Subject", "A budget")
    terminal.expectHides("Size", "10000")
  }
}
