import Checking
import Scenes
import ScenesTesting
import Testing

/// The commands of the application's menu and of the help menu.
@MainActor struct ApplicationMenuTests {
  private struct DescribedApp: App {
    static var identifier: String { "com.example.mail" }
    static var version: String? { "1.2" }

    var body: some Scene {
      WindowGroup { Text("hello") }
        .commands {
          CommandMenu("Mailbox") { Button("Get Mail") {}.keyboardShortcut("g") }
        }
    }
  }

  private struct ReplacingApp: App {
    var body: some Scene {
      WindowGroup { Text("hello") }
        .commands {
          CommandGroup(replacing: .appInfo) { Button("Thanks") {} }
          CommandGroup(replacing: .help) {}
        }
    }
  }

  private struct BareApp: App {
    var body: some Scene {
      WindowGroup { Text("hello") }.commandsRemoved()
    }
  }

  @Test func `commands show the version of the app, and the keys of its commands`() async {
    let simulator = await AppSimulator(DescribedApp())
    await simulator.tap("Application > About Mail")
    simulator.expect("Mail")
    simulator.expect("Version 1.2")
    await simulator.tap("OK")
    simulator.expect(no: "Version 1.2")
    await simulator.press("command+?")
    simulator.expect("Mailbox > Get Mail: command+g")
    simulator.expect("Application > Quit Mail: command+q")
    await simulator.tap("OK")
    // They are shown again.
    await simulator.tap("About Mail")
    simulator.expect("Version 1.2")
    expectEqual(simulator.problems, [])
  }

  @Test func `an app replaces and removes them`() async {
    let replaced = await AppSimulator(ReplacingApp()).menus()
    expect(replaced.contains { $0.hasPrefix("Application: [Thanks]") })
    for menus in [replaced, await AppSimulator(BareApp()).menus()] {
      expect(!menus.contains { $0.contains("[About") || $0.hasPrefix("Help:") })
    }
  }
}
