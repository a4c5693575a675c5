import Scenes
import ScenesTesting
import Testing

/// Rows of a collection, as code that takes them by their protocol sees them.
@MainActor struct DynamicViewContentTests {
  /// Rows that are told by their number, and lose their last one.
  private struct Counted<Rows: DynamicViewContent>: View {
    let rows: Rows
    let removeLast: @MainActor () -> Void

    var body: some View {
      Text("\(rows.data.count) rows")
      List { rows.onDelete { _ in removeLast() } }
    }
  }

  private struct Drafts: View {
    @State private var drafts = ["Ada", "Ben", "Cleo"]

    var body: some View {
      Counted(rows: ForEach(drafts, id: \.self) { Text("Draft \($0)") }) { drafts.removeLast() }
    }
  }

  @Test func `they have their collection, and take the acts of a person`() async {
    let simulator = await AppSimulator(Showing { Drafts() })
    simulator.expect("3 rows")
    await simulator.delete(row: 1)
    simulator.expect("2 rows")
    simulator.expect("Draft Ada")
    simulator.expect(no: "Draft Cleo")
  }
}
