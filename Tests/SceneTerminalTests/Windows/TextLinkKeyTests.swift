import Checking
import Foundation
import Scenes
import Testing

@testable import SceneTerminal

/// Links in texts with keys and the mouse.
@MainActor struct TextLinkKeyTests {
  private struct Linking: View {
    @State private var opened = "none"

    var body: some View {
      VStack(alignment: .leading) {
        Text("See [Orders](https://postbox.example/1) and [Bills](https://postbox.example/2).")
          .textCase(.uppercase)
        Text("opened \(opened)")
        Text("[some words that need two lines](https://postbox.example/3)")
          .multilineTextAlignment(.trailing)
          .frame(width: 160)
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.lastPathComponent
          return .handled
        })
    }
  }

  @Test func `Tab reaches each link and Return opens it`() {
    let terminal = TestTerminal(Showing { Linking() })
    terminal.press(.tab, .enter)
    expectEqual(terminal.focusName, "Orders")
    terminal.expectShows("opened 1")
    terminal.press(.tab, .enter)
    expectEqual(terminal.focusName, "Bills")
    terminal.expectShows("opened 2")
  }

  @Test func `a link with the focus is drawn in reverse, with the cursor`() throws {
    let terminal = TestTerminal(Showing { Linking() })
    terminal.press(.tab)
    let row = try require(terminal.rows.firstIndex { $0.contains("SEE ORDERS AND BILLS.") })
    let cursor = try require(terminal.screen.cursor)
    let cells = terminal.screen.cells[
      row * terminal.screen.columns..<(row + 1) * terminal.screen.columns]
    let reversed = cells.filter { $0.style.attributes.contains(.reverse) }.map(\.text).joined()
    expectEqual(cursor.row, row)
    expectEqual(reversed, "ORDERS")
    expectEqual(cells.filter { $0.link != 0 }.map(\.text).joined(), "ORDERSBILLS")
  }

  @Test func `a click opens a link in each of its lines`() {
    let terminal = TestTerminal(Showing { Linking() })
    terminal.click("BILLS")
    terminal.expectShows("opened 2")
    terminal.click("two lines")
    terminal.expectShows("opened 3")
  }

  private struct Short: View {
    let text: String
    let mode: Text.TruncationMode
    var isUppercase = false

    var body: some View {
      Text(LocalizedStringKey(text))
        .lineLimit(1)
        .truncationMode(mode)
        .textCase(isUppercase ? .uppercase : nil)
        .frame(width: 96)
    }
  }

  private func linked(_ terminal: TestTerminal) -> String {
    terminal.screen.cells.filter { $0.link != 0 }.map(\.text).joined()
  }

  @Test(arguments: [
    (
      "error in file [error.swift](https://postbox.example/4)", Text.TruncationMode.head,
      "error.swift"
    ),
    ("a list of swift [err.swift](https://postbox.example/4)", .middle, "swift"),
    ("[a list](https://postbox.example/4) of…swift err.swift", .middle, "a list…"),
  ])
  func `a link is where its characters are, also if the text before them is left out`(
    text: String, mode: Text.TruncationMode, link: String
  ) {
    let terminal = TestTerminal(Showing { Short(text: text, mode: mode) })
    expectContains(linked(terminal), link)
    expect(linked(terminal).count <= link.count + 1)
  }

  @Test func `a link is where its characters are, also if a letter before it becomes two`() {
    let terminal = TestTerminal(
      Showing {
        Short(text: "Straße [Stil](https://postbox.example/5)", mode: .tail, isUppercase: true)
      })
    terminal.expectShows("STRASSE STIL")
    expectEqual(linked(terminal), "STIL")
  }
}
