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

/// An app with a set of the system's commands.
private struct CommandApp<Kind: Commands>: App {
  var kind: Kind?

  var body: some Scene {
    WindowGroup { Text("hello") }.commands { if let kind { kind } }
  }
}

private struct ColumnApp: App {
  var body: some Scene {
    WindowGroup { Columns() }
      .commands {
        SidebarCommands()
        InspectorCommands()
      }
  }
}

private struct Columns: View {
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var isInspected = false

  var body: some View {
    NavigationSplitView(columnVisibility: $columns) {
      Text("folders")
    } detail: {
      Text("letter").inspector(isPresented: $isInspected) { Text("properties") }
    }
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

  @Test func `sets of commands without items leave the menus as they are`() async {
    let menus = await AppSimulator(CommandApp<EmptyCommands>()).menus()
    #expect(await AppSimulator(CommandApp(kind: ToolbarCommands())).menus() == menus)
    #expect(await AppSimulator(CommandApp(kind: TextEditingCommands())).menus() == menus)
    #expect(await AppSimulator(CommandApp(kind: TextFormattingCommands())).menus() == menus)
    #expect(await AppSimulator(CommandApp(kind: ImportFromDevicesCommands())).menus() == menus)
  }

  @Test func `commands show and hide the sidebar and the inspector`() async {
    let simulator = await AppSimulator(ColumnApp())
    #expect(simulator.menus().contains("View: [Toggle Sidebar] [Toggle Inspector]"))
    await simulator.tap("View > Toggle Sidebar")
    simulator.expect(no: "folders")
    await simulator.press("control+command+s")
    simulator.expect("folders")
    await simulator.tap("View > Toggle Inspector")
    simulator.expect("properties")
    await simulator.press("control+command+i")
    simulator.expect(no: "properties")
    #expect(simulator.problems.isEmpty)
  }
}
