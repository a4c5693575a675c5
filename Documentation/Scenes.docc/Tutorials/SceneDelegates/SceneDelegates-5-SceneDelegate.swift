import Observation
import Scenes

@Observable
final class SceneDelegate: WindowSceneDelegate {
  private(set) var checks = 0

  func sceneDidBecomeActive(_ scene: ConnectedScene) {
    checks += 1
  }
}
