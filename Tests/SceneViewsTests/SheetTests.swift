import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Tests for the dismissal of sheets and alerts, also when the presenting view is removed.
@MainActor struct SheetTests {
  private struct Parting: View {
    @State private var isThere = true
    @State private var isPresented = false
    let runs: Runs

    var body: some View {
      VStack {
        if isThere {
          Text("presenter").sheet(isPresented: $isPresented, onDismiss: { runs("dismissed") }) {
            VStack {
              Text("sheet").onDisappear { runs("disappeared") }
              Button("Remove") { isThere = false }
              Button("Both") { (isThere, isPresented) = (false, false) }
            }
          }
        }
        Button("Present") { isPresented = true }
        Button("Clear") { isThere = false }
      }
    }
  }

  @Test(arguments: ["Remove", "Both"])
  func `a sheet whose presenter goes is dismissed, once`(button: String) async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Parting(runs: runs) })
    await simulator.tap("Present")
    simulator.expect("sheet")
    await simulator.tap(button)
    simulator.expect(no: "sheet")
    expectEqual(runs.counts, ["dismissed": 1, "disappeared": 1])
    // The window takes acts again.
    await simulator.tap("Clear")
    expectEqual(simulator.problems, [])
  }

  @Test func `a host can't dismiss an alert, only its buttons do`() async throws {
    struct Asking: View {
      @State private var isAsking = true
      @State private var answer = "none"

      var body: some View {
        Text("answer \(answer)")
          .alert("Delete?", isPresented: $isAsking) { Button("Keep") { answer = "kept" } }
      }
    }
    let simulator = await AppSimulator(Showing { Asking() })
    let alert = try require(PresentingTests.display(simulator).children.last)
    simulator.application.receive(
      .content(SceneWindow.ID(session: "1", number: 1), ContentEvent(.dismiss, on: alert.id)))
    await simulator.settle()
    simulator.expect("Delete?")
    expectEqual(simulator.problems.map(\.code), [.unsupportedAct])
    await simulator.tap("Keep")
    simulator.expect("answer kept")
  }

  @Test func `a presenter without content disappears silently`() async {
    let runs = Runs()
    let simulator = await AppSimulator(Showing { Parting(runs: runs) })
    await simulator.tap("Clear")
    expectEmpty(runs.counts)
  }
}
