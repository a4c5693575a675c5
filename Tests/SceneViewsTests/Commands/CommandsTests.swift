import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Counts how often bodies ran.
@MainActor private final class Counter {
  var runs: [String: Int] = [:]

  func count<Result>(_ name: String, _ result: Result) -> Result {
    runs[name, default: 0] += 1
    return result
  }
}

/// An app of one group of windows with commands.
private struct Commanded<Content: View, Said: Commands>: App {
  var content: @MainActor () -> Content
  var commands: @MainActor () -> Said

  init(
    @ViewBuilder _ content: @escaping @MainActor () -> Content,
    @CommandsBuilder commands: @escaping @MainActor () -> Said
  ) {
    self.content = content
    self.commands = commands
  }

  init() {
    fatalError("a test makes it with content")
  }

  var body: some Scene {
    WindowGroup { content() }.commands { commands() }
  }
}

/// Tests for the menus of commands, and for the cost of updating them.
@MainActor struct CommandsTests {
  private func content(of simulator: AppSimulator, _ index: Int = 0) throws -> any DisplayContent {
    let scene = simulator.sessions[index].scene as? WindowScene
    return try require(scene?.windows.first?.content as? any DisplayContent)
  }

  /// The menus and groups of a window with the labels in them.
  private func bar(of simulator: AppSimulator) throws -> [(DisplayElement, [String])] {
    let root = try content(of: simulator).display
    let bar = try require(root.children.last)
    expectEqual(bar.element, .menuBar)
    return bar.children.map { menu in (menu.element, menu.children.map(\.label)) }
  }

  @Test func `menus and groups are the last of what a window shows`() async throws {
    let simulator = await AppSimulator(
      Commanded {
        Text("content")
      } commands: {
        CommandMenu("TurnQueue") {
          Button("Get Mail") {}
          Button("Erase") {}
        }
        CommandMenu(Text("Sty") + Text("le").bold()) { EmptyView() }
        CommandGroup(before: .newItem) { Button("First") {} }
        CommandGroup(after: .help) { Button("Manual") {} }
        CommandGroup(replacing: .undoRedo) {}
        EmptyCommands()
      })
    let bar = try bar(of: simulator)
    expectEqual(
      bar.map(\.0),
      [
        .menu("TurnQueue"), .menu("Style"),
        .commandGroup(DisplayCommandPlacement(.before, .newItem)),
        .commandGroup(DisplayCommandPlacement(.after, .help)),
        .commandGroup(DisplayCommandPlacement(.replacing, .undoRedo)),
      ])
    expectEqual(bar.map(\.1), [["Get Mail", "Erase"], [], ["First"], ["Manual"], []])
    try expectEqual(content(of: simulator).display.children.map(\.label).first, "content")
  }

  @Test func `plain text leaves out a menu without commands`() async {
    let simulator = await AppSimulator(
      Commanded {
        Text("content")
      } commands: {
        CommandGroup(replacing: .newItem) {}
        CommandMenu("Style") { EmptyView() }
        CommandMenu("Mailbox") { Button("Erase") {} }
      })
    simulator.expect("Mailbox: [Erase]")
    simulator.expect(no: "File")
    simulator.expect(no: "Style")
  }

  @Test func `a window without commands shows what it would without the word`() async throws {
    let plain = await AppSimulator(Showing { Text("content") })
    let root = try content(of: plain).display
    expectEqual(root.all.map(\.element), [.root, .text("content")])
    struct Removed: App {
      var body: some Scene {
        WindowGroup { Text("content") }
          .commands { CommandMenu("Gone") {} }
          .commandsRemoved()
      }
    }
    try expectEqual(content(of: await AppSimulator(Removed())).display, root)
  }

  private struct Choosing: Commands {
    @Binding var count: Int

    var body: some Commands {
      if count > 0 { CommandMenu("Optional") { Button("a") {} } }
      if count.isMultiple(of: 2) {
        CommandMenu("Even") { Button("b") {} }
      } else {
        CommandMenu("Odd") { Button("b") {} }
      }
      switch count {
      case 2: CommandMenu("Two") {}
      default: EmptyCommands()
      }
      if #available(macOS 15, *) { CommandMenu("Available") {} }
    }
  }

  private struct Explicit: Commands {
    var body: some Commands {
      CommandMenu("Explicit") { Button("x") {} }
    }
  }

  private struct Counted: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Button("Count") { count += 1 } }
        .commands {
          Choosing(count: $count)
          Explicit()
        }
    }
  }

  @Test func `blocks of commands choose as blocks of views do`() async throws {
    let simulator = await AppSimulator(Counted())
    let titles = { try bar(of: simulator).map(\.0) }
    try expectEqual(titles(), ["Even", "Available", "Explicit"].map { .menu($0) })
    await simulator.tap("Count")
    try expectEqual(titles(), ["Optional", "Odd", "Available", "Explicit"].map { .menu($0) })
    await simulator.tap("Count")
    try expectEqual(
      titles(), ["Optional", "Even", "Two", "Available", "Explicit"].map { .menu($0) })
  }

  private struct TurnQueue: Commands {
    let counter: Counter
    @State private var count = 0
    @Environment(\.sceneSession) private var session
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
      counter.count("mailbox", ())
      return CommandMenu("TurnQueue \(count)") {
        Button("Get Mail") { count += 1 }
        Button("Session \(session?.id ?? "none")") { openWindow(id: "other") }
      }
    }
  }

  private struct Beside: Commands {
    let counter: Counter

    var body: some Commands {
      counter.count("beside", CommandMenu("Beside") {})
    }
  }

  private struct Owning: App {
    let counter = Counter()

    var body: some Scene {
      WindowGroup { Text(counter.count("content", "content")) }
        .commands {
          TurnQueue(counter: counter)
          Beside(counter: counter)
        }
      WindowGroup("Other", id: "other") { Text("other") }
    }
  }

  @Test func `state in commands lives as long as the window, and each has its own`() async throws {
    let app = Owning()
    let simulator = await AppSimulator(app)
    await simulator.newWindow()
    expectEqual(app.counter.runs, ["content": 2, "mailbox": 2, "beside": 2])
    await simulator.tap("TurnQueue 0 > Get Mail", in: 1)
    expectEqual(app.counter.runs, ["content": 2, "mailbox": 3, "beside": 2])
    try expectEqual(content(of: simulator).patches.count, 1)
    simulator.expect("TurnQueue 1: [Get Mail] [Session 1]", in: 1)
    simulator.expect("TurnQueue 0: [Get Mail] [Session 2]", in: 2)
    await simulator.background(1)
    await simulator.memoryPressure()
    await simulator.resume(1)
    simulator.expect("TurnQueue 0: [Get Mail] [Session 1]", in: 1)
    expectEqual(simulator.problems, [])
  }

  @Test func `commands act for the window they belong to`() async {
    let simulator = await AppSimulator(Owning())
    await simulator.tap("TurnQueue 0 > Session 1")
    simulator.expect("other", in: 2)
    simulator.expect(no: "TurnQueue", in: 2)
    expectEqual(simulator.problems, [])
  }
}
