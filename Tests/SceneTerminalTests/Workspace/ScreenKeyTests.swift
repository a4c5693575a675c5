import Checking
import Foundation
import SceneRuntime
import Scenes
import Testing

@testable import SceneTerminal

/// The keys of the parts of the screen: each acts on the part that has them, and each part says which they are.
@MainActor struct ScreenKeyTests {
  private func terminal() -> TestTerminal { TestTerminal(Postbox()) }

  // MARK: - The part that has the keys

  @Test(arguments: [
    KeyPress(.character("d"), .control), KeyPress(.character("x"), .control),
    KeyPress(.character("x"), .option), KeyPress(.character("n"), .control),
  ])
  func `a key with Control or Alt closes and makes nothing in the switcher`(key: KeyPress) {
    let terminal = terminal()
    terminal.press(.function(5))
    terminal.play(.key(key))
    expect(terminal.application.orderedSessions.count == 1 && terminal.workspace.overlay.isSwitcher)
  }

  @Test(arguments: [
    KeyPress(.character("w"), .control), KeyPress(.function(4)), KeyPress(.function(7)),
  ])
  func `a key that closes closes the log if that has the keys`(key: KeyPress) {
    let terminal = terminal()
    terminal.press(.function(7))
    terminal.play(.key(key))
    expect(!terminal.workspace.isLogOpen)
    expectEqual(terminal.application.orderedSessions.count, 1)
  }

  @Test func `the log and the windows get the keys by turns`() {
    let terminal = terminal()
    terminal.click("Read 1")
    terminal.press(.function(7), .escape)
    expect(terminal.workspace.part == .content && terminal.rows[0].contains("▶ Message 1"))
    terminal.press(.function(6))
    expectEqual(terminal.workspace.part, .log)
    terminal.expectShows("▶ Log:")
    expect(!terminal.rows[0].contains("▶"))
    terminal.press(.function(6))
    expectContains(terminal.rows[0], "▶ Inbox")
    terminal.press(.function(7))
    expect(terminal.workspace.isLogOpen)
    expectEqual(terminal.workspace.part, .log)
  }

  @Test func `Home takes the keys from the log`() {
    let terminal = terminal()
    terminal.press(.function(7), .function(12), .enter)
    expectEqual(terminal.workspace.foreground.count, 1)
  }

  @Test func `typed text isn't lost in a window that begins with a field`() {
    struct Draft: View {
      @State private var recipient = ""
      var body: some View {
        VStack {
          TextField("To", text: $recipient)
          Text("to \(recipient)")
        }
      }
    }
    let terminal = TestTerminal(Showing { Draft() })
    terminal.type("zoe?")
    terminal.expectShows("to zoe?")
    expect(terminal.workspace.overlay == nil)
  }

  @Test(arguments: [KeyPress(.function(8)), KeyPress(.function(9)), KeyPress(.character(">"))])
  func `a command for a window takes the keys from the log`(key: KeyPress) {
    let terminal = terminal()
    terminal.click("Read 1")
    terminal.press(.function(7))
    terminal.play(.key(key))
    terminal.expectShows("▶ Message 1")
    terminal.expectHides("▶ Log:")
  }

  // MARK: - The keyboard of the terminal

  @Test func `scenes are inactive while the terminal doesn't have the keyboard`() {
    let terminal = terminal()
    terminal.click("Read 1")
    let count = terminal.trace.count
    terminal.play(.focus(true))
    expectEqual(terminal.trace.count, count)
    terminal.play(.focus(false), .focus(false))
    expectContains(terminal.trace.dropFirst(count), "interruption")
    expectEqual(terminal.trace.count { $0 == "interruption" }, 1)
    expectContains(terminal.rows[0], "Inbox (inactive)")
    terminal.play(.focus(true))
    expect(!terminal.rows[0].contains("inactive"))
    terminal.press(.function(12))
    terminal.play(.focus(false), .focus(true))
    expectEqual(terminal.workspace.foreground, [])
  }

  @Test(arguments: [KeyPress(.function(6)), KeyPress(.character("1"), .option)])
  func `a key goes to another window also while one is shown alone`(key: KeyPress) {
    let terminal = terminal()
    terminal.click("Read 1")
    terminal.press(.function(8))
    terminal.play(.key(key))
    terminal.expectShows("▶ Inbox")
    terminal.expectHides("Message 1")
  }

  // MARK: - What a person is told

  @Test func `the last line names the keys of what is open, and each is a button`() {
    let terminal = terminal()
    func last() -> String { terminal.rows[23] }
    expectContains(last(), "F1 Help")
    terminal.press(.function(2))
    expectContains(last(), "Esc Close")
    expect(!last().contains("F1"))
    terminal.click("Esc Close")
    expect(terminal.workspace.overlay == nil)
    terminal.press(.function(5))
    expectContains(last(), "Enter Open")
    terminal.click("Esc Return")
    expect(terminal.workspace.overlay == nil)
    terminal.press(.function(7))
    expectContains(last(), "Enter Unfold")
  }

  @Test func `only a hint that is drawn can be clicked`() {
    let terminal = TestTerminal(Postbox(), columns: 40, rows: 10)
    terminal.click(39, 9)
    expect(terminal.workspace.overlay == nil)
    terminal.press(.function(9))
    terminal.expectShows("There is only one window")
    terminal.click(20, 9)
    expect(terminal.workspace.overlay == nil)
    terminal.expectShows("F1 Help")
  }

  @Test func `windows that aren't seen are counted, and a click shows them`() {
    let terminal = terminal()
    terminal.click("Read 1")
    terminal.expectHides("more window")
    terminal.press(.function(8))
    terminal.expectShows("F5 1 more window")
    terminal.press(.function(8), .function(11))
    terminal.click("1 more window")
    expect(terminal.workspace.overlay.isSwitcher)
  }

  @Test(arguments: [
    (KeyPress(.function(9)), "only one window"), (KeyPress(.function(8)), "only one window"),
    (KeyPress(.character("<")), "only one window"), (KeyPress(.function(6)), "only one window"),
  ])
  func `a command that can do nothing says so`(key: KeyPress, text: String) {
    let terminal = terminal()
    terminal.play(.key(key))
    expectContains(terminal.rows[23], text)
  }

  @Test func `a display for which the app has nothing is explained`() {
    let terminal = TestTerminal(Showing { Text("alone") })
    terminal.press(.function(2))
    terminal.type("attach")
    terminal.press(.enter)
    expectContains(terminal.rows[23], "shows nothing on a second screen")
  }

  @Test func `the newest notification is the first command`() {
    let terminal = terminal()
    for title in ["older mail", "newer mail"] {
      _ = terminal.workspace.show(NotificationRecord(title: title))
    }
    terminal.press(.function(2))
    let rows = terminal.rows.compactMap { row in
      row.firstMatch(of: #/Open notification: (\w+)/#).map { String($0.1) }
    }
    expectEqual(rows, ["newer", "older"])
  }

  @Test func `a sentence about the terminal isn't a command`() {
    let terminal = terminal()
    terminal.workspace.advice = ["set -g extended-keys on"]
    terminal.press(.function(1))
    terminal.type("extended")
    terminal.expectShows("it is a setting of tmux")
    terminal.press(.enter)
    expect(terminal.shows("> extended") && terminal.rows[23].contains("it is a setting of tmux"))
  }

  @Test func `windows with one title are told apart`() {
    let terminal = terminal()
    terminal.press(.character("n"), .control)
    expect(
      terminal.rows[0].contains("Inbox (scene 1)") && terminal.rows[0].contains("Inbox (scene 2)"))
    terminal.press(.function(2))
    terminal.type("go to inbox")
    terminal.expectShows("Go to Inbox (scene 1)")
  }

  // MARK: - Help

  private func help(_ terminal: TestTerminal) -> [String] {
    terminal.press(.function(1))
    guard case .list(.keys, let list) = terminal.workspace.overlay else { return [] }
    defer { terminal.press(.escape) }
    return list.entries.map { "\($0.title): \($0.detail)" }
  }

  @Test func `the help lists the keys that work here`() {
    let terminal = terminal()
    let window = help(terminal)
    expectContains(window, "Sort: ^S")
    expectContains(window, "Zoom: F8 or z")
    expectContains(window, "Close Window: F4 or ^W")
    expectContains(window, "Press: Enter or Space")
    terminal.click("Search")
    let field = help(terminal)
    expectContains(field, "Delete a Word: ^W")
    expectContains(field, "Zoom: F8")
    expectContains(field, "Close Window: F4")
    expectContains(field, "Find in Window: ")
    terminal.press(.function(7))
    let log = help(terminal)
    expectContains(log, "Filter: f")
    expect(!log.contains("Sort: ^S"))
  }

  @Test func `a key of the app isn't named for a command of the host`() {
    struct App: Scenes.App {
      static var identifier: String { "postbox" }
      static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }
      var body: some Scene {
        WindowGroup("Inbox") {
          Button("New Message") {}.keyboardShortcut("n")
        }
      }
    }
    let lines = help(TestTerminal(App()))
    expectContains(lines, "New Message: ^N")
    expectContains(lines, "New Window: F3")
  }

  @Test func `a key is found by its name, and pressed by choosing it`() {
    let terminal = terminal()
    terminal.press(.function(1))
    terminal.type("f7")
    terminal.press(.enter)
    expect(terminal.workspace.isLogOpen)
  }

  @Test func `an element in a row is found by the row's text`() {
    struct Inbox: View {
      var body: some View {
        List(0..<30) { number in
          HStack {
            Text("moth number \(number)")
            Button("Read") {}
          }
        }
      }
    }
    let terminal = TestTerminal(Showing { Inbox() })
    terminal.press(.character("/"))
    terminal.type("moth number 17")
    terminal.press(.enter)
    expectEqual(terminal.focusName, "Read")
    terminal.expectShows("moth number 17")
  }

  // MARK: - Reasons

  @Test func `links of the launch and of the run are explained in the log`() throws {
    let launched = TestTerminal(Postbox())
    let link = try require(URL(string: "https://postbox.example/m/42"))
    launched.application.receive(.external(.openURL(.init(link))))
    launched.settle()
    let lines = launched.workspace.log.lines
    let open = try require(lines.first { $0.text.hasPrefix("open https") })
    let decision = try require(lines.last { $0.text.hasPrefix("->") })
    expect(!open.reasons.isEmpty)
    expectEqual(decision.reasons, open.reasons)
    // A request isn't chosen by rules, and isn't explained by an event before it.
    launched.click("Read 1")
    let request = try require(launched.workspace.log.lines.last { $0.text.hasPrefix("->") })
    expect(request.text != decision.text)
    expectEmpty(request.reasons)
  }

  // MARK: - Lists whose rows are no targets

  @Test func `the page keys move the focus through buttons in rows`() {
    struct Inbox: View {
      var body: some View {
        List(0..<100) { number in
          HStack {
            Text("row \(number).")
            Button("Read \(number)") {}
          }
        }
      }
    }
    let terminal = TestTerminal(Showing { Inbox() })
    terminal.press(.down, .pageDown)
    let name = terminal.focusName ?? ""
    expect(name != "Read 0")
    terminal.expectShows("[\(name)]")
    terminal.press(.end)
    expectEqual(terminal.focusName, "Read 99")
    terminal.press(.home)
    expectEqual(terminal.focusName, "Read 0")
  }

  // MARK: - Closing

  private struct Draft: View {
    @State private var text = ""

    var body: some View {
      TextEditor(text: $text)
      Text("draft \(text)")
    }
  }

  @Test func `Control-W deletes words of a field, however often it is pressed, and F4 closes`() {
    let terminal = TestTerminal(Showing { Draft() })
    terminal.press(.tab)
    terminal.type("one two")
    terminal.press(.character("w"), .control)
    terminal.expectShows("draft one")
    for _ in 0..<3 { terminal.press(.character("w"), .control) }
    terminal.expectHides("draft one")
    expectEqual(terminal.application.orderedSessions.count, 1)
    terminal.press(.character("y"), .control)
    terminal.expectShows("draft one two")
    terminal.press(.function(4))
    expectEmpty(terminal.application.orderedSessions)
  }

  // MARK: - Copying

  @Test func `the selected text of a field is copied, and no secret`() {
    struct Login: View {
      @State private var name = ""
      @State private var password = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name)
          SecureField("Password", text: $password)
        }
      }
    }
    let terminal = TestTerminal(Showing { Login() })
    terminal.type("ann lee")
    expectEqual(terminal.press(.character("w"), .option), .none)
    terminal.press(.left, [.shift, .control])
    expectEqual(terminal.press(.character("w"), .option), .copy("lee"))
    expectEqual(terminal.press(.insert, .control), .copy("lee"))
    expectEqual(terminal.press(.character("c"), .command), .copy("lee"))
    terminal.press(.tab)
    terminal.type("hunter2")
    terminal.press(.home, .shift)
    expectEqual(terminal.press(.character("w"), .option), .none)
  }

  @Test func `a second click selects the word`() {
    let terminal = terminal()
    terminal.click("Search")
    terminal.type("one two")
    guard let (column, row) = terminal.place(of: "two") else {
      Issue.record("the text isn't shown")
      return
    }
    terminal.click(column + 1, row)
    expect(terminal.pane.selectedText == nil)
    terminal.click(column + 1, row)
    expectEqual(terminal.pane.selectedText, "two")
  }
}
