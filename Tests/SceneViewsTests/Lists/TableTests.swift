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
