import Observation
import Scenes

@Observable
final class AppDelegate: ApplicationDelegate {
  private(set) var closedTitles: [String] = []

  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    closedTitles += sceneSessions.compactMap(\.title).sorted()
  }
}
