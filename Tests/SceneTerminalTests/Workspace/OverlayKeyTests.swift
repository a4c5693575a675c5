import Checking
import SceneRuntime
import Scenes
import Testing

@testable import SceneTerminal

/// Keys and pasted text while a list, the menus, the switcher, a question or the log has them.
@MainActor struct OverlayKeyTests {
  private func terminal() -> TestTerminal { TestTerminal(Postbox()) }

  private struct Rows: View {
    var body: some View {
      List(["Ada", "Grace"], id: \.self) { name in Button(name) {} }
        .focusable()
      Text("Total").focusable()
    }
  }

  @Test func `a view around others isn't listed with the texts of all of them`() {
    let terminal = TestTerminal(Showing { Rows() })
    terminal.press(.function(2))
    terminal.type("Grace")
    terminal.expectShows("│ Grace")
    terminal.expectHides("Ada Grace")
    terminal.press(.escape, .function(2))
    terminal.type("Total")
    terminal.expectShows("│ Total")
  }

  @Test(arguments: [
    KeyPress.Key.function(1), .function(2), .function(5), .function(10), .character("/"),
  ])
  func `Control-L draws again and leaves open what is open`(key: KeyPress.Key) {
    let terminal = terminal()
    terminal.press(key)
    let rows = terminal.rows
    expectEqual(terminal.press(.character("l"), .control), .redraw)
    expect(terminal.workspace.overlay != nil)
    expectEqual(terminal.rows, rows)
  }

  @Test(arguments: [
    KeyPress(.character("j"), .control), KeyPress(.character("k"), .control),
    KeyPress(.character("h"), .control), KeyPress(.character("l"), .option),
    KeyPress(.down, .control), KeyPress(.enter, .option), KeyPress(.character(" "), .control),
  ])
  func `a key with Control or Alt neither moves nor chooses in a menu`(key: KeyPress) {
    let terminal = terminal()
    terminal.press(.function(10), .right)
    let screen = terminal.screen
    terminal.play(.key(key))
    expectEqual(terminal.screen, screen)
    expectEqual(terminal.application.orderedSessions.count, 1)
  }

  @Test(arguments: [
    KeyPress(.character("y"), .control), KeyPress(.character("y"), .option),
    KeyPress(.character("n"), .control), KeyPress(.enter, .option), KeyPress(.left, .control),
  ])
  func `a key with Control or Alt doesn't answer a question`(key: KeyPress) {
    let terminal = terminal()
    let scene = terminal.application.focusedSession?.scene as? WindowScene
    scene?.closureConfirmation = SceneClosureConfirmation(title: "Close?")
    terminal.press(.function(4))
    let screen = terminal.screen
    terminal.play(.key(key))
    terminal.expectShows("Close?")
    expectEqual(terminal.screen, screen)
  }

  @Test(arguments: [
    KeyPress(.character("f"), .control), KeyPress(.up, .control), KeyPress(.enter, .option),
  ])
  func `a key with Control or Alt changes nothing in the log`(key: KeyPress) {
    let terminal = terminal()
    terminal.press(.function(7), .up)
    let screen = terminal.screen
    terminal.play(.key(key))
    expectEqual(terminal.screen, screen)
  }

  @Test(arguments: [KeyPress(.tab), KeyPress(.tab, .shift), KeyPress(.escape)])
  func `a key takes the keys from the log, which stays open`(key: KeyPress) {
    let terminal = terminal()
    terminal.press(.function(7))
    terminal.expectShows("▶ Log:")
    terminal.play(.key(key))
    expectContains(terminal.rows[0], "▶ Inbox")
    terminal.expectShows("Log:")
    terminal.expectHides("▶ Log:")
  }

  @Test(arguments: [
    KeyPress(.function(1)), KeyPress(.function(2)), KeyPress(.function(5)), KeyPress(.function(10)),
    KeyPress(.character("/")), KeyPress(.character("?")), KeyPress(.character("t"), .control),
  ])
  func `the key that opens something closes it again`(key: KeyPress) {
    let terminal = terminal()
    let screen = terminal.screen
    terminal.play(.key(key))
    expect(terminal.workspace.overlay != nil)
    terminal.play(.key(key))
    expect(terminal.workspace.overlay == nil)
    expectEqual(terminal.screen, screen)
    expect(!terminal.application.isSwitcherOpen)
  }

  @Test(arguments: [(KeyPress.Key.function(1), "log?"), (.character("/"), "read/")])
  func `a character that opens a list is typed behind others in it`(
    key: KeyPress.Key, text: String
  ) {
    let terminal = terminal()
    terminal.press(key)
    terminal.type(text)
    terminal.expectShows("> \(text)")
  }

  @Test(arguments: [KeyPress.Key.function(5), .function(7), .function(10)])
  func `text isn't pasted into a window that doesn't have the keys`(key: KeyPress.Key) {
    let terminal = terminal()
    terminal.click("Search")
    terminal.press(key)
    terminal.play(.paste("lost"))
    terminal.press(key)
    expect(terminal.pane.isTyping)
    terminal.expectShows("Search:")
    terminal.expectHides("lost")
  }

  @Test func `scenes stay as they are while the switcher is open and the keyboard goes`() {
    let terminal = terminal()
    terminal.press(.function(5))
    let count = terminal.trace.count
    terminal.play(.focus(false), .focus(true))
    expectEqual(terminal.trace.count, count)
    expect(terminal.workspace.overlay.isSwitcher)
  }

  @Test(arguments: ["read 3\n", "read\n 3", "read\r\n 3", "\nread 3"])
  func `lines that are pasted into a list become one`(text: String) {
    let terminal = terminal()
    terminal.press(.character("/"))
    terminal.play(.paste(text))
    terminal.expectShows("> read 3")
    expect(terminal.workspace.overlay != nil)
    terminal.press(.enter)
    expectEqual(terminal.focusName, "Read 3")
  }

  @Test(arguments: [KeyPress.Key.tab, .character("x"), .escape, .function(7)])
  func `the next key takes a message away`(key: KeyPress.Key) {
    let terminal = terminal()
    terminal.press(.function(9))
    terminal.expectShows("There is only one window")
    terminal.press(key)
    terminal.expectHides("There is only one window")
    terminal.expectShows("F1 Help")
  }
}
