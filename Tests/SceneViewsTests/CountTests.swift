import Checking
import Scenes
import ScenesTesting
import Testing

/// How often bodies run when something they read changes: once, and no other body does.
@MainActor struct CountTests {
  @MainActor private final class Rows {
    var change: ((_ change: (inout [Int]) -> Void) -> Void)?
  }

  private struct Listing: View {
    let rows: Rows
    let runs: Runs
    @State private var numbers = Array(0..<10)

    var body: some View {
      runs("listing")
      rows.change = { change in change(&numbers) }
      return VStack { ForEach(numbers, id: \.self) { Row(number: $0, runs: runs) } }
    }
  }

  private struct Row: View {
    let number: Int
    let runs: Runs

    var body: some View {
      runs("row")
      return Text("row \(number)")
    }
  }

  private struct Edit: Sendable, CustomTestStringConvertible {
    let name: String
    let change: @Sendable (inout [Int]) -> Void
    /// How many rows are made.
    let made: Int

    var testDescription: String { name }
  }

  private nonisolated static let edits = [
    Edit(name: "insert at the front", change: { $0.insert(100, at: 0) }, made: 1),
    Edit(name: "insert between", change: { $0.insert(contentsOf: [100, 101], at: 5) }, made: 2),
    Edit(name: "insert at the end", change: { $0.append(100) }, made: 1),
    Edit(name: "move the first to the end", change: { $0.append($0.removeFirst()) }, made: 0),
    Edit(name: "reverse", change: { $0.reverse() }, made: 0),
    Edit(name: "delete one", change: { $0.remove(at: 4) }, made: 0),
    Edit(name: "delete all", change: { $0.removeAll() }, made: 0),
    Edit(name: "replace one", change: { $0[4] = 100 }, made: 1),
  ]

  @Test(arguments: edits)
  private func `rows that stay aren't evaluated when others come, go and move`(edit: Edit) async {
    let (rows, runs) = (Rows(), Runs())
    let simulator = await AppSimulator(Showing { Listing(rows: rows, runs: runs) })
    expectEqual(runs.counts, ["listing": 1, "row": 10])
    rows.change?(edit.change)
    await simulator.settle()
    expectEqual(runs.counts["listing"], 2)
    expectEqual(runs.counts["row"], 10 + edit.made)
  }

  private struct Messages: App {
    var runs = Runs()

    var body: some Scene {
      WindowGroup("Message", id: "message", for: Int.self) { $number in
        Message(number: $number, runs: runs)
      } defaultValue: {
        1
      }
    }
  }

  private struct Message: View {
    @Binding var number: Int
    let runs: Runs

    var body: some View {
      runs("message")
      return VStack {
        Number(number: $number, runs: runs)
        Button("Next") { number += 1 }
        Phase(runs: runs)
        Button("Same") { number += 0 }
      }
    }
  }

  private struct Number: View {
    @Binding var number: Int
    let runs: Runs

    var body: some View {
      runs("number")
      return Text("number \(number)")
    }
  }

  private struct Phase: View {
    @Environment(\.scenePhase) private var phase
    let runs: Runs

    var body: some View {
      runs("phase")
      return Text("\(phase)")
    }
  }

  @Test func `a window's value evaluates its readers once`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Messages(runs: runs))
    runs.counts = [:]
    await simulator.tap("Next")
    simulator.expect("number 2")
    expectEqual(runs.counts, ["number": 1])
    await simulator.tap("Same")
    expectEqual(runs.counts, ["number": 1])
  }

  @Test func `a scene's phase evaluates its readers once for each phase`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Messages(runs: runs))
    runs.counts = [:]
    await simulator.openSwitcher()
    simulator.expect("inactive")
    expectEqual(runs.counts, ["phase": 1])
    await simulator.foreground()
    expectEqual(runs.counts, ["phase": 2])
    // Two phases pass by in one turn, which ends with one update.
    await simulator.background()
    simulator.expect("background", in: 1)
    expectEqual(runs.counts, ["phase": 3])
  }
}
