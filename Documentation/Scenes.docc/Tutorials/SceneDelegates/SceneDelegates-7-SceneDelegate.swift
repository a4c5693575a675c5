import Observation
import Scenes

@Observable
final class SceneDelegate: WindowSceneDelegate {
  private(set) var checks = 0

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    checks = session.userInfo?["checks"] as? Int ?? 0
  }

  func sceneDidBecomeActive(_ scene: ConnectedScene) {
    checks += 1
  }

  func sceneDidEnterBackground(_ scene: ConnectedScene) {
    scene.session.userInfo = ["checks": checks]
  }
}
