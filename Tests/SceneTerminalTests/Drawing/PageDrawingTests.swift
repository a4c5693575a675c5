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
    #expect(terminal.shows("welcome") && terminal.shows("● ○ ○"))
    #expect(!terminal.shows("Page 1"))
    let marks = try #require(terminal.place(of: "● ○ ○"))
    #expect(marks.row > (terminal.place(of: "welcome")?.row ?? 0))
    expectEqual(marks.column, 37)
    terminal.press(.tab, .tab, .enter)
    #expect(terminal.shows("letters") && terminal.shows("○ ● ○") && !terminal.shows("welcome"))
    terminal.press(.tab, .enter)
    #expect(terminal.shows("the end") && terminal.shows("○ ○ ●"))
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
    let button = try #require(terminal.place(of: "[welcome]"))
    #expect(!terminal.shows("●") && !terminal.shows("○"))
    // The content has the row of the marks too.
    terminal.press(.tab)
    #expect(terminal.shows("●") && terminal.shows("○"))
    terminal.press(.escape)
    #expect(!terminal.shows("●") && !terminal.shows("○"))
    expectEqual(terminal.place(of: "[welcome]")?.row, button.row)
    terminal.click("welcome")
    #expect(!terminal.shows("letters"))
    terminal.press(.escape, .tab, .right, .enter)
    terminal.press(.escape)
    #expect(terminal.shows("letters") && !terminal.shows("●"))
  }

  private struct Volume: View {
    @State private var volume = 0.5

    var body: some View {
      Text(String(repeating: "▮", count: Int(volume * 10)))
        .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
      HStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
      }
      Button("Done") {}
    }
  }

  @Test func `a view is drawn where it stands, and not as what is told`() {
    let terminal = TestTerminal(Showing { Volume() })
    #expect(terminal.shows("▮▮▮▮▮") && terminal.shows("a b"))
    #expect(!terminal.shows("Volume"))
    expectEqual(terminal.workspace.focusedPane?.targets.count, 1)
  }
}
