import Checking
import Scenes
import ScenesTesting
import Testing

/// An app whose manifest names storyboards.
private struct Postbox: App {
  static var manifest: SceneManifest {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(name: "Main", delegateClass: MainDelegate.self, storyboardName: "Main"),
          .init(name: "Lost", delegateClass: MainDelegate.self, storyboardName: "Lost"),
          .init(name: "Alone", storyboardName: "Main"),
          .init(name: "Own", delegateClass: OwnDelegate.self, storyboardName: "Main"),
        ]
      ])
  }

  static var storyboards: [Storyboard] { [Storyboard("Main") { Text("from the storyboard") }] }

  @ApplicationDelegateAdaptor(Choosing.self) var delegate

  var body: some Scene {
    WindowGroup("Inbox") { Text("declared") }
  }
}

private final class Choosing: ApplicationDelegate {
  var name: String?

  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    SceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
  }
}

private class MainDelegate: WindowSceneDelegate {
  var window: SceneWindow?
  /// Whether the window was there when the scene connected.
  var hadWindow = false

  required init() {}

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    hadWindow = window != nil && (scene as? WindowScene)?.windows.count == 1
  }
}

private final class OwnDelegate: MainDelegate {
  override func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = SceneWindow(windowScene: scene)
    window.content = HostingContent(rootView: Text("its own"))
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// S35, S36: what becomes of a configuration that names a storyboard.
@MainActor struct StoryboardFacts {
  private func launch(_ name: String?) async -> AppSimulator {
    let app = Postbox()
    app.delegate.name = name
    return await AppSimulator(app)
  }

  @Test func `S36: window and content are there before the scene connects`() async throws {
    let simulator = await launch("Main")
    let delegate = try require(simulator.sessions[0].scene?.delegate as? MainDelegate)
    expect(delegate.hadWindow)
    expectEqual(delegate.window?.isKeyWindow, true)
    simulator.expect("from the storyboard")
    simulator.expect(no: "declared")
    expectEqual(simulator.problems, [])
  }

  @Test func `a storyboard that isn't registered is reported, and the app's content shown`() async {
    let simulator = await launch("Lost")
    simulator.expect("declared")
    expectEqual(simulator.problems.map(\.code), [.unregisteredStoryboard])
  }

  @Test func `S35: a storyboard without a delegate isn't shown, which is a problem`() async {
    let simulator = await launch("Alone")
    simulator.expect("declared")
    expectEqual(simulator.problems.map(\.code), [.storyboardWithoutDelegate])
  }

  @Test func `T21: a window the delegate makes replaces that of the storyboard`() async {
    let simulator = await launch("Own")
    let windows = (simulator.sessions[0].scene as? WindowScene)?.windows ?? []
    expectEqual(windows.map(\.id.number), [2])
    expectEqual(windows.map(\.isKeyWindow), [true])
    simulator.expect(no: "from the storyboard")
    simulator.expect("its own")
  }

  @Test func `the objects are a tree`() async {
    let simulator = await launch("Main")
    expectEqual(
      simulator.application.objectTree.split(separator: "\n").dropFirst().joined(separator: "\n"),
      """
        delegate Choosing
        session 1, UIWindowSceneSessionRoleApplication, "Main"
          WindowScene, foregroundActive
            delegate MainDelegate
            window 1, key, visible
              HostingContent<Text>
      """)
  }
}
