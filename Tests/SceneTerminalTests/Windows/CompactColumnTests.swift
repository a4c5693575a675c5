import Checking
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
    terminal.expectShows("first boxes")
    terminal.click("Inbox")
    terminal.expectShows("second messages of Inbox")
    terminal.press(.escape)
    terminal.expectShows("first boxes")
    terminal.press(.right)
    terminal.expectShows("second messages of Inbox")
  }

  private struct Outline: View {
    @State private var column = NavigationSplitViewColumn.detail
    @State private var text = ""

    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List {
          DisclosureGroup("Outline", isExpanded: .constant(true)) {}
        }
        .overlay { Text("no headings") }
      } detail: {
        TextEditor(text: $text).accessibilityLabel("Text")
      }
      .searchable(text: .constant(""), placement: .sidebar)
    }
  }

  @Test func `a key leads from a column without rows to the next one`() {
    let terminal = TestTerminal(Showing { Outline() })
    terminal.play(.resize(columns: 40, rows: 12))
    func focus(_ name: String) {
      for _ in 0..<9 where terminal.focusName != name { terminal.press(.tab) }
      expectEqual(terminal.focusName, name)
    }
    focus("Text")
    for isFocused in [false, true] {
      terminal.press(.escape)
      terminal.expectShows("no headings")
      if isFocused { focus("Outline") }
      terminal.press(.right)
      terminal.expectHides("no headings")
      expectEqual(terminal.focusName, "Text")
    }
    terminal.type("typed")
    terminal.expectShows("typed")
  }

  @Test func `the app goes back after a person went on`() {
    let terminal = TestTerminal(Showing { Boxes() })
    terminal.play(.resize(columns: 40, rows: 12))
    terminal.click("Sent")
    terminal.click("Back to the boxes")
    terminal.expectShows("first boxes")
  }

  @Test func `a column shows that a person can go back where the column before is hidden`() throws {
    let terminal = TestTerminal(Showing { Boxes() })
    terminal.expectHides("‹ Back")
    terminal.play(.resize(columns: 40, rows: 12))
    terminal.expectHides("‹ Back")
    terminal.click("Inbox")
    let control = try require(terminal.place(of: "‹ Back"))
    expect(terminal.place(of: "second messages").map { $0.row > control.row } == true)
    terminal.press(.tab)
    expectEqual(terminal.focusName, "Back")
    terminal.press(.enter)
    terminal.expectShows("first boxes")
    terminal.expectHides("‹ Back")
    terminal.click("Inbox")
    terminal.click("‹ Back")
    terminal.expectShows("first boxes")
    terminal.click("Inbox")
    terminal.play(.resize(columns: 80, rows: 12))
    terminal.expectShows("first messages")
    terminal.expectHides("‹ Back")
  }

  private struct Searched: View {
    @State private var box: String?
    @State private var message: String?
    @State private var query = ""

    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent", "Trash"], id: \.self, selection: $box) { Text($0) }
      } detail: {
        List(["first", "second"], id: \.self, selection: $message) { Text("\($0) message") }
          .searchable(text: $query)
      }
    }
  }

  @Test func `a key leads from a column to the rows of the next one, past its search field`() {
    let terminal = TestTerminal(Showing { Searched() }, columns: 120)
    terminal.press(.down)
    expectEqual(terminal.focusName, "Inbox")
    terminal.press(.right)
    expectEqual(terminal.focusName, "first message")
    terminal.press(.up)
    expect(terminal.pane.focused?.isSearchField == true)
    // A row beside the focus gets it.
    let other = TestTerminal(Showing { Searched() }, columns: 120)
    other.press(.down, .down, .down, .right)
    expectEqual(other.focusName, "second message")
  }

  private struct Threads: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) { Text("Inbox").tag("Inbox") }
      } content: {
        List(selection: $chosen) { Text("Moths").tag("Moths") }
      } detail: {
        Text("a moth").toolbar { ToolbarItem(placement: .topBarLeading) { Button("Reply") {} } }
      }
    }
  }

  @Test func `the control shares the bar of the first of two columns`() throws {
    let terminal = TestTerminal(Showing { Threads() }, columns: 70)
    terminal.expectShows("Inbox", "Moths")
    terminal.expectHides("‹ Back")
    terminal.click("Moths")
    terminal.expectShows("‹ Back", "[Reply]")
    terminal.expectHides("Inbox")
    terminal.press(.escape)
    terminal.expectShows("Inbox")
    terminal.expectHides("‹ Back")
    terminal.play(.resize(columns: 40, rows: 12))
    terminal.click("Inbox")
    terminal.click("Moths")
    let (back, reply) = (terminal.place(of: "‹ Back"), terminal.place(of: "[Reply]"))
    expect(back != nil)
    expectEqual(back?.row, reply?.row)
  }

  @Test func `the binding stays where there is room for both columns`() {
    let terminal = TestTerminal(Showing { Boxes() })
    terminal.click("Inbox")
    terminal.expectShows("first boxes", "second boxes of Inbox")
  }
}
