import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// The focus in a list that has no rows, or loses the row with the focus.
@MainActor struct EmptyListTests {
  private struct Mail: View {
    @State private var mailbox: String? = "Inbox"
    @State private var messages = ["one", "two", "three"]
    @State private var chosen: String?
    @State private var query = ""

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Moths"], id: \.self, selection: $mailbox) { Text($0) }
      } detail: {
        List(selection: $chosen) {
          ForEach(mailbox == "Inbox" ? messages : [], id: \.self) { Text("letter \($0)") }
            .onDelete { messages.remove(atOffsets: $0) }
        }
        .overlay { if mailbox != "Inbox" || messages.isEmpty { Text("No Messages") } }
        .searchable(text: $query)
        Text("searches \(query).")
        Button("Remove Two") { messages.removeAll { $0 == "two" } }.keyboardShortcut("d")
      }
    }
  }

  private func terminal() -> TestTerminal { TestTerminal(Showing { Mail() }) }

  /// Checks that the list without rows has the focus, and that letters aren't searched.
  private func expectEmptyList(in terminal: TestTerminal) {
    terminal.expectShows("No Messages")
    expectEqual(terminal.pane.focused?.isList, true)
    terminal.type("xyz")
    terminal.expectShows("searches .")
    let cursor = terminal.screen.cursor
    expect(cursor != nil)
    expectEqual(cursor?.row, terminal.place(of: "›")?.row)
  }

  @Test func `a person who opens an empty mailbox is in its list`() {
    let terminal = terminal()
    terminal.press(.down, .down, .enter)
    expectEmptyList(in: terminal)
    terminal.press(.left)
    expectEqual(terminal.focusName, "Moths")
  }

  @Test func `the focus stays in a list whose last row is deleted`() {
    let terminal = terminal()
    terminal.press(.down, .enter)
    expectEqual(terminal.focusName, "letter one")
    terminal.press(.delete, .delete)
    expectEqual(terminal.focusName, "letter three")
    terminal.press(.delete)
    expectEmptyList(in: terminal)
  }

  @Test func `the row in the place of a removed row has the focus`() {
    let terminal = terminal()
    terminal.press(.down, .enter, .down)
    expectEqual(terminal.focusName, "letter two")
    terminal.press(.character("d"), .control)
    expectEqual(terminal.focusName, "letter three")
  }
}
