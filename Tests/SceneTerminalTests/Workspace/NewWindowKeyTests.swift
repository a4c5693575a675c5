import Checking
import Scenes
import Testing

@testable import SceneTerminal

/// The command New Window with keys, and in the lists of commands.
@MainActor struct NewWindowKeyTests {
  private func help(_ terminal: TestTerminal) -> [String] {
    terminal.press(.function(1))
    guard case .list(.keys, let list) = terminal.workspace.overlay else { return [] }
    defer { terminal.press(.escape) }
    return list.entries.map { "\($0.title): \($0.detail)" }
  }

  @Test(arguments: [KeyPress(.character("n"), .control), KeyPress(.function(3))])
  func `New Window opens a window of a group, as in the menu, also after another scene`(
    key: KeyPress
  ) {
    struct Postbox: Scenes.App {
      static var identifier: String { "dashboard" }
      static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }
      var body: some Scene {
        Window("Servers", id: "servers") { Text("two servers") }
        WindowGroup { Text("a message") }
      }
    }
    let terminal = TestTerminal(Postbox(), columns: 120)
    expectContains(help(terminal), "New Window: ^N or F3")
    for count in 2...3 {
      terminal.play(.key(key))
      terminal.expectShows("a message")
      expectEqual(terminal.application.openSessions.count, count)
    }
  }

  @Test func `New Window opens no group in an app with one scene`() {
    struct Postbox: Scenes.App {
      static var identifier: String { "dashboard" }
      static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: false) }
      var body: some Scene {
        Window("Servers", id: "servers") { Text("two servers") }
        WindowGroup { Text("a message") }
      }
    }
    let terminal = TestTerminal(Postbox())
    terminal.press(.function(3))
    terminal.expectShows("two servers", "The app can't open another window.")
    terminal.expectHides("a message")
  }

  @Test func `New Window is listed only if it opens a window`() {
    struct Dashboard: Scenes.App {
      static var identifier: String { "dashboard" }
      static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }
      var body: some Scene {
        Window("Servers", id: "servers") { Text("two servers") }
      }
    }
    let terminal = TestTerminal(Dashboard())
    func listed() -> [Bool] {
      [help(terminal), terminal.workspace.menus.flatMap { $0.items.map(\.title) }].map { titles in
        titles.contains { $0.hasPrefix("New Window") }
      }
    }
    expectEqual(listed(), [false, false])
    terminal.press(.character("n"), .control)
    terminal.expectShows("The app can't open another window.")
    terminal.press(.function(5))
    terminal.expectShows("1 window")
    terminal.expectHides("+ New")
    terminal.press(.character("+"))
    terminal.expectShows("The app can't open another window.")
    terminal.press(.escape)
    terminal.press(.function(4))
    expectEqual(listed(), [true, true])
    terminal.press(.function(3))
    terminal.expectShows("two servers")
  }
}
