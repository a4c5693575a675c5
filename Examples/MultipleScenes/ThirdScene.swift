import Scenes

/// Builds the third scene in code and hands its session to the views.
final class ThirdSceneDelegate: WindowSceneDelegate {
  var window: SceneWindow?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    windowScene.title = "Third"
    let window = SceneWindow(windowScene: windowScene)
    window.content = HostingContent(
      rootView: ThirdSceneView().environment(\.closableSession, session))
    window.makeKeyAndVisible()
    self.window = window
  }
}

struct ThirdSceneView: View {
  @Environment(\.application) private var application
  @Environment(\.closableSession) private var session

  var body: some View {
    VStack {
      Text("This is the third scene")
      Button("Close") {
        guard let session else { return }
        application?.requestSceneSessionDestruction(session, options: nil)
      }
    }
  }
}

/// The session a view may close: a key of the app's own.
private struct ClosableSessionKey: EnvironmentKey {
  static let defaultValue: SceneSession? = nil
}

extension EnvironmentValues {
  var closableSession: SceneSession? {
    get { self[ClosableSessionKey.self] }
    set { self[ClosableSessionKey.self] = newValue }
  }
}
