import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// Pages without titles, and views that are told by another.
@MainActor struct PageDrawingTests {
  private struct Tour: View {
    var body: some View {
      TabView {
        Text("welcome")
        Text("letters")
        Text("the end")
      }
      .tabViewStyle(.page)
    }
  }

  @Test func `marks below a page show which one it is, and choose another`() throws {
    let terminal = TestTerminal(Showing { Tour() })
    terminal.expectShows("welcome", "● ○ ○")
    terminal.expectHides("Page 1")
    let marks = try require(terminal.place(of: "● ○ ○"))
    expect(marks.row > (terminal.place(of: "welcome")?.row ?? 0))
    expectEqual(marks.column, 37)
    terminal.press(.tab, .tab, .enter)
    terminal.expectShows("letters", "○ ● ○")
    terminal.expectHides("welcome")
    terminal.press(.tab, .enter)
    terminal.expectShows("the end", "○ ○ ●")
  }

  @Test(arguments: [80, 24])
  func `the number of a tab is on the line of its title`(columns: Int) throws {
    let terminal = TestTerminal(
      Showing {
        TabView {
          Tab("Inbox") { Text("content") }.badge(12)
          Tab("Sent") { Text("other content") }
          Tab("Archive") { Text("old content") }
        }
      }, columns: columns)
    let title = try require(terminal.place(of: "Sent"))
    expectEqual(terminal.rows[title.row].contains("Inbox (12)"), columns == 80)
    // Nothing of the titles is below their line.
    expectEqual(terminal.rows[title.row + 1], "")
  }

  private struct Unmarked: View {
    var body: some View {
      TabView {
        Button("welcome") {}.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        Text("letters")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test func `marks that are never shown appear only where the focus turns the pages`() throws {
    let terminal = TestTerminal(Showing { Unmarked() })
    let button = try require(terminal.place(of: "[welcome]"))
    terminal.expectHides("●", "○")
    // The content has the row of the marks too.
    terminal.press(.tab)
    terminal.expectShows("●", "○")
    terminal.press(.escape)
    terminal.expectHides("●", "○")
    expectEqual(terminal.place(of: "[welcome]")?.row, button.row)
    terminal.click("welcome")
    terminal.expectHides("letters")
    terminal.press(.escape, .tab, .right, .enter)
    terminal.press(.escape)
    terminal.expectShows("letters")
    terminal.expectHides("●")
  }

  private struct Barred: View {
    let told: Told

    var body: some View {
      Text("the content")
        .toolbar {
          Button("Reply") { told.lines.append("reply") }
          Button("Forward to All") { told.lines.append("forward") }
            .keyboardShortcut("f", modifiers: [.command, .shift])
          Menu("Flag Message") { Button("Red") { told.lines.append("red") } }
        }
    }
  }

  @Test func `controls without room in a bar are in a menu at its end`() {
    let told = Told()
    let terminal = TestTerminal(Showing { Barred(told: told) }, columns: 20)
    terminal.expectShows("[Reply]", "[»]")
    terminal.expectHides("[Forward to All]", "[Flag Message ▾]")
    terminal.press(.tab, .tab)
    expectEqual(terminal.focusName, "More")
    terminal.press(.enter)
    terminal.expectShows("─ More ─", "Forwa", "Flag Message")
    terminal.press(.enter)
    terminal.click("[»]")
    terminal.press(.down, .enter)
    terminal.press(.character("f"), [.control, .shift])
    expectEqual(told.take(), ["forward", "red", "forward"])
    terminal.press(.function(2))
    terminal.type("flag message")
    terminal.press(.enter)
    expectEqual(told.take(), ["red"])
    expectEqual(terminal.focusName, "More")
    terminal.play(.resize(columns: 60, rows: 24))
    terminal.expectShows("[Reply] [Forward to All] [Flag Message ▾]")
    terminal.expectHides("[»]")
  }

  private struct Volume: View {
    @State private var volume = 0.5

    var body: some View {
      Text(String(repeating: "▮", count: Int(volume * 10)))
        .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
      Text("drawn").accessibilityChildren { Button("Told") {} }
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      }
      Button("Done") {}
    }
  }

  @Test func `a view is drawn where it stands, and not as what is told`() {
    let terminal = TestTerminal(Showing { Volume() })
    terminal.expectShows("▮▮▮▮▮", "drawn", "a b")
    terminal.expectHides("Volume", "Told")
    expectEqual(terminal.workspace.focusedPane?.targets.count, 1)
  }
}
