import Checking
import SceneModel
import SceneRuntime
import TestSupport
import Testing

@testable import SceneTerminal

/// The commands of the host, by keys and by the mouse.
@MainActor struct WorkspaceTests {
  private func terminal(_ columns: Int = 80, _ rows: Int = 24) -> TestTerminal {
    TestTerminal(Postbox(), columns: columns, rows: rows)
  }

  /// A screen with the inbox and a message, which has the focus.
  private func withTwoScenes() -> TestTerminal {
    let terminal = terminal()
    terminal.click("Read 1")
    return terminal
  }

  private func focused(_ terminal: TestTerminal) -> SceneID? {
    terminal.application.focusedSession?.id
  }

  // MARK: - Scenes

  @Test func `the focus goes to the next scene and back`() {
    let terminal = withTwoScenes()
    expectEqual(focused(terminal), "2")
    terminal.press(.function(6))
    expectEqual(focused(terminal), "1")
    terminal.press(.function(6), .shift)
    expectEqual(focused(terminal), "2")
    terminal.press(.character("1"), .option)
    expectEqual(focused(terminal), "1")
    terminal.press(.character("9"), .option)
    expectEqual(focused(terminal), "1")
    terminal.click(60, 10)
    expectEqual(focused(terminal), "2")
  }

  @Test func `a scene goes to the background and comes back from the switcher`() {
    let terminal = withTwoScenes()
    terminal.press(.function(11))
    expectEqual(terminal.workspace.foreground.map(\.id), ["1"])
    terminal.press(.function(5), .right)
    terminal.expectShows("background")
    terminal.press(.enter)
    // The switcher shows the chosen scene alone.
    expectEqual(terminal.workspace.foreground.map(\.id), ["2"])
    expectEqual(focused(terminal), "2")
    expect(terminal.workspace.overlay == nil)
  }

  @Test func `all scenes go to the background, and Enter brings them back`() {
    let terminal = terminal()
    terminal.press(.function(12))
    expectEmpty(terminal.workspace.foreground)
    terminal.expectShows("Enter returns to the app.")
    terminal.press(.character("x"), .down)
    expectEqual(terminal.workspace.foreground, [])
    terminal.press(.enter)
    expectEqual(terminal.workspace.foreground.map(\.id), ["1"])
    terminal.press(.function(12))
    terminal.click(5, 5)
    expectEqual(terminal.workspace.foreground.map(\.id), ["1"])
  }

  @Test func `a window is opened and closed`() {
    let terminal = terminal()
    terminal.press(.character("n"), .control)
    expectEqual(terminal.workspace.foreground.count, 2)
    terminal.press(.function(4))
    expectEqual(terminal.workspace.foreground.map(\.id), ["1"])
    terminal.press(.character("n"), .control)
    terminal.click(38, 0)
    expect(
      terminal.workspace.foreground.count == 1 && terminal.application.orderedSessions.count == 1)
  }

  @Test func `a window is wider, narrower, over the others and alone`() {
    let terminal = withTwoScenes()
    func widths() -> [Int] { terminal.workspace.places.map(\.area.columns) }
    expectEqual(widths(), [40, 39])
    terminal.press(.character(">"))
    expectEqual(widths(), [38, 41])
    terminal.press(.character("<"), .character("<"))
    expectEqual(widths(), [42, 37])
    terminal.press(.function(9))
    expectEqual(widths(), [80, 32])
    terminal.press(.function(9), .character("z"))
    expectEqual(widths(), [80])
    terminal.press(.function(8))
    expectEqual(widths(), [42, 37])
    // A window that gets the focus is shown alone in place of the one that was.
    terminal.press(.function(8))
    terminal.application.receive(.newWindow)
    terminal.settle()
    expectEqual(
      terminal.workspace.places.map { $0.scene }, [terminal.application.focusedSession?.id])
  }

  @Test func `a divider is moved with the mouse, and the app is told the sizes`() {
    let terminal = withTwoScenes()
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: 40, row: 10)),
      .mouse(MouseEvent(.drag(.left), column: 45, row: 12)),
      .mouse(MouseEvent(.drag(.left), column: 50, row: 12)),
      .mouse(MouseEvent(.release(.left), column: 50, row: 12)),
      .mouse(MouseEvent(.drag(.left), column: 20, row: 12)))
    expectEqual(terminal.workspace.places.map(\.area.columns), [50, 29])
    expectContains(terminal.trace, "resize scene 1 to 400.0 by 352.0")
    expectContains(terminal.trace, "resize scene 2 to 232.0 by 352.0")
  }

  @Test func `a divider that has reached its limit comes back with the mouse`() {
    let terminal = withTwoScenes()
    terminal.play(
      .mouse(MouseEvent(.press(.left), column: 40, row: 10)),
      .mouse(MouseEvent(.drag(.left), column: 2, row: 10)))
    expectEqual(terminal.workspace.places.map(\.area.columns), [10, 69])
    terminal.play(.mouse(MouseEvent(.drag(.left), column: 20, row: 10)))
    expectEqual(terminal.workspace.places.map(\.area.columns), [20, 59])
  }

  // MARK: - The switcher

  @Test(arguments: [KeyPress.Key.escape, .function(5)])
  func `the switcher is left without a choice`(key: KeyPress.Key) {
    let terminal = withTwoScenes()
    terminal.press(.function(5))
    expect(terminal.application.isSwitcherOpen)
    terminal.press(.left, key)
    expect(!terminal.application.isSwitcherOpen)
    expectEqual(focused(terminal), "2")
    expectEqual(terminal.workspace.foreground.map(\.id), ["1", "2"])
  }

  @Test func `the switcher opens and closes windows with keys and the mouse`() {
    let terminal = withTwoScenes()
    terminal.press(.function(5), .character("x"))
    expectEqual(terminal.application.orderedSessions.map(\.id), ["1"])
    expect(terminal.workspace.overlay.isSwitcher)
    terminal.press(.character("+"))
    expectEqual(terminal.workspace.foreground.map(\.id), ["3"])
    expect(terminal.workspace.overlay == nil)
    terminal.press(.function(5))
    expect(terminal.click("[×]"))
    expectEqual(terminal.application.orderedSessions.count, 1)
    expect(terminal.click("+ New Window"))
    expectEqual(terminal.application.orderedSessions.count, 2)
    expect(terminal.workspace.overlay == nil)
  }

  // MARK: - Closing

  private func asking() -> TestTerminal {
    let terminal = terminal()
    let scene = terminal.application.focusedSession?.scene as? WindowScene
    scene?.closureConfirmation = SceneClosureConfirmation(title: "Close without saving?")
    return terminal
  }

  @Test(arguments: [
    ([KeyPress.Key.enter], false), ([.right, .enter], true), ([.character("y")], true),
    ([.character("n")], false), ([.escape], false), ([.tab, .tab, .enter], false),
    ([.character("q"), .left, .character(" ")], true),
  ])
  func `a scene that asks is closed only if a person confirms`(
    keys: [KeyPress.Key], isClosed: Bool
  ) {
    let terminal = asking()
    terminal.press(.function(4))
    terminal.expectShows("Close without saving?")
    for key in keys { terminal.press(key) }
    terminal.expectHides("Close without saving?")
    expectEqual(terminal.application.orderedSessions.isEmpty, isClosed)
  }

  @Test(arguments: [("[Close]", true), ("[Cancel]", false)])
  func `the question is answered with the mouse`(button: String, isClosed: Bool) {
    let terminal = asking()
    terminal.click("[×]")
    expect(terminal.click(button))
    terminal.expectHides("Close without saving?")
    expectEqual(terminal.application.orderedSessions.isEmpty, isClosed)
  }

  // MARK: - Menus, help and commands

  @Test func `a menu's command is performed by keys and by the mouse`() {
    let terminal = terminal()
    terminal.press(.function(10), .right, .right, .right, .right)
    terminal.expectShows("Open Inbox")
    terminal.press(.enter)
    expectEqual(terminal.workspace.foreground.count, 2)
    expect(terminal.workspace.overlay == nil)
    terminal.press(.function(10))
    terminal.click("Host")
    terminal.click("Log ")
    expect(terminal.workspace.isLogOpen && terminal.workspace.overlay == nil)
    terminal.press(.function(10))
    terminal.click(70, 15)
    expect(terminal.workspace.overlay == nil)
  }

  @Test func `a long menu shows the chosen item on a small screen`() {
    let terminal = terminal(40, 8)
    terminal.press(.function(10), .right, .right, .right, .right, .up)
    terminal.expectShows("Narrower")
    let place = terminal.place(of: "Wider")
    expectEqual(place.map { terminal.screen[$0.column, $0.row].style }, .plain)
    terminal.press(.enter)
    expect(terminal.workspace.overlay == nil)
  }

  @Test func `a disabled command says why it isn't performed`() {
    let terminal = terminal()
    terminal.press(.function(2))
    terminal.type("empty")
    terminal.press(.enter)
    expectContains(terminal.rows.last, "it is disabled")
    expect(terminal.workspace.overlay != nil)
  }

  @Test(arguments: [
    ("new win", 2), ("zoom", 1), ("window: open", 2), ("xyz", 1),
  ])
  func `a command is found by typing a part of its name`(query: String, windows: Int) {
    let terminal = terminal()
    terminal.press(.character("p"), .control)
    terminal.type(query)
    terminal.press(.enter)
    expectEqual(terminal.workspace.foreground.count, windows)
  }

  @Test func `an element of the window is found by its name`() {
    let terminal = terminal()
    terminal.press(.character("/"))
    terminal.type("sea")
    terminal.press(.enter)
    expectEqual(terminal.focusName, "Search")
    expect(terminal.pane.isTyping)
    terminal.type("moth")
    terminal.expectShows("Search: moth")
    terminal.press(.escape, .character("/"))
    terminal.type("read 3")
    terminal.press(.enter)
    expectEqual(terminal.focusName, "Read 3")
    terminal.press(.enter)
    expectContains(terminal.rows[0], "Message 3")
  }

  @Test func `the help lists the keys, and performs a command`() {
    let terminal = terminal()
    terminal.press(.character("?"))
    terminal.expectShows("Menu of the Element", "Shift-Tab")
    terminal.type("new")
    terminal.press(.enter)
    expectEqual(terminal.workspace.foreground.count, 2)
    terminal.press(.function(1), .function(1))
    expect(terminal.workspace.overlay == nil)
  }

  @Test(arguments: [("Help", "Keys"), ("Commands", "Mailbox: Sort"), ("Log", "Log: scenes")])
  func `a hint is a button`(hint: String, text: String) {
    let terminal = terminal()
    let place = terminal.place(of: " " + hint)
    terminal.click((place?.column ?? 0) + 1, 23)
    terminal.expectShows(text)
  }

  // MARK: - The log

  @Test func `the log gets keys until it is left`() {
    let terminal = terminal()
    terminal.press(.function(7))
    terminal.expectShows("Log: scenes")
    terminal.press(.character("f"))
    terminal.expectShows("Log: everything")
    terminal.press(.character("f"))
    terminal.expectShows("Log: problems")
    terminal.press(.character("f"), .home)
    terminal.expectShows("Log: events")
    expectEqual(terminal.workspace.log.selected?.text, "launch")
    terminal.press(.escape, .tab)
    expectEqual(terminal.focusName, "Read 1")
    terminal.expectShows("Log: events")
    terminal.click(3, 20)
    expectEqual(terminal.workspace.part, .log)
    terminal.press(.function(7))
    terminal.expectHides("Log:")
  }

  @Test func `the log opens with what happens to scenes, without storing and sizes`() {
    let terminal = terminal()
    terminal.press(.function(3), .function(7))
    let texts = terminal.workspace.log.lines.map(\.text)
    let isNoise = { (text: String) in
      text.hasPrefix("stored ") || text.hasPrefix("resize ")
        || text.hasSuffix(" didUpdateEffectiveGeometry")
    }
    expectContains(texts, "scene 2 sceneDidBecomeActive")
    expect(!texts.contains(where: isNoise))
    terminal.press(.character("f"))
    expect(terminal.workspace.log.lines.map(\.text).contains(where: isNoise))
  }

  @Test func `printed lines appear in the log, without control characters`() {
    let terminal = terminal()
    terminal.press(.function(7))
    terminal.workspace.record(output: "evil\u{1B}[2J\u{9B}1m", isComplaint: false)
    terminal.settle()
    terminal.expectShows("evil␛[2J")
    let scalars = terminal.screen.text.unicodeScalars
    expect(!scalars.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value })
  }

  // MARK: - The process

  @Test func `quitting is asked for, and forced when asked for again`() {
    let terminal = terminal()
    expectEqual(terminal.press(.character("c"), .control), .none)
    expect(terminal.application.isTerminated)
    expectEqual(terminal.press(.character("c"), .control), .end)
  }

  @Test(arguments: [
    (KeyPress(.character("z"), .control), Workspace.Effect.suspend),
    (KeyPress(.character("l"), .control), .redraw), (KeyPress(.character("q"), .control), .none),
  ])
  func `keys for the process reach it`(key: KeyPress, effect: Workspace.Effect) {
    expectEqual(terminal().play(.key(key)), effect)
  }

  @Test func `a display is attached and detached`() {
    let terminal = terminal()
    for isAttached in [true, false, true] {
      terminal.press(.function(2))
      terminal.type("attach")
      terminal.press(.enter)
      expectEqual(terminal.shows("on the wall"), isAttached)
      expect(terminal.application.attachedDisplays.isEmpty != isAttached)
    }
  }

  @Test func `a shortcut of the app's menus presses its command`() {
    let terminal = terminal()
    let before = terminal.trace.count
    terminal.press(.character("s"), .control)
    expect(terminal.trace.dropFirst(before).contains { $0.contains("press") })
  }

  @Test func `any input on any screen leaves a screen that is drawn`() {
    var generator = SeededGenerator(seed: 7)
    let keys: [KeyPress.Key] =
      [.enter, .tab, .escape, .up, .down, .left, .right, .end, .home, .pageDown, .backspace]
      + (1...12).map { .function($0) } + "abx+?/z<>fq".map { .character($0) }
    for seed in 0..<20 {
      let terminal = terminal(20 + seed * 7, 5 + seed)
      for _ in 0..<60 {
        if Int.random(in: 0..<4, using: &generator) == 0 {
          terminal.click(
            Int.random(in: 0..<terminal.screen.columns, using: &generator),
            Int.random(in: 0..<terminal.screen.rows, using: &generator))
        } else if let key = keys.randomElement(using: &generator) {
          terminal.press(key)
        }
        expectEqual(terminal.screen.cells.count, terminal.screen.columns * terminal.screen.rows)
      }
    }
  }
}
