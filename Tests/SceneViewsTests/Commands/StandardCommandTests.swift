import Scenes
import ScenesTesting
import Testing

private struct PlainApp: App {
  static var identifier: String { "com.example.mail" }
  static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

  var body: some Scene {
    WindowGroup { Text("hello") }
    Window("Log", id: "log") { Text("log") }
    Settings { Text("options") }
  }
}

private struct OwnApp: App {
  static var identifier: String { "com.example.mail" }
  static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

  var body: some Scene {
    WindowGroup("Message", id: "message") { Text("hello") }
      .commands {
        CommandGroup(replacing: .newItem) { Button("New Message") {} }
        CommandGroup(after: .saveItem) { Button("Export") {} }
        CommandGroup(replacing: .undoRedo) {}
        CommandMenu("Mailbox") { Button("Get Mail") {} }
      }
    WindowGroup("Folder", id: "folder") { Text("folder") }
      .commandsRemoved()
  }
}

private struct GroupsApp: App {
  static var identifier: String { "com.example.mail" }
  static var manifest: SceneManifest { SceneManifest(supportsMultipleScenes: true) }

  var body: some Scene {
    WindowGroup("Message", id: "message") { Text("hello") }
    WindowGroup("Folder", id: "folder") { Text("folder") }
    WindowGroup("Draft", id: "draft", for: Int.self) { _ in Text("draft") }
  }
}

/// The commands that every window has, which those of an app replace.
@MainActor struct StandardCommandTests {
  @Test func `an app without commands has the standard ones`() async {
    let simulator = await AppSimulator(PlainApp())
    #expect(
      simulator.menus() == [
        "Application: [Settings…] [Quit Mail]", "File: [New Window] [Close]",
        "Edit: [Undo] (disabled) [Redo] (disabled) [Cut] (disabled) [Copy] (disabled) "
          + "[Paste] (disabled) [Delete] (disabled)",
        "Window: [Minimize] [Window 1] [Log]",
      ])
  }

  @Test func `an app's groups stand before, after or in place of the standard ones`() async {
    let simulator = await AppSimulator(OwnApp())
    #expect(
      simulator.menus() == [
        "Application: [Quit Mail]", "File: [New Message] [Close] [Export]",
        "Edit: [Cut] (disabled) [Copy] (disabled) [Paste] (disabled) [Delete] (disabled)",
        "Mailbox: [Get Mail]", "Window: [Minimize] [Message]",
      ])
  }

  @Test func `each group of windows without a value has an entry`() async {
    let simulator = await AppSimulator(GroupsApp())
    #expect(simulator.menus().contains("File: [New Message Window] [New Folder Window] [Close]"))
    await simulator.tap("File > New Folder Window")
    simulator.expect("folder", in: 2)
  }

  @Test func `shortcuts choose them`() async {
    let simulator = await AppSimulator(PlainApp())
    await simulator.press("command+n")
    simulator.expect(windows: 2)
    await simulator.press("command+w")
    simulator.expect(windows: 1)
    await simulator.press("command+,")
    simulator.expect("options")
    await simulator.tap("Window > Log")
    simulator.expect("log")
    await simulator.press("command+m")
    simulator.expect(windows: 2)
  }

  @Test func `the text of a window doesn't show them`() async {
    let simulator = await AppSimulator(PlainApp())
    simulator.expect(no: "Close")
  }
}
