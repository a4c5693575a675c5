import Checking
import SceneRuntime
import Scenes
import Testing

@testable import SceneTerminal

/// Shortcuts that are the same key at a terminal.
@MainActor struct ShortcutKeyTests {
  private struct Letter: View {
    let told: Told

    var body: some View {
      Button("Columns") { told.lines.append("columns") }
        .keyboardShortcut("s", modifiers: [.control, .command])
      Button("Save") { told.lines.append("save") }.keyboardShortcut("s")
      Button("Refresh") { told.lines.append("refresh") }.keyboardShortcut("r")
      Button("Reply") { told.lines.append("reply") }.keyboardShortcut("r")
    }
  }

  private let told = Told()

  private func terminal() -> TestTerminal { TestTerminal(Showing { Letter(told: told) }) }

  @Test func `a shortcut with Command comes before one with Command and Control`() throws {
    let terminal = terminal()
    terminal.press(.character("s"), .control)
    expectEqual(told.take(), ["save"])
    expectEqual(terminal.application.problems, [])
    let pane = terminal.pane
    let names = pane.targets.map { pane.keyName(of: $0) }
    expectEqual(names, [nil, "^S", "^R", nil])
  }

  @Test func `a shortcut of several elements presses the first, and is reported once`() {
    let terminal = terminal()
    terminal.press(.character("r"), .control)
    terminal.press(.character("r"), .control)
    expectEqual(told.take(), ["refresh", "refresh"])
    expectEqual(terminal.application.problems.map(\.code), [.sharedShortcut])
  }
}
