import Checking
import Foundation
import SceneDisplay
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Tables: their header, their rows, and the order by their columns.
@MainActor struct TableTests {
  private struct Message: Identifiable {
    var id: Int
    var subject: String
    var size: Int
  }

  private struct Messages: View {
    @State private var messages = [
      Message(id: 1, subject: "Lunch", size: 30), Message(id: 2, subject: "Budget", size: 10),
      Message(id: 3, subject: "Zoo", size: 20),
    ]
    @State private var selection: Int?
    @State private var order = [KeyPathComparator(\Message.subject)]

    var body: some View {
      Text("order \(messages.sorted(using: order).map(\.subject).joined(separator: " "))")
      Text("chosen \(selection ?? 0)")
      Table(messages.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Subject", value: \.subject)
        TableColumn("Size", value: \.size) { Text("\($0.size) bytes") }.width(80)
        TableColumn("Mark") { _ in Text("-") }
      }
    }
  }

  @Test func `pressing a label orders the rows, and pressing it again turns the order around`()
    async
  {
    let simulator = await AppSimulator(Showing { Messages() })
    simulator.expect("[Subject ▲]  [Size]  Mark")
    simulator.expect("Budget  10 bytes  -")
    simulator.expect("order Budget Lunch Zoo")
    await simulator.tap("Size")
    simulator.expect("[Subject]  [Size ▲]  Mark")
    await simulator.tap("Size ▲")
    simulator.expect("[Subject]  [Size ▼]  Mark")
    simulator.expect("order Lunch Zoo Budget")
  }

  @Test func `a row is selected by the id of its value`() async {
    let simulator = await AppSimulator(Showing { Messages() })
    await simulator.tap("Zoo 20 bytes -")
    simulator.expect("chosen 3")
  }

  private struct Grouped: View {
    let hasSizes: Bool

    var body: some View {
      Table([Message(id: 1, subject: "Lunch", size: 30)]) {
        Group {
          TableColumn("Subject", value: \.subject)
          if hasSizes { TableColumn("Size") { Text("\($0.size) bytes") } }
        }
        Group { TableColumn("Mark") { _ in Text("-") } }
      }
      .tableStyle(.inset(alternatesRowBackgrounds: true))
    }
  }

  @Test(arguments: [(true, "Lunch  30 bytes  -"), (false, "Lunch  -")])
  func `a group has the columns in it`(hasSizes: Bool, row: String) async {
    let simulator = await AppSimulator(Showing { Grouped(hasSizes: hasSizes) })
    simulator.expect(row)
    simulator.expect(hasSizes ? "Subject  Size  Mark" : "Subject  Mark")
  }

  private struct Chosen: View {
    @State private var customization: TableColumnCustomization<Message>
    private let messages = [Message(id: 1, subject: "Lunch", size: 30)]

    init(_ customization: TableColumnCustomization<Message> = TableColumnCustomization()) {
      _customization = State(initialValue: customization)
    }

    var body: some View {
      Button("Hide Sizes") { customization[visibility: "size"] = .hidden }
      Button("Show All") {
        customization[visibility: "size"] = .automatic
        customization[visibility: "id"] = .visible
      }
      Table(messages, columnCustomization: $customization) {
        TableColumn("Subject") { Text($0.subject) }
        TableColumn("Size") { Text("\($0.size)") }.customizationID("size")
        TableColumn("Number") { Text("no. \($0.id)") }.customizationID("id")
          .defaultVisibility(.hidden)
      }
    }
  }

  @Test func `columns are shown and hidden by their identifiers`() async {
    let simulator = await AppSimulator(Showing { Chosen() })
    simulator.expect("Subject  Size")
    simulator.expect("Lunch  30")
    simulator.expect(no: "no. 1")
    await simulator.tap("Hide Sizes")
    simulator.expect(no: "  Size")
    simulator.expect(no: "30")
    await simulator.tap("Show All")
    simulator.expect("Subject  Size  Number")
    simulator.expect("Lunch  30  no. 1")
  }

  @Test func `the choice of columns is stored and read`() async throws {
    var customization = TableColumnCustomization<Message>()
    expectEqual(customization[visibility: "size"], .automatic)
    customization[visibility: "size"] = .hidden
    customization.resetOrder()
    let data = try JSONEncoder().encode(customization)
    let read = try JSONDecoder().decode(TableColumnCustomization<Message>.self, from: data)
    expectEqual(read, customization)
    let simulator = await AppSimulator(Showing { Chosen(read) })
    simulator.expect(no: "  Size")
  }

  private struct Dragged: View {
    @State private var log = ""
    private let messages = [
      Message(id: 1, subject: "Lunch", size: 30), Message(id: 2, subject: "Budget", size: 10),
    ]

    var body: some View {
      Text("got \(log)").dropDestination(for: String.self) { texts, _ in
        log = texts.joined()
        return true
      }
      Table(of: Message.self) {
        TableColumn("Subject") { Text($0.subject) }
      } rows: {
        ForEach(messages) { message in
          TableRow(message).itemProvider {
            message.id == 1 ? NSItemProvider(object: NSString(string: message.subject)) : nil
          }
        }
      }
    }
  }

  @Test func `a row is dragged with its item provider, if it has one`() async {
    let simulator = await AppSimulator(Showing { Dragged() })
    await simulator.drag("Lunch", to: "got ")
    simulator.expect("got Lunch")
    await simulator.drag("Budget", to: "got Lunch")
    simulator.expect("got Lunch")
    expectEqual(simulator.problems.map(\.code), [.unsupportedAct, .unsupportedAct])
  }

  @Test func `rows and columns are made one by one too`() async {
    struct Own: View {
      @State private var chosen: Set<Int> = []
      private let messages = [Message(id: 4, subject: "Trip", size: 7)]

      var body: some View {
        Text("chosen \(chosen.sorted())")
        Table(of: Message.self, selection: $chosen) {
          TableColumn("Subject") { Text($0.subject) }
          TableColumnForEach([1, 2], id: \.self) { factor in
            TableColumn("times \(factor)") { Text("\($0.size * factor)") }
          }
        } rows: {
          ForEach(messages) { message in
            TableRow(message).contextMenu { Button("Reply to \(message.subject)") {} }
          }
          TableRow(Message(id: 5, subject: "Last", size: 1))
        }
      }
    }
    let simulator = await AppSimulator(Showing { Own() })
    simulator.expect("Subject  times 1  times 2")
    simulator.expect("Trip  7  14")
    simulator.expect("Last  1  2")
    simulator.expect("[Reply to Trip]")
    await simulator.tap("Trip 7 14")
    simulator.expect("chosen [4]")
  }
}
