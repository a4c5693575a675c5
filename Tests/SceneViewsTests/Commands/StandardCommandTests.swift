import Checking
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

/// An app that has a set of the system's commands for a while.
private struct SwitchedApp: App {
  @State private var isOn = true

  var body: some Scene {
    WindowGroup { Toggle("Formatting", isOn: $isOn) }
      .commands { if isOn { TextFormattingCommands() } }
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
    expectEqual(
      simulator.menus(),
      [
        "Application: [About Mail] [Settings…] [Quit Mail]", "File: [New Window] [Close]",
        "Edit: [Undo] (disabled) [Redo] (disabled) [Cut] (disabled) [Copy] (disabled) "
          + "[Paste] (disabled) [Delete] (disabled) [Select All] (disabled)",
        "Window: [Minimize] [Window 1] [Log]", "Help: [Mail Help]",
      ])
  }

  @Test func `an app's groups stand before, after or in place of the standard ones`() async {
    let simulator = await AppSimulator(OwnApp())
    expectEqual(
      simulator.menus(),
      [
        "Application: [About Mail] [Quit Mail]", "File: [New Message] [Close] [Export]",
        "Edit: [Cut] (disabled) [Copy] (disabled) [Paste] (disabled) [Delete] (disabled) "
          + "[Select All] (disabled)",
        "Mailbox: [Get Mail]", "Window: [Minimize] [Message]", "Help: [Mail Help]",
      ])
  }

  @Test func `each group of windows without a value has an entry`() async {
    let simulator = await AppSimulator(GroupsApp())
    expectContains(simulator.menus(), "File: [New Message Window] [New Folder Window] [Close]")
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
    // A single window has one entry, whether it is open or not.
    expectContains(simulator.menus(), "Window: [Minimize] [Window 1] [Settings] [Log]")
    await simulator.press("command+m")
    simulator.expect(windows: 2)
  }

  @Test func `the text of a window doesn't show them`() async {
    let simulator = await AppSimulator(PlainApp())
    simulator.expect(no: "Close")
  }

  @Test func `sets of commands without items leave the menus as they are`() async throws {
    let without = await AppSimulator(CommandApp<EmptyCommands>())
    let with = await AppSimulator(CommandApp(kind: ImportFromDevicesCommands()))
    expectEqual(with.menus(), without.menus())
    try expectEqual(
      PresentingTests.display(with).all.map(\.element),
      PresentingTests.display(without).all.map(\.element))
  }

  @Test func `a sidebar is hidden without a binding for the columns`() async {
    struct Mail: App {
      var body: some Scene {
        WindowGroup {
          NavigationSplitView {
            Text("folders")
          } content: {
            Text("letters")
          } detail: {
            Text("letter")
          }
        }
        .commands { SidebarCommands() }
      }
    }
    let simulator = await AppSimulator(Mail())
    await simulator.tap("View > Toggle Sidebar")
    simulator.expect(no: "folders")
    simulator.expect("letters")
    await simulator.tap("View > Toggle Sidebar")
    simulator.expect("folders")
  }

  @Test func `of several tabs the shown one hides its sidebar`() async {
    struct Mail: App {
      var body: some Scene {
        WindowGroup {
          TabView {
            Tab("One") {
              NavigationSplitView {
                Text("inbox")
              } detail: {
                Text("letter")
              }
            }
            Tab("Two") {
              NavigationSplitView {
                Text("drafts")
              } detail: {
                Text("draft")
              }
            }
          }
        }
        .commands { SidebarCommands() }
      }
    }
    let simulator = await AppSimulator(Mail())
    simulator.expect("inbox")
    await simulator.tap("Two")
    simulator.expect("drafts")
    await simulator.tap("View > Toggle Sidebar")
    simulator.expect(no: "drafts")
    await simulator.tap("One")
    simulator.expect("inbox")
  }

  @Test func `commands show and hide the sidebar and the inspector`() async {
    let simulator = await AppSimulator(ColumnApp())
    expectContains(simulator.menus(), "View: [Toggle Sidebar] [Toggle Inspector]")
    await simulator.tap("View > Toggle Sidebar")
    simulator.expect(no: "folders")
    await simulator.press("control+command+s")
    simulator.expect("folders")
    await simulator.tap("View > Toggle Inspector")
    simulator.expect("properties")
    await simulator.press("control+command+i")
    simulator.expect(no: "properties")
    expectEqual(simulator.problems, [])
  }

  private struct Writing: View {
    @State private var text = "moths"
    @State private var secret = "key"
    @State private var query = ""
    @State private var selected = "relay"
    @State private var selection: TextSelection?

    var body: some View {
      TextField("Text", text: $text)
      SecureField("Secret", text: $secret)
      TextEditor(text: $selected, selection: $selection).accessibilityIdentifier("Note")
      TextField("Locked", text: $text).disabled(true)
      Text("list").searchable(text: $query, prompt: "Search Mail")
        .toolbar { Button("Refresh") {} }
      Text("\(text), \(selected)")
    }
  }

  private struct WritingApp: App {
    var body: some Scene {
      WindowGroup { Writing() }
        .commands {
          TextEditingCommands()
          TextFormattingCommands()
          ToolbarCommands()
        }
    }
  }

  private func isEnabled(_ command: String, in simulator: AppSimulator) -> Bool {
    simulator.menus().contains {
      $0.contains("[\(command)]") && !$0.contains("[\(command)] (disabled)")
    }
  }

  @Test func `the commands for editing act on the focused field`() async {
    let simulator = await AppSimulator(WritingApp())
    expect(!isEnabled("Select All", in: simulator) && !isEnabled("Copy", in: simulator))
    await simulator.focus(on: "Text")
    expect(!isEnabled("Copy", in: simulator) && !isEnabled("Paste", in: simulator))
    await simulator.press("command+a")
    await simulator.tap("Edit > Copy")
    expectEqual(simulator.application.pasteboard.text, "moths")
    await simulator.tap("Edit > Cut")
    simulator.expect(", relay")
    simulator.expect(no: "moths")
    await simulator.tap("Edit > Paste")
    await simulator.tap("Edit > Paste")
    simulator.expect("mothsmoths, relay")
    await simulator.tap("Edit > Select All")
    await simulator.tap("Edit > Delete")
    simulator.expect(no: "moths")
    expectEqual(simulator.problems, [])
  }

  @Test func `a part that the app observes is replaced`() async {
    let simulator = await AppSimulator(WritingApp())
    await simulator.select("la", of: "Note")
    await simulator.tap("Edit > Cut")
    simulator.expect("moths, rey")
    await simulator.tap("Edit > Paste")
    simulator.expect("moths, relay")
    expect(!isEnabled("Delete", in: simulator))
    await simulator.tap("Edit > Select All")
    expect(isEnabled("Delete", in: simulator))
  }

  @Test func `typing gives the selection up, and a secret isn't copied`() async {
    let simulator = await AppSimulator(WritingApp())
    await simulator.focus(on: "Text")
    await simulator.tap("Edit > Select All")
    await simulator.type("engine", into: "Text")
    expect(!isEnabled("Copy", in: simulator))
    await simulator.focus(on: "Secret")
    expect(!isEnabled("Select All", in: simulator) && !isEnabled("Copy", in: simulator))
  }

  @Test func `Find goes to the field for a search`() async {
    let simulator = await AppSimulator(WritingApp())
    await simulator.press("command+f")
    // The field has a way to end the search.
    simulator.expect("Cancel")
    let others = await AppSimulator(CommandApp(kind: TextEditingCommands()))
    expect(!isEnabled("Find…", in: others) && others.menus().contains { $0.contains("Find…") })
  }

  @Test func `the commands for the look of text are there, but can't be chosen`() async {
    let simulator = await AppSimulator(WritingApp())
    expectContains(
      simulator.menus(), "Format: [Bold] (disabled) [Italic] (disabled) [Underline] (disabled)")
  }

  @Test func `a set of commands goes with the condition that adds it`() async {
    let simulator = await AppSimulator(SwitchedApp())
    let menus = simulator.menus()
    expect(menus.contains { $0.contains("Bold") })
    await simulator.tap("Formatting")
    expect(!simulator.menus().contains { $0.contains("Bold") })
    await simulator.tap("Formatting")
    expectEqual(simulator.menus(), menus)
  }

  @Test func `a person hides the toolbar and shows it again`() async {
    let simulator = await AppSimulator(WritingApp())
    simulator.expect("toolbar: [Refresh]")
    await simulator.tap("View > Hide Toolbar")
    simulator.expect(no: "Refresh")
    await simulator.press("option+command+t")
    simulator.expect("toolbar: [Refresh]")
    let others = await AppSimulator(CommandApp(kind: ToolbarCommands()))
    expect(!isEnabled("Hide Toolbar", in: others))
  }

  @Test func `the toolbar of a sheet stays when the toolbar of the window is hidden`() async {
    struct Sheet: View {
      @State private var isShown = false

      var body: some View {
        Toggle("Show", isOn: $isShown).toolbar { Button("Refresh") {} }
          .sheet(isPresented: $isShown) { Text("sheet").toolbar { Button("Done") {} } }
      }
    }
    struct SheetApp: App {
      var body: some Scene {
        WindowGroup { Sheet() }.commands { ToolbarCommands() }
      }
    }
    let simulator = await AppSimulator(SheetApp())
    await simulator.tap("View > Hide Toolbar")
    simulator.expect(no: "Refresh")
    await simulator.tap("Show")
    simulator.expect("[Done]")
  }
}
