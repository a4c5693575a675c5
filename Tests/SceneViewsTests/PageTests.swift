import Checking
import Scenes
import ScenesTesting
import Testing

/// Pages that a stack holds under the topmost one, and pages that another path takes away.
@MainActor struct PageTests {
  private struct Thread: View {
    let runs: Runs
    @State private var path: [Int]

    init(path: [Int], runs: Runs) {
      _path = State(initialValue: path)
      self.runs = runs
    }

    var body: some View {
      VStack {
        NavigationStack(path: $path) {
          Text("inbox").navigationDestination(for: Int.self) { number in
            Message(number: number, runs: runs)
          }
        }
        Button("Other") { path = [7] }
        Button("First") { path = [1] }
        Button("Deeper") { path = [1, 2, 3] }
      }
    }
  }

  private struct Message: View {
    let number: Int
    let runs: Runs
    @State private var count = 0

    var body: some View {
      VStack {
        Button("message \(number) \(count)") { count += 1 }
        NavigationLink("Help") { Text("help on \(number)").onDisappear { runs("help left") } }
      }
      .onChange(of: count, initial: true) { old, new in runs("\(number): \(old) to \(new)") }
    }
  }

  @Test
  func `an initial change is handled once, when a page appears on top`()
    async
  {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Thread(path: [1, 2], runs: runs) })
    expectEqual(runs.counts, ["2: 0 to 0": 1])
    await simulator.back()
    simulator.expect("message 1 0")
    expectEqual(runs.counts, ["2: 0 to 0": 1, "1: 0 to 0": 1])
    await simulator.tap("Deeper")
    await simulator.back()
    await simulator.back()
    simulator.expect("message 1 0")
    // Those that were there aren't told again; message 2 was made anew.
    expectEqual(runs.counts, ["3: 0 to 0": 1, "2: 0 to 0": 2, "1: 0 to 0": 1])
    await simulator.tap("message 1 0")
    expectEqual(runs.counts["1: 0 to 1"], 1)
  }

  @Test func `a page pushed upon a path goes when the path becomes another of the same length`()
    async
  {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Thread(path: [1], runs: runs) })
    await simulator.tap("Help")
    simulator.expect("help on 1")
    await simulator.tap("Other")
    simulator.expect("message 7")
    simulator.expect(no: "help")
    expectEqual(runs.counts["help left"], 1)
    // It is gone for good, also where its path comes back.
    await simulator.tap("First")
    simulator.expect("message 1")
    simulator.expect(no: "help")
  }
}
