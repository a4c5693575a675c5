import Checking
import SceneDisplay
import Scenes
import ScenesTesting
import Testing

/// Counts how often bodies and closures ran.
@MainActor private final class Counter {
  var runs: [String: Int] = [:]

  func count<Result>(_ name: String, _ result: Result) -> Result {
    runs[name, default: 0] += 1
    return result
  }
}

private struct Named: Commands {
  var name: String

  var body: some Commands {
    CommandMenu(name) { Button("a") {} }
  }
}

/// Which windows get the commands scenes declare, and how they follow.
@MainActor struct SceneCommandsTests {
  /// The titles of a window's menus.
  private func menus(_ simulator: AppSimulator, in window: Int) -> [String] {
    let scene = simulator.sessions.first { $0.id == "\(window)" }?.scene as? WindowScene
    let content = scene?.windows.first?.content as? any DisplayContent
    return (content?.display.all ?? []).compactMap { node in
      if case .command(let menu) = node.element, menu.kind == .menu { menu.title } else { nil }
    }
  }

  private struct Composing: App {
    @Environment(\.openWindow) private var openWindow

    var body: some Scene {
      Folders().commands { Named(name: "all") }
      WindowGroup("Beside", id: "beside") { Text("") }
    }

    struct Folders: Scene {
      var body: some Scene {
        WindowGroup("First", id: "first") { Opening() }
          .commands { Named(name: "inner") }
          .commands {
            Named(name: "outer")
            Named(name: "outermost")
          }
        WindowGroup("Removed", id: "removed") { Text("") }
          .commands { Named(name: "lost") }
          .commandsRemoved()
          .commands { Named(name: "kept") }
        WindowGroup("Replaced", id: "replaced") { Text("") }
          .commands { Named(name: "lost") }
          .commandsReplaced { Named(name: "instead") }
          .commandsReplaced { Named(name: "in the end") }
      }
    }

    struct Opening: View {
      @Environment(\.openWindow) private var openWindow

      var body: some View {
        ForEach(["beside", "removed", "replaced"], id: \.self) { id in
          Button(id) { openWindow(id: id) }
        }
      }
    }
  }

  @Test func `commands reach every window in the scene, inner ones first`() async {
    let simulator = await AppSimulator(Composing(), profile: .wide)
    expectEqual(menus(simulator, in: 1), ["inner", "outer", "outermost", "all"])
    await simulator.tap("beside", in: 1)
    expectEqual(menus(simulator, in: 2), [])
  }

  @Test func `commands are removed and replaced for one scene only (S113)`() async {
    let simulator = await AppSimulator(Composing(), profile: .wide)
    await simulator.tap("removed", in: 1)
    await simulator.tap("replaced", in: 1)
    expectEqual(menus(simulator, in: 1), ["inner", "outer", "outermost", "all"])
    expectEqual(menus(simulator, in: 2), ["kept", "all"])
    expectEqual(menus(simulator, in: 3), ["in the end", "all"])
    expectEqual(simulator.problems, [])
  }

  @Test func `what the closure reads costs the commands and no body beside them`() async {
    struct Reading: App {
      @State private var count = 0
      let counter = Counter()

      var body: some Scene {
        counter.count("app", ())
        return Windows(count: $count, counter: counter)
      }
    }
    struct Windows: Scene {
      @Binding var count: Int
      let counter: Counter

      var body: some Scene {
        WindowGroup {
          Leaf(counter: counter, action: $count)
        }
        .commands {
          CommandMenu(counter.count("commands", "Count \(count)")) { Button("a") { count += 1 } }
        }
        .commands {
          CommandMenu(counter.count("other", "Other")) { Button("a") {} }
        }
      }
    }
    struct Leaf: View {
      let counter: Counter
      @Binding var action: Int

      var body: some View {
        counter.count("leaf", Button("Count") { action += 1 })
      }

      init(counter: Counter, action: Binding<Int>) {
        self.counter = counter
        _action = action
      }
    }
    let app = Reading()
    let simulator = await AppSimulator(app)
    await simulator.tap("Count")
    await simulator.tap("Count 1 > a")
    expectEqual(menus(simulator, in: 1), ["Count 2", "Other"])
    expectEqual(app.counter.runs, ["app": 1, "leaf": 1, "commands": 3, "other": 1])
  }

  @Test func `captured values that change are shown, and commands keep their state`() async {
    struct Capturing: App {
      @State private var name = "first"
      let counter = Counter()

      var body: some Scene {
        let (name, counter) = (counter.count("app", name), counter)
        WindowGroup {
          Leaf(counter: counter)
        }
        .commands { Keeping(name: name, counter: counter) }
        .commands {
          CommandMenu("Change") { Button("a") { self.name = "second" } }
        }
      }
    }
    struct Keeping: Commands {
      var name: String
      let counter: Counter
      @State private var taps = 0

      var body: some Commands {
        let title = counter.count("keeping", "\(name) \(taps)")
        CommandMenu(title) { Button("a") { taps += 1 } }
      }
    }
    struct Leaf: View {
      let counter: Counter

      var body: some View { counter.count("leaf", Text("leaf")) }
    }
    let app = Capturing()
    let simulator = await AppSimulator(app)
    await simulator.tap("first 0 > a")
    await simulator.tap("Change > a")
    expectEqual(menus(simulator, in: 1), ["second 1", "Change"])
    expectEqual(app.counter.runs, ["app": 2, "leaf": 1, "keeping": 3])
  }

  @Test func `other commands around a scene don't have its content made again`() async {
    struct Around: App {
      @State private var count = 0
      let counter = Counter()

      var body: some Scene {
        let (count, change) = (count, $count)
        Inner(counter: counter).commands {
          CommandMenu("Count \(count)") { Button("a") { change.wrappedValue += 1 } }
        }
      }
    }
    struct Inner: Scene {
      let counter: Counter

      var body: some Scene {
        counter.count("scene", ())
        return WindowGroup { Text(counter.count("content", "content")) }
          .commands { Named(name: counter.count("commands", "Inner")) }
      }
    }
    let app = Around()
    let simulator = await AppSimulator(app)
    await simulator.newWindow()
    await simulator.tap("Count 0 > a", in: 1)
    expectEqual(menus(simulator, in: 1), ["Inner", "Count 1"])
    expectEqual(menus(simulator, in: 2), ["Inner", "Count 1"])
    expectEqual(app.counter.runs["scene"], 1)
    expectEqual(app.counter.runs["content"], 2)
  }

  @Test func `commands come and go with what declares them`() async {
    struct Switching: App {
      @State private var isOn = false

      var body: some Scene {
        if isOn {
          WindowGroup(id: "main") { Content(isOn: $isOn) }.commands { Named(name: "on") }
        } else {
          WindowGroup(id: "main") { Content(isOn: $isOn) }
        }
      }
    }
    struct Content: View {
      @Binding var isOn: Bool
      @State private var taps = 0

      var body: some View {
        VStack {
          Button("Tap \(taps)") { taps += 1 }
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let simulator = await AppSimulator(Switching())
    await simulator.tap("Tap 0")
    expectEqual(menus(simulator, in: 1), [])
    await simulator.tap("Switch")
    expectEqual(menus(simulator, in: 1), ["on"])
    simulator.expect("on: [a]")
    await simulator.tap("Switch")
    expectEqual(menus(simulator, in: 1), [])
    simulator.expect(no: "on: [a]")
    simulator.expect("Tap 1")
  }

  @Test func `commands read the environment of their window`() async {
    struct Environing: App {
      var body: some Scene {
        WindowGroup { Text("") }
          .commands { Reading() }
          .environment(\.folder, "Sent")
      }
    }
    struct Reading: Commands {
      @Environment(\.folder) private var folder
      @Environment(\.scenePhase) private var phase

      var body: some Commands {
        CommandMenu("\(folder) \(phase)") { Button("a") {} }
      }
    }
    let simulator = await AppSimulator(Environing())
    expectEqual(menus(simulator, in: 1), ["Sent active"])
    await simulator.openSwitcher()
    expectEqual(menus(simulator, in: 1), ["Sent inactive"])
  }
}

extension HostProfile {
  fileprivate static let wide = HostProfile(
    name: "wide", supportsMultipleScenes: true, foregroundLimit: 10)
}

extension EnvironmentValues {
  fileprivate var folder: String {
    get { self[FolderKey.self] }
    set { self[FolderKey.self] = newValue }
  }
}

private struct FolderKey: EnvironmentKey {
  static let defaultValue = "none"
}
