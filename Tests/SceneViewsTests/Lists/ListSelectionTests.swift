import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

/// Tests for the selection of rows.
@MainActor struct ListSelectionTests {
  private struct Choosing: View {
    @State private var one: Int?
    @State private var many: Set<Int> = []
    let runs: Runs

    var body: some View {
      runs("choosing")
      return VStack {
        List(0..<200, id: \.self, selection: $one) { Row(number: $0, runs: runs) }
        List(selection: $many) {
          Text("first").tag(1)
          Section("More") {
            ForEach(["a", "b"], id: \.self) { Text("text \($0)").tag($0 == "a" ? 2 : 3) }
            ForEach(["c"], id: \.self) { Text("text \($0)") }
          }
        }
        Chosen(one: $one, many: $many)
      }
    }
  }

  private struct Row: View {
    let number: Int
    let runs: Runs

    var body: some View {
      runs("rows")
      return Text("row \(number)")
    }
  }

  private struct Chosen: View {
    @Binding var one: Int?
    @Binding var many: Set<Int>

    var body: some View {
      Text("one \(one.map { "\($0)" } ?? "none") many \(many.sorted())")
    }
  }

  @Test func `a row is chosen by its id, and one at a time`() async throws {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Choosing(runs: runs) })
    simulator.expect("( ) row 3")
    await simulator.tap("row 3")
    simulator.expect("one 3")
    simulator.expect("(x) row 3")
    await simulator.tap("row 4")
    simulator.expect("( ) row 3")
    simulator.expect("(x) row 4")
    expectEqual(runs.counts, ["choosing": 1, "rows": 50])
  }

  @Test func `a row is named by its text, and not by its controls`() async {
    struct Messages: View {
      @State private var selection: Int?
      @State private var opened = 0

      var body: some View {
        List(1...3, id: \.self, selection: $selection) { number in
          HStack {
            Text("Message \(number)")
            Button("Open \(number)") { opened = number }
          }
        }
        Text("selected \(selection ?? 0), opened \(opened)")
      }
    }
    let simulator = await AppSimulator(Showing { Messages() })
    simulator.expect("( ) Message 2  [Open 2]")
    await simulator.tap("Message 2")
    await simulator.tap("Open 3")
    simulator.expect("selected 2, opened 3")
  }

  @Test func `any number of rows are chosen by tag, and again to choose them no longer`()
    async throws
  {
    let simulator = await AppSimulator(Showing { Choosing(runs: Runs()) })
    for label in ["first", "text a", "text b", "first"] { await simulator.tap(label) }
    simulator.expect("many [2, 3]")
    simulator.expect("(x) text a")
    await simulator.press("command+a")
    simulator.expect("many [1, 2, 3]")
    // An id of another type chooses nothing.
    let issues = await simulator.issues { await simulator.tap("text c") }
    expectContains(
      issues.first?.message, "there is nothing \"text c\" to tap in window 1")
  }

  private struct Numbers: View {
    let isEmpty: Bool
    @State private var one: Int?
    @State private var many: Set<Int> = []

    var body: some View {
      List(0..<9, id: \.self, selection: $one) { Text("single \($0)") }
      List(selection: $many) {
        if !isEmpty {
          ForEach(0..<200) { Text("row \($0)").selectionDisabled($0 == 3) }
          ForEach(300..<400) { Text("row \($0)").tag($0 + 1_000) }
        }
      }
      Text("\(many.count) selected, \(many.contains(3)), \(many.contains(1_399))")
    }
  }

  @Test func `Select All selects the rows that aren't shown too, in a list of several`() async {
    let simulator = await AppSimulator(Showing { Numbers(isEmpty: false) })
    await simulator.tap("single 1")
    await simulator.tap("Edit > Select All")
    simulator.expect("299 selected, false, true")
    let empty = await AppSimulator(Showing { Numbers(isEmpty: true) })
    expectContains(empty.menus().joined(), "[Select All] (disabled)")
  }
}
