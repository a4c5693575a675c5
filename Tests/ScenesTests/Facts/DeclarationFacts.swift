import Checking
import Observation
import Scenes
import ScenesTesting
import Testing

extension EnvironmentValues {
  fileprivate var mark: String {
    get { self[MarkKey.self] }
    set { self[MarkKey.self] = newValue }
  }
}

private struct MarkKey: EnvironmentKey {
  static var defaultValue: String { "default" }
}

/// S114, S132, S133: the environment of one scene among several, and the delegates of an app and its scenes.
@MainActor struct DeclarationFacts {
  private struct Marked: View {
    let name: String
    @Environment(\.mark) private var mark

    var body: some View { Text("\(name) has \(mark)") }
  }

  /// A scene that names its window by its environment.
  private struct Named: Scene {
    let id: String
    @Environment(\.mark) private var mark

    var body: some Scene {
      WindowGroup("\(id) of \(mark)", id: id) { Marked(name: id) }
    }
  }

  private struct Folders: Scene {
    var body: some Scene {
      Named(id: "sent")
      Named(id: "spam").environment(\.mark, "inner")
    }
  }

  private struct Several: App {
    @State private var mark = "first"

    var body: some Scene {
      WindowGroup("Inbox", id: "inbox") {
        VStack {
          Marked(name: "inbox")
          Button("Mark") { mark = "second" }
        }
      }
      Named(id: "message").environment(\.mark, mark)
      Named(id: "draft")
      Folders().environment(\.mark, mark + " group")
    }
  }

  @Test func `S114: a scene's environment reaches the scene and its views, and no other`() async {
    let simulator = await AppSimulator(Several(), profile: .desktop)
    for id in ["message", "draft", "sent", "spam"] {
      simulator.application.openWindow(.init(id: id))
    }
    await simulator.settle()
    func shown() -> [String] {
      simulator.sessions.map { $0.scene?.title ?? "" }
    }
    simulator.expect("inbox has default", in: 1)
    simulator.expect("message has first", in: 2)
    simulator.expect("draft has default", in: 3)
    simulator.expect("sent has first group", in: 4)
    simulator.expect("spam has inner", in: 5)
    expectEqual(
      shown(),
      [
        "Inbox", "message of first", "draft of default", "sent of first group", "spam of inner",
      ])
    await simulator.tap("Mark", in: 1)
    simulator.expect("inbox has default", in: 1)
    simulator.expect("message has second", in: 2)
    simulator.expect("draft has default", in: 3)
    simulator.expect("sent has second group", in: 4)
    simulator.expect("spam has inner", in: 5)
    expectEqual(
      shown().prefix(4).dropFirst(),
      [
        "message of second", "draft of default",
        "sent of second group",
      ])
  }

  @MainActor private final class Delegate: ApplicationDelegate {
    static var made = 0

    init() { Self.made += 1 }
  }

  @Test func `S132: the adaptor makes one delegate with the app, which the application has`()
    async
  {
    struct Adapted: App {
      @ApplicationDelegateAdaptor(Delegate.self) var delegate
      @State private var count = 0

      var body: some Scene {
        WindowGroup("\(count)") { Button("Again") { count += 1 } }
      }
    }
    Delegate.made = 0
    let app = Adapted()
    expectEqual(Delegate.made, 1)
    let simulator = await AppSimulator(app)
    await simulator.tap("Again")
    expectEqual(simulator.sessions.first?.scene?.title, "1")
    expect(simulator.application.delegate === app.delegate)
    // The body runs again, and the app's delegate isn't made again.
    expectEqual(Delegate.made, 1)
  }

  @MainActor @Observable fileprivate final class ObservableDelegate: WindowSceneDelegate {
    static weak var last: ObservableDelegate?
    var count = 0

    init() { Self.last = self }

    func sceneDidBecomeActive(_ scene: ConnectedScene) { count += 1 }
  }

  private final class Configuring: ApplicationDelegate {
    func application(
      _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
      options: ConnectionOptions
    ) -> SceneConfiguration {
      let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = ObservableDelegate.self
      return configuration
    }
  }

  private struct Counted: View {
    @Environment(ObservableDelegate.self) private var delegate: ObservableDelegate?

    var body: some View { Text("active \(delegate?.count ?? -1) times") }
  }

  private struct Counting: App {
    @ApplicationDelegateAdaptor(Configuring.self) var delegate

    var body: some Scene {
      WindowGroup("Inbox") { Counted() }
    }
  }

  @Test func `S133: the views of a declared scene read its observable delegate`() async {
    let simulator = await AppSimulator(Counting())
    simulator.expect("active 1 times", in: 1)
    await simulator.background()
    await simulator.foreground()
    simulator.expect("active 2 times", in: 1)
    await simulator.newWindow()
    simulator.expect("active 1 times", in: 2)
    simulator.expect("active 2 times", in: 1)
    expect(ObservableDelegate.last != nil)
    await simulator.close(2)
    expect(ObservableDelegate.last == nil)
  }

  @Test func `S133: a delegate that creates its window hands itself to the views`() async {
    final class Creating: WindowSceneDelegate {
      var window: SceneWindow?

      func scene(
        _ scene: ConnectedScene, willConnectTo session: SceneSession,
        options connectionOptions: ConnectionOptions
      ) {
        guard let windowScene = scene as? WindowScene else { return }
        let window = SceneWindow(windowScene: windowScene)
        window.content = HostingContent(rootView: Counted())
        window.makeKeyAndVisible()
        self.window = window
      }
    }
    let manifest = SceneManifest(
      supportsMultipleScenes: true,
      configurations: [.windowApplication: [.init(name: "Inbox", delegateClass: Creating.self)]])
    struct Plain: App {
      var body: some Scene {
        WindowGroup("Inbox") { Text("declared") }
      }
    }
    let simulator = await AppSimulator(Plain(), manifest: manifest)
    simulator.expect("active -1 times", in: 1)
  }
}
