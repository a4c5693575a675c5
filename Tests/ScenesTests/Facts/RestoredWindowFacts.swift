import Checking
import Scenes
import ScenesTesting
import TestSupport
import Testing

final class UnrestoredSceneDelegate: RecordingSceneDelegate, HostingSceneDelegate {
  static var rootScene: some Scene {
    WindowGroup("Reader") { Text("Reader") }.restorationBehavior(.disabled)
  }
}

private struct Postbox: App {
  @ApplicationDelegateAdaptor(RecordingApplicationDelegate.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox") { Inbox() }.environment(\.signature, "Ann")
    Window("About", id: "about") { Text("About") }
      .restorationBehavior(.disabled)
      .environment(\.signature, "Bob")
    Window("Log", id: "log") { Text("Log") }.defaultLaunchBehavior(.suppressed)
    Window("Welcome", id: "welcome") { Text("Welcome") }.defaultLaunchBehavior(.presented)
    WindowGroup("Message", id: "message") { Message() }
  }
}

private struct Inbox: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.signature) private var signature

  var body: some View {
    Text("Signed \(signature)")
    ForEach(["about", "log", "message"], id: \.self) { id in
      Button("Open \(id)") { openWindow(id: id) }
    }
  }
}

private struct Message: View {
  @SceneStorage("title") private var title = "Message 1"

  var body: some View {
    Button("Next") { title = "Message 2" }.navigationTitle(title)
  }
}

extension EnvironmentValues {
  fileprivate var signature: String {
    get { self[SignatureKey.self] }
    set { self[SignatureKey.self] = newValue }
  }
}

private struct SignatureKey: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

/// S96, S112, S114, S127: the windows of sessions from an earlier launch.
@MainActor struct RestoredWindowFacts {
  private let app = Postbox()

  private func titles(_ simulator: AppSimulator) -> [String] {
    simulator.sessions.map { ($0.scene as? WindowScene)?.windows.first?.effectiveTitle ?? "none" }
  }

  @Test func `S127: windows of a scene that isn't restored don't come back, and aren't stored`()
    async
  {
    let simulator = await AppSimulator(app, profile: .desktop)
    await simulator.tap("Open about", in: 1)
    expectEqual(titles(simulator), ["Inbox", "Welcome", "About"])
    await simulator.relaunch()
    expectEqual(titles(simulator), ["Inbox", "Welcome"])
    expectEqual(simulator.store.records.keys.sorted(), ["1", "2"])
    expectEqual(simulator.problems, [])
  }

  @Test func `S127: if nothing else is restored, the launch opens what is declared`() async {
    let simulator = await AppSimulator(app, profile: .desktop)
    await simulator.tap("Open about", in: 1)
    await simulator.close(2)
    await simulator.close(1)
    expectEqual(titles(simulator), ["About"])
    await simulator.relaunch()
    expectEqual(titles(simulator), ["Inbox", "Welcome"])
  }

  @Test func `S127: a scene that its delegate's class declares isn't restored either`() async throws
  {
    let simulator = await AppSimulator(app)
    let request = try require(
      SceneSessionActivationRequest(hostingDelegateClass: UnrestoredSceneDelegate.self))
    simulator.application.activateSceneSession(for: request)
    await simulator.settle()
    expectEqual(simulator.sessions.count, 3)
    await simulator.relaunch()
    expectEqual(simulator.sessions.map(\.id), ["1", "2"])
    expectEqual(simulator.problems, [])
  }

  @Test func `S96: launch behavior doesn't count for windows that are restored`() async {
    let simulator = await AppSimulator(app, profile: .desktop)
    await simulator.tap("Open log", in: 1)
    await simulator.close(2)
    await simulator.relaunch()
    expectEqual(titles(simulator), ["Inbox", "Log"])
  }

  @Test func `S112, S114: a restored window has its titles and its environment`() async {
    let simulator = await AppSimulator(app, profile: .desktop)
    await simulator.tap("Open message", in: 1)
    await simulator.tap("Next")
    expectEqual(titles(simulator), ["Inbox", "Welcome", "Message 2"])
    await simulator.relaunch()
    expectEqual(titles(simulator), ["Inbox", "Welcome", "Message 2"])
    simulator.expect("Signed Ann", in: 1)
  }
}
