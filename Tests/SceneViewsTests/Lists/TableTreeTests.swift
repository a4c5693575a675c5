import Checking
import Scenes
import ScenesTesting
import Testing

/// Tables of trees, sections of their rows, and tables without a header.
@MainActor struct TableTreeTests {
  private struct Box: Identifiable {
    var id: String
    var count = 0
    var boxes: [Box]?
  }

  private static let boxes = [
    Box(id: "Inbox", count: 3, boxes: [Box(id: "Lists", count: 2), Box(id: "Family", count: 1)]),
    Box(id: "Sent", count: 7),
  ]

  private struct Tree: View {
    @State private var chosen: String?

    var body: some View {
      Text("chosen \(chosen ?? "none")")
      Table(TableTreeTests.boxes, children: \.boxes, selection: $chosen) {
        TableColumn("Name", value: \.id)
        TableColumn("Messages") { Text("\($0.count)") }
      }
    }
  }

  @Test func `a row of a tree shows and hides the rows below it, and is selected`() async {
    let simulator = await AppSimulator(Showing { Tree() })
    simulator.expect("Name  Messages")
    simulator.expect("Sent  7")
    simulator.expect(no: "Family")
    await simulator.tap("Show Items")
    simulator.expect("Family  1")
    await simulator.tap("Family 1")
    simulator.expect("chosen Family")
    await simulator.tap("Show Items")
    simulator.expect(no: "Lists")
  }

  private struct Rows: View {
    @State private var isOpen = true

    var body: some View {
      Table(of: Box.self) {
        TableColumn("Name", value: \.id)
        TableColumn("Messages") { Text("\($0.count)") }
      } rows: {
        DisclosureTableRow(Box(id: "Archive"), isExpanded: $isOpen) {
          DisclosureTableRow(Box(id: "Old", count: 4)) { TableRow(Box(id: "Older", count: 5)) }
        }
        Section("Others") { ForEach(TableTreeTests.boxes) { TableRow($0) } }
      }
      .tableColumnHeaders(.hidden)
      Toggle("Open", isOn: $isOpen)
    }
  }

  @Test func `a disclosure row follows its binding, and another keeps its own state`() async {
    let simulator = await AppSimulator(Showing { Rows() })
    simulator.expect(no: "Messages")
    simulator.expect("Old  4")
    simulator.expect(no: "Older")
    await simulator.tap("Show Items", at: 2)
    simulator.expect("Older  5")
    await simulator.tap("Open")
    simulator.expect(no: "Old  4")
    await simulator.tap("Show Items")
    simulator.expect("Old  4")
    simulator.expect("[x] Open")
  }

  @Test func `the rows of a tree have the type of an outline`() {
    let table: Table<Box, TableOutlineGroupContent<[Box]>> = Table(
      Self.boxes, children: \.boxes
    ) {
      TableColumn("Name", value: \.id)
    }
    expectContains(ElementTests.display(table).first?.label, "Sent")
  }

  @Test func `rows are in sections`() async {
    let simulator = await AppSimulator(Showing { Rows() })
    let lines = simulator.text.split(separator: "\n")
    let header = lines.firstIndex { $0.contains("Others") }
    let row = lines.firstIndex { $0.contains("Sent  7") }
    expectEqual(header.flatMap { header in row.map { header < $0 } }, true)
  }
}
