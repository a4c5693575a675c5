import Scenes

/// Chooses the delegate of the third scene, by the activity the scene is made for.
final class AppDelegate: ApplicationDelegate {
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    let targets = options.userActivities.map(\.targetContentIdentifier)
    if targets.contains(SceneKind.third.rawValue) {
      configuration.delegateClass = ThirdSceneDelegate.self
    }
    return configuration
  }
}
