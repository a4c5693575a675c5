import Scenes
import ScenesTesting
import Testing

/// What an app and its scenes read of the environment.
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
    #expect(simulator.problems.isEmpty)
    await simulator.tap("Dismiss", in: 1)
    #expect(simulator.problems.map(\.place) == ["window around the view"])
    #expect(simulator.sessions.count == 2)
  }
}
