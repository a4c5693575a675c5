import Checking
import Scenes
import ScenesTesting
import Testing

/// Rows that a person moves within a container.
@MainActor struct ReorderTests {
  private struct Draft: Identifiable {
    let id: String
  }

  private struct Drafts: View {
    @State private var drafts = ["Ada", "Ben", "Cleo", "Dora"].map { Draft(id: $0) }
    @State private var isEnabled = true
    @State private var moves: [String] = []

    var body: some View {
      Text(drafts.map(\.id).joined(separator: " "))
      Text("moves: \(moves.joined(separator: ", "))")
      Button("Lock") { isEnabled = false }
      List {
        ForEach(drafts) { Text("Draft \($0.id)").moveDisabled($0.id == "Dora") }
          .reorderable()
      }
      .reorderContainer(for: Draft.self, isEnabled: isEnabled) { difference in
        let moved = drafts.filter { difference.sources.contains($0.id) }
        drafts.removeAll { difference.sources.contains($0.id) }
        switch difference.destination.position {
        case .before(let id):
          moves.append("before \(id)")
          drafts.insert(
            contentsOf: moved, at: drafts.firstIndex { $0.id == id } ?? drafts.endIndex)
        case .end:
          moves.append("end")
          drafts += moved
        }
      }
    }
  }

  @Test(arguments: [
    (1, 3, "Ben Cleo Ada Dora", "before Dora"), (3, 1, "Cleo Ada Ben Dora", "before Ada"),
    (2, 2, "Ada Ben Cleo Dora", ""), (1, 9, "Ben Cleo Dora Ada", "end"),
  ])
  func `a row is moved to the place of another one`(
    from: Int, to: Int, order: String, moves: String
  ) async {
    let simulator = await AppSimulator(Showing { Drafts() })
    await simulator.move(row: from, to: to)
    simulator.expect(order)
    simulator.expect("moves: \(moves)")
  }

  private func expectRefusal(
    of row: Int, _ simulator: AppSimulator, location: SourceLocation = #_sourceLocation
  ) async {
    let issues = await simulator.issues { await simulator.move(row: row, to: 1) }
    #expect(
      issues.first?.message.contains("row \(row) can't be moved") == true, "\(issues)",
      sourceLocation: location)
  }

  @Test func `a container that is disabled, and a row that is locked, refuse the act`() async {
    let simulator = await AppSimulator(Showing { Drafts() })
    await expectRefusal(of: 4, simulator)
    await simulator.tap("Lock")
    await expectRefusal(of: 2, simulator)
    simulator.expect("Ada Ben Cleo Dora")
  }

  @Test func `rows outside of a container for their elements can't be moved`() async {
    let drafts = [Draft(id: "Ada"), Draft(id: "Ben")]
    let simulator = await AppSimulator(
      Showing {
        List {
          ForEach(drafts) { Text($0.id) }.reorderable()
          ForEach(1...2, id: \.self) { Text(verbatim: "\($0)") }.reorderable()
          ForEach(drafts) { Text("other \($0.id)") }.reorderable(collectionID: 1)
        }
        .reorderContainer(for: Int.self, itemID: \.self) { _ in }
      })
    await expectRefusal(of: 2, simulator)
    await expectRefusal(of: 6, simulator)
    await simulator.move(row: 4, to: 3)
    expectEqual(simulator.problems, [])
  }

  private struct Folders: View {
    @State private var moves: [String] = []

    var body: some View {
      Text("moves: \(moves.joined(separator: ", "))")
      List {
        ForEach(["a", "b"], id: \.self) { Text("Inbox \($0)") }.reorderable(collectionID: "inbox")
        ForEach(["a", "b"], id: \.self) { Text("Sent \($0)") }.reorderable(collectionID: "sent")
      }
      .reorderContainer(for: String.self, itemID: \.self, in: String.self) { difference in
        let destination = difference.destination
        let isEnd = destination == .init(position: .end, collectionID: "sent")
        moves.append("\(difference.sources) \(destination.collectionID) \(isEnd)")
      }
    }
  }

  @Test func `a container tells the collection of a row`() async {
    let simulator = await AppSimulator(Showing { Folders() })
    await simulator.move(row: 2, to: 1)
    await simulator.move(row: 3, to: 4)
    simulator.expect("moves: [\"b\"] inbox false, [\"a\"] sent true")
  }
}
