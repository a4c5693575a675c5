import Checking
import Scenes
import ScenesTesting
import Testing

/// Tests for the environment values that an app and its scenes read.
@MainActor struct AppEnvironmentTests {
  @Test func `an app and its scenes reach the application, and open windows`() async {
    struct Opening: App {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @Environment(\.application) private var application
      @State private var isOpening = false
      @State private var isDismissing = false

      var body: some Scene {
        WindowGroup("Inbox") {
          Button("Open") { isOpening = true }
          Button("Dismiss") { isDismissing = true }
        }
        .onChange(of: isOpening) { openWindow(id: "message") }
        .onChange(of: isDismissing) { dismissWindow() }
        Messages(names: application == nil ? [] : ["message"])
      }
    }
    struct Messages: Scene {
      var names: [String]
      @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

      var body: some Scene {
        for name in names {
          WindowGroup("Message", id: name) {
            Text(supportsMultipleWindows ? "several" : "one")
          }
        }
      }
    }
    let simulator = await AppSimulator(Opening())
    await simulator.tap("Open")
    simulator.expect("several", in: 2)
    expectEqual(simulator.problems, [])
    await simulator.tap("Dismiss", in: 1)
    expectEqual(simulator.problems.map(\.place), ["window of the view"])
    expectEqual(simulator.sessions.count, 2)
  }

  @Test func `S114: content that captures nothing is in the environment its scene has now`() async {
    struct Switching: App {
      @State private var isRaised = false

      var body: some Scene {
        WindowGroup("Inbox") { Button("Switch") { isRaised.toggle() } }
        Fixed().environment(isRaised ? \.height : \.depth, 7)
      }
    }
    struct Fixed: Scene {
      var body: some Scene {
        WindowGroup("Fixed", id: "fixed") { Reader() }
      }
    }
    struct Reader: View {
      @Environment(\.height) private var height
      @Environment(\.depth) private var depth

      var body: some View { Text("height \(height), depth \(depth)") }
    }
    let simulator = await AppSimulator(Switching(), profile: .desktop)
    simulator.application.openWindow(.init(id: "fixed"))
    await simulator.settle()
    simulator.expect("height 0, depth 7", in: 2)
    await simulator.tap("Switch", in: 1)
    simulator.expect("height 7, depth 0", in: 2)
  }
}

private struct HeightKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var height: Int {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }

  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}
