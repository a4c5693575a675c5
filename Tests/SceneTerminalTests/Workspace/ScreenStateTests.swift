import Checking
import SceneRuntime
import Scenes
import Testing

@testable import SceneTerminal

/// Acts in an order that a person wouldn't choose.
@MainActor struct ScreenStateTests {
  private func terminal() -> TestTerminal { TestTerminal(Postbox()) }

  private func ask(_ terminal: TestTerminal) {
    let scene = terminal.application.focusedSession?.scene as? WindowScene
    scene?.closureConfirmation = SceneClosureConfirmation(title: "Close?")
  }

  @Test(arguments: [(KeyPress.Key.escape, 2), (.character("y"), 1)])
  func `a question from the switcher returns to the switcher`(key: KeyPress.Key, windows: Int) {
    let terminal = terminal()
    terminal.click("Read 1")
    ask(terminal)
    terminal.press(.function(5), .character("x"))
    terminal.expectShows("Close?")
    terminal.press(key)
    expect(terminal.workspace.overlay.isSwitcher && terminal.application.isSwitcherOpen)
    expectEqual(terminal.application.orderedSessions.count, windows)
    terminal.press(.escape)
    terminal.expectHides("(inactive)")
  }

  @Test func `the switcher is gone when the application comes back`() {
    let terminal = terminal()
    terminal.press(.function(5))
    terminal.application.receive(.background(nil))
    terminal.settle()
    terminal.application.receive(.foreground)
    terminal.settle()
    expect(terminal.workspace.overlay == nil && terminal.rows[0].contains("▶ Inbox"))
  }

  @Test func `a question goes with its window`() {
    let terminal = terminal()
    terminal.click("Read 1")
    ask(terminal)
    terminal.press(.function(4))
    if let scene = terminal.application.focusedSession?.id {
      terminal.application.receive(.close(scene))
    }
    terminal.settle()
    expect(terminal.workspace.overlay == nil)
  }

  @Test func `an element that is gone isn't pressed`() {
    struct Going: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Button("Go") { isShown = false } }
        Text("here")
      }
    }
    let terminal = TestTerminal(Showing { Going() })
    terminal.press(.function(2))
    terminal.type("go")
    if let target = terminal.pane.targets.first {
      for event in terminal.pane.press(target) { terminal.application.receive(event) }
    }
    terminal.settle()
    terminal.press(.enter)
    expectContains(terminal.rows[23], "isn't there any more")
  }

  @Test func `only what was pressed is dragged`() {
    struct Volume: View {
      @State private var volume = 0.5
      var body: some View {
        VStack {
          Text("plain text")
          Slider(value: $volume)
          Text("volume \(volume)")
        }
      }
    }
    let terminal = TestTerminal(Showing { Volume() })
    terminal.press(.tab)
    let text = terminal.place(of: "plain") ?? (0, 0)
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: text.column, row: text.row)),
      .mouse(MouseEvent(.drag(.left), column: 70, row: text.row + 1)),
      .mouse(MouseEvent(.release(.left), column: 70, row: text.row + 1)))
    terminal.expectShows("volume 0.5")
  }

  @Test func `an empty log follows what comes`() {
    var log = LogPane()
    log.setFilter(.problems)
    log.move(by: -1)
    log.append("a complaint", .complaint)
    expect(log.selection == nil)
  }

  @Test(arguments: [(50_000, 60_000), (0, 0), (-3, 7)])
  func `a size that no screen has is taken as one that can be drawn`(columns: Int, rows: Int) {
    let terminal = terminal()
    terminal.play(.resize(columns: columns, rows: rows))
    expect(terminal.screen.columns <= 2_000 && terminal.screen.rows <= 1_000)
    expect(terminal.screen.columns >= 1 && terminal.screen.rows >= 1)
  }

  @Test func `frames that are larger than any screen are drawn`() {
    let terminal = TestTerminal(
      Showing {
        VStack {
          Text("x").frame(width: 1e12, height: 1e12).border(.red)
          ProgressView(value: 0.5).frame(width: 1e12)
          Button("y") {}.frame(width: 1e12, height: 1e12)
        }
      })
    expect(terminal.rows[1].hasPrefix("╭──"))
  }

  @Test func `what is pasted into a list is cut`() {
    let terminal = terminal()
    terminal.press(.function(2))
    terminal.play(.paste(String(repeating: "a", count: 100_000)))
    guard case .list(_, let list) = terminal.workspace.overlay else {
      Issue.record("the list is closed")
      return
    }
    expectEqual(list.query.count, 200)
  }
}
