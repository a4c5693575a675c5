import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for menus that are there without a window of their own.
@MainActor struct MenuBarExtraTests {
  private struct Dashboard: App {
    @State private var isInserted = true
    @State private var count = 0

    var body: some Scene {
      WindowGroup("Servers") {
        Text("restarted: \(count)")
        Toggle("Extra", isOn: $isInserted)
      }
      MenuBarExtra("Fleet", systemImage: "server.rack", isInserted: $isInserted) {
        Button("Restart All") { count += 1 }
      }
      .menuBarExtraStyle(.menu)
      MenuBarExtra("Load") { Text("12 %") }
        .menuBarExtraStyle(.window)
    }
  }

  @Test func `windows have the menus of extras, as long as they are inserted`() async {
    let simulator = await AppSimulator(Dashboard())
    simulator.expect("Fleet: [Restart All]")
    await simulator.tap("Fleet > Restart All")
    simulator.expect("restarted: 1")
    await simulator.tap("Extra")
    simulator.expect(no: "Fleet")
    await simulator.tap("Extra")
    simulator.expect("Fleet: [Restart All]")
  }

  @Test func `dismissing in the menu of an extra closes no window`() async {
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View { Button("Dismiss") { dismiss() } }
    }
    struct Extra: App {
      var body: some Scene {
        WindowGroup("Servers") { Text("servers") }
        MenuBarExtra("Fleet") { Closing() }
      }
    }
    let simulator = await AppSimulator(Extra())
    await simulator.tap("Fleet > Dismiss")
    simulator.expect("servers")
    expectEqual(simulator.sessions.count, 1)
  }

  @Test func `an extra with a window opens it by its menu`() async {
    let simulator = await AppSimulator(Dashboard())
    simulator.expect(windows: 1)
    await simulator.tap("Load > Show Load")
    simulator.expect("12 %", in: 2)
    await simulator.newWindow()
    await simulator.tap("Load > Show Load", in: 3)
    expectEqual(simulator.sessions.count, 3)
    expectEqual(simulator.application.focusedSession?.ordinal, 2)
    await simulator.relaunch()
    expect(!simulator.text.contains("12 %"))
  }

  @Test func `an extra is declared apart: no launch and no event opens it`() async {
    let simulator = await AppSimulator(Dashboard())
    expect(
      simulator.application.graph.description.hasSuffix(
        """
          MenuBarExtra "Fleet" (at 1.0)
            doesn't open at launch
            isn't restored
            shows a menu
            is there while a binding is true
          MenuBarExtra "Load" (at 2.0)
            doesn't open at launch
            isn't restored
            shows a window
        """))
    expectEqual(simulator.problems, [])
  }

  @Test func `an app with nothing but extras shows the first`() async {
    struct Alone: App {
      var body: some Scene {
        MenuBarExtra {
          Button("Restart All") {}
        } label: {
          Text("two servers")
        }
      }
    }
    let simulator = await AppSimulator(Alone())
    simulator.expect("two servers: [Restart All]")
    expectEqual(simulator.sessions.first?.sceneDescription?.title, "two servers")
  }

  @Test func `an extra has the text of its label as its name, or else the name of the app`() async {
    struct Labelled: App {
      static var identifier: String { "labelled" }
      @State private var load = 50

      var body: some Scene {
        WindowGroup("Servers") { Button("Measure") { load += 4 } }
        MenuBarExtra {
          Text("12 %")
        } label: {
          Text("Load \(load)%")
        }
        .menuBarExtraStyle(.window)
        MenuBarExtra {
          Button("Restart All") {}
        } label: {
          Label("Fleet", systemImage: "server.rack")
        }
        MenuBarExtra {
          Button("Stop All") {}
        } label: {
          HStack { Text("two servers") }
        }
      }
    }
    let simulator = await AppSimulator(Labelled())
    simulator.expect("Load 50%: [Show Load 50%]")
    simulator.expect("Fleet: [Restart All]")
    simulator.expect("two servers")
    simulator.expect("[Stop All]")
    await simulator.tap("Measure")
    simulator.expect("Load 54%: [Show Load 54%]")
    await simulator.tap("Load 54% > Show Load 54%")
    simulator.expect("12 %", in: 2)
  }

  @Test func `the menu of an extra reads the environment of its scene, and acts on its window`()
    async
  {
    struct Marked: App {
      @State private var isMarked = false
      @State private var count = 0

      var body: some Scene {
        WindowGroup("Servers") {
          Button("Mark") { isMarked = true }
          Button("Count") { count += 1 }
        }
        .environment(\.mark, "servers")
        MenuBarExtra("Fleet") { MarkedItems() }
          .environment(isMarked ? \.mark : \.note, "fleet")
          .environment(\.count, count)
      }
    }
    struct MarkedItems: View {
      @Environment(\.mark) private var mark
      @Environment(\.note) private var note
      @Environment(\.count) private var count
      @Environment(\.dismissWindow) private var dismissWindow

      var body: some View {
        Text("mark \(mark), note \(note), count \(count)")
        Button("Dismiss") { dismissWindow() }
      }
    }
    let simulator = await AppSimulator(Marked())
    simulator.expect("mark none, note fleet, count 0")
    await simulator.tap("Count")
    simulator.expect("mark none, note fleet, count 1")
    await simulator.tap("Mark")
    simulator.expect("mark fleet, note none, count 1")
    await simulator.newWindow()
    await simulator.tap("Fleet > Dismiss", in: 2)
    expectEqual(simulator.sessions.map(\.ordinal), [1])
  }

  @Test func `the menu of an extra follows the values of the scene that declares it`() async {
    struct Growing: App {
      @State private var names = ["mail"]

      var body: some Scene {
        WindowGroup("Servers") { Button("Add") { names.append("web") } }
        Extras(names: names)
      }
    }
    struct Extras: Scene {
      let names: [String]

      var body: some Scene {
        MenuBarExtra("Fleet") { ForEach(names, id: \.self) { name in Button(name) {} } }
      }
    }
    let simulator = await AppSimulator(Growing())
    simulator.expect("[mail]")
    await simulator.tap("Add")
    simulator.expect("[mail]")
    simulator.expect("[web]")
  }
}

private struct MarkKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

private struct NoteKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

private struct CountKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }

  fileprivate var note: String {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}
