import Checking
import SceneRuntime
import TestSupport
import Testing

/// The names of displays, for hosts that have several.
@MainActor struct DisplayNameTests {
  private final class Delegate: ApplicationDelegate {
    /// The names of the displays when the delegates were called.
    var names: [String?] = []

    func application(
      _ application: Application, configurationForConnecting session: SceneSession,
      options: ConnectionOptions
    ) -> SceneConfiguration {
      names.append(application.displayName(of: session))
      let configuration = SceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = WindowMaker.self
      return configuration
    }
  }

  private final class WindowMaker: WindowSceneDelegate {
    func scene(
      _ scene: ConnectedScene, willConnectTo session: SceneSession,
      options connectionOptions: ConnectionOptions
    ) {
      let delegate = session.application?.delegate as? Delegate
      delegate?.names.append(session.application?.displayName(of: session))
      guard let scene = scene as? WindowScene else { return }
      let window = SceneWindow(windowScene: scene)
      window.content = StubContent()
      window.makeKeyAndVisible()
    }
  }

  @Test func `a host knows the display of each window that it presents`() {
    let host = StubHost()
    let application = Application.stub([], delegate: Delegate(), host: host)
    var names: [String?] = []
    host.shows = { [weak application] window in
      names.append(window.windowScene.flatMap { application?.displayName(of: $0.session) })
      return true
    }
    application.handle(.launch([]), .attachDisplay("Wall"), .attachDisplay("Door"))
    expectEqual(names, [nil, "Wall", "Door"])
    let sessions = application.orderedSessions
    application.handle(.detachDisplay("Wall"))
    expectEqual(sessions.map { application.displayName(of: $0) }, [nil, nil, "Door"])
  }

  @Test func `delegates know the display whose scene connects`() {
    let delegate = Delegate()
    let application = Application.stub([], delegate: delegate)
    application.handle(.launch([]), .attachDisplay("Wall"))
    expectEqual(delegate.names, [nil, nil, "Wall", "Wall"])
  }
}
