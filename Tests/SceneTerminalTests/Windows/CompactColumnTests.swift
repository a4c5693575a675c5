import Scenes
import Testing

@testable import SceneTerminal

/// The column of a split view that is shown where there isn't room for all.
@MainActor struct CompactColumnTests {
  private struct Boxes: View {
    @State private var column = NavigationSplitViewColumn.sidebar
    @State private var chosen: String?

    private var name: String { column == .sidebar ? "boxes" : "messages" }

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(selection: $chosen) {
          ForEach(["Inbox", "Sent"], id: \.self) { Text($0) }
        }
        Text("first \(name)")
      } detail: {
        Text("second \(name) of \(chosen ?? "none")")
        Button("Back to the boxes") { column = .sidebar }
      }
    }
  }

  @Test func `the binding is set when a person goes to another column`() {
    let terminal = TestTerminal(Showing { Boxes() })
    terminal.play(.resize(columns: 40, rows: 12))
    #expect(terminal.shows("first boxes"))
    terminal.click("Inbox")
    #expect(terminal.shows("second messages of Inbox"))
    terminal.press(.escape)
    #expect(terminal.shows("first boxes"))
  }

  @Test func `the app goes back after a person went on`() {
    let terminal = TestTerminal(Showing { Boxes() })
    terminal.play(.resize(columns: 40, rows: 12))
    terminal.click("Sent")
    terminal.click("Back to the boxes")
    #expect(terminal.shows("first boxes"))
  }

  @Test func `the binding stays where there is room for both columns`() {
    let terminal = TestTerminal(Showing { Boxes() })
    terminal.click("Inbox")
    #expect(terminal.shows("first boxes") && terminal.shows("second boxes of Inbox"))
  }
}
