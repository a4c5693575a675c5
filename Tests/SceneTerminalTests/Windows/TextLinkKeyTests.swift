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
}
