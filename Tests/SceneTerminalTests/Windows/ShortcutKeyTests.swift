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

  private struct Note: View {
    let told: Told

    var body: some View {
      TextField("Name", text: .constant("")).onSubmit { told.lines.append("submit") }
      Button("Send") { told.lines.append("send") }.keyboardShortcut(.return)
      Button("Close") { told.lines.append("close") }
        .keyboardShortcut(.return, modifiers: [.command, .option])
    }
  }

  @Test(
    arguments: [
      ([], "submit"), (.shift, "submit"), (.option, "submit"), (.control, "send"),
      (.command, "send"), ([.command, .option], "close"),
    ] as [(KeyPress.Modifiers, String)])
  func `a shortcut with Return is performed in a field`(
    modifiers: KeyPress.Modifiers, line: String
  ) {
    let terminal = TestTerminal(Showing { Note(told: told) })
    expectEqual(terminal.focusName, "Name")
    terminal.press(.enter, modifiers)
    expectEqual(told.take(), [line])
  }

  @Test func `Option-Return submits a field, unless it is a shortcut`() {
    let terminal = TestTerminal(
      Showing { [told] in
        TextField("Name", text: .constant("")).onSubmit { told.lines.append("submit") }
        Button("Send") { told.lines.append("send") }
          .keyboardShortcut(.return, modifiers: .option)
      })
    expectEqual(terminal.focusName, "Name")
    terminal.press(.enter, .option)
    expectEqual(told.take(), ["send"])
  }

  @Test func `a shortcut of several elements presses the first, and is reported once`() {
    let terminal = terminal()
    terminal.press(.character("r"), .control)
    terminal.press(.character("r"), .control)
    expectEqual(told.take(), ["refresh", "refresh"])
    expectEqual(terminal.application.problems.map(\.code), [.sharedShortcut])
  }
}
