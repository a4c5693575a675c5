import Observation
import Scenes

@Observable
final class AppDelegate: ApplicationDelegate {
  private(set) var closedTitles: [String] = []

  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    closedTitles += sceneSessions.compactMap(\.title).sorted()
  }
}
