import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Lazy stacks in scroll views with keys and the wheel.
@MainActor struct LazyStackKeyTests {
  @MainActor private final class Model {
    var appeared = 0
  }

  private struct Long: View {
    let model: Model
    var hasButtons = false
    @State private var place: Int?

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 16) {
          ForEach(0..<1_000) { number in
            Group {
              if hasButtons { Button("view \(number).") {} } else { Text("view \(number).") }
            }
            .onAppear { model.appeared += 1 }
          }
        }
      }
      .scrollPosition(id: $place)
      Button("Far") { place = 700 }
      Text("at \(place ?? -1)")
    }
  }

  /// The numbers of the views on the screen, and the rows of the screen in which they are shown.
  private func shown(_ terminal: TestTerminal) -> [(number: Int, row: Int)] {
    terminal.rows.enumerated().compactMap { row, text in
      text.firstMatch(of: #/view (\d+)\./#).flatMap { Int($0.1) }.map { ($0, row) }
    }
  }

  private func expectSpaced(_ terminal: TestTerminal) {
    let shown = shown(terminal)
    expect(shown.count > 8)
    for (first, second) in zip(shown, shown.dropFirst()) {
      expectEqual(second.number, first.number + 1)
      expectEqual(second.row, first.row + 2)
    }
  }

  @Test func `the wheel makes more views, with the space between them`() {
    let model = Model()
    let terminal = TestTerminal(Showing { Long(model: model) })
    expectEqual(model.appeared, 50)
    expectSpaced(terminal)
    var seen = Set(shown(terminal).map(\.number))
    for _ in 0..<80 {
      terminal.play(.mouse(MouseEvent(.wheel(columns: 0, rows: 1), column: 39, row: 5)))
      seen.formUnion(shown(terminal).map(\.number))
    }
    expectSpaced(terminal)
    let last = shown(terminal).last?.number ?? 0
    expectEqual(shown(terminal).first?.number, 120)
    expectEqual(seen, Set(0...last))
    expect(model.appeared < 250)
    terminal.press(.end)
    terminal.expectShows("view 999.")
    expectSpaced(terminal)
    terminal.press(.home)
    expectEqual(shown(terminal).first?.number, 0)
  }

  @Test func `the app scrolls to a view that isn't made yet`() {
    let terminal = TestTerminal(Showing { Long(model: Model()) })
    terminal.click("[Far]")
    terminal.expectShows("at 700")
    expectEqual(shown(terminal).first?.number, 700)
    expectSpaced(terminal)
  }

  @Test func `the focus goes through views that are made on the way`() {
    let terminal = TestTerminal(Showing { Long(model: Model(), hasButtons: true) })
    for number in 0..<90 {
      terminal.press(.down)
      expectEqual(terminal.focusName, "view \(number).")
      terminal.expectShows("view \(number).")
    }
    expectSpaced(terminal)
  }
}
