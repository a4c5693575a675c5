import Checking
import Scenes
import TestSupport
import Testing

@testable import SceneTerminal

/// The items of the menus at the top of the screen.
@MainActor struct BarMenuTests {
  private struct Servers: App {
    static var identifier: String { "servers" }
    static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

    @State private var isFailing = false
    @State private var isLive = true
    @State private var order = 2

    var body: some Scene {
      WindowGroup { Text("two servers") }
        .commands {
          CommandMenu("Servers") {
            Toggle("Live", isOn: $isLive).keyboardShortcut("l", modifiers: [.command, .option])
            Toggle("Failing", isOn: $isFailing)
            Picker("Order", selection: $order) {
              Text("By Name").tag(1)
              Text("By Load").tag(2)
            }
          }
        }
      Window("Log", id: "log") { Text("log") }
      Window("Secrets", id: "secrets") { Text("secrets") }.commandsRemoved()
      WindowGroup("Server", id: "server", for: Int.self) { _ in Text("server") }
      MenuBarExtra("Fleet") { Button("Restart All") {} }
      AlertScene("A server failed.", isPresented: $isFailing) { Button("OK") {} }
    }
  }

  private struct Helping: App {
    static var identifier: String { "helping" }

    var body: some Scene {
      WindowGroup { Text("servers") }
        .commands {
          CommandGroup(replacing: .help) { Button("Server Help") {} }
          CommandMenu("Servers") { Button("Restart") {} }
        }
    }
  }

  private struct Adjustable: App {
    static var identifier: String { "adjustable" }
    static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

    var body: some Scene {
      WindowGroup("Servers") { Text("servers") }
      Settings { Text("settings") }
    }
  }

  @Test func `the settings are opened from the app's own menu only`() {
    let terminal = TestTerminal(Adjustable())
    expect(items(of: "Application", in: terminal).contains { $0.hasPrefix("Settings…") })
    expectEqual(
      items(of: "Window", in: terminal).filter { $0.hasPrefix("Open") }, ["Open Servers"])
  }

  private struct Dividing: App {
    static var identifier: String { "dividing" }

    var body: some Scene {
      WindowGroup { Text("servers") }
        .commands {
          CommandMenu("Servers") {
            Button("Restart") {}
            Divider()
            Button("Stop") {}
            Section("Fleet") { Button("Restart All") {} }
            Divider()
          }
        }
    }
  }

  @Test func `a menu of the app has dividers and the titles of its sections`() throws {
    let terminal = TestTerminal(Dividing())
    let menu = try require(terminal.workspace.menus.first { $0.title == "Servers" })
    expectEqual(
      menu.lines,
      [.item(0), .heading(""), .item(1), .heading("Fleet"), .item(2)])
    terminal.press(.function(10))
    for _ in 0..<9 where terminal.workspace.openMenuTitle != "Servers" { terminal.press(.right) }
    terminal.expectShows("─ Fleet ─")
    terminal.press(.down, .down)
    expectEqual(terminal.workspace.selectedMenuItem, "Restart All")
    expectEmpty(
      terminal.workspace.commandEntries.filter {
        $0.title.hasPrefix("Servers:") && $0.heading != nil
      }
      .map(\.title))
  }

  @Test func `the app's Help menu is the last one, with the help of the host`() {
    let terminal = TestTerminal(Helping())
    let titles = terminal.workspace.menus.map(\.title)
    expectEqual(titles.suffix(4), ["Servers", "Window", "Host", "Help"])
    expectEqual(items(of: "Help", in: terminal).first, "Server Help")
    expectEqual(Set(titles).count, titles.count)
  }

  private func items(of title: String, in terminal: TestTerminal) -> [String] {
    let menu = terminal.workspace.menus.first { $0.title == title }
    return (menu?.items ?? []).map { $0.detail.isEmpty ? $0.title : "\($0.title): \($0.detail)" }
  }

  @Test func `only scenes that a person can open have an entry`() {
    let terminal = TestTerminal(Servers())
    let opening = items(of: "Window", in: terminal).filter { $0.hasPrefix("Open") }
    expectEqual(opening, ["Open Log"])
  }

  @Test func `toggles and choices have marks`() {
    let terminal = TestTerminal(Servers())
    expectEqual(
      items(of: "Servers", in: terminal),
      [
        "Live: ✓ Alt-^L", "Failing", "Order › By Name", "Order › By Load: ✓",
      ])
    terminal.press(.function(10), .right, .right, .right)
    expect(terminal.rows.contains { $0.contains("Order › By Load") && $0.contains("✓") })
  }

  @Test func `the app is quit from its own menu, which the host's menu repeats only without it`() {
    let terminal = TestTerminal(Servers())
    expectEqual(items(of: "Application", in: terminal).last, "Quit Servers: ^Q")
    expect(!items(of: "Host", in: terminal).contains { $0.hasPrefix("Quit") })
    terminal.press(.function(2))
    terminal.type("application: quit")
    terminal.press(.enter)
    expect(terminal.application.isTerminated)
    let other = TestTerminal(Servers())
    other.press(.function(12))
    expectEqual(items(of: "Host", in: other).last, "Quit: ^C")
  }

  @Test func `an alert keeps windows from being opened and closed, and the last line says so`() {
    let terminal = TestTerminal(Servers())
    terminal.press(.function(2))
    terminal.type("servers: failing")
    terminal.press(.enter)
    let count = terminal.application.orderedSessions.count
    terminal.press(.character("n"), .control)
    terminal.expectShows("A server failed.", "Answer the alert first.")
    terminal.workspace.message = nil
    terminal.workspace.close(terminal.application.orderedSessions[0].id)
    terminal.settle()
    terminal.expectShows("Answer the alert first.")
    expectEqual(terminal.application.orderedSessions.count, count)
    expectEqual(Set(terminal.application.problems.map(\.code)), [.actBehindAlert])
    terminal.press(.enter)
    terminal.press(.character("n"), .control)
    expectEqual(terminal.application.orderedSessions.count, count)
  }

  private struct Writing: View {
    @State private var text = ""

    var body: some View {
      TextEditor(text: $text).accessibilityLabel("Text").disabled(text == "words")
      Text("length \(text.count)")
    }
  }

  @Test func `typing in an editor is undone and made again in the menu`() {
    let terminal = TestTerminal(Showing { Writing() })
    func undoing() -> [String] {
      let menu = terminal.workspace.menus.first { $0.title == "Edit" }
      return (menu?.items ?? []).filter { $0.title.contains("do") && $0.obstacle == nil }
        .map(\.title)
    }
    expectEqual(undoing(), [])
    terminal.press(.tab)
    terminal.type("word")
    terminal.expectShows("length 4")
    expectEqual(undoing(), ["Undo Typing"])
    terminal.press(.function(2))
    terminal.type("edit: undo typing")
    terminal.press(.enter)
    terminal.expectShows("length 0")
    expectEqual(undoing(), ["Redo Typing"])
    terminal.press(.function(2))
    terminal.type("edit: redo typing")
    terminal.press(.enter)
    terminal.expectShows("length 4")
    // A field that has lost the focus, because it is disabled, isn't edited any more.
    terminal.type("s")
    terminal.expectShows("length 5")
    expectEqual(undoing(), [])
  }

  @Test func `an alert is no entry of the list of windows`() {
    let terminal = TestTerminal(Servers())
    terminal.press(.function(2))
    terminal.type("servers: failing")
    terminal.press(.enter)
    terminal.expectShows("A server failed.")
    expect(!items(of: "Window", in: terminal).contains("A server failed."))
    // The only button of the alert answers it.
    terminal.press(.escape)
    terminal.expectHides("A server failed.")
  }
}

extension Workspace {
  /// The title of the open menu at the top of the screen; nil if no menu is open.
  fileprivate var openMenuTitle: String? {
    guard case .menu(let bar) = overlay else { return nil }
    return bar.menus[bar.menu].title
  }

  /// The title of the selected item of the open menu; nil if no menu is open.
  fileprivate var selectedMenuItem: String? {
    guard case .menu(let bar) = overlay else { return nil }
    return bar.selected?.title
  }
}
