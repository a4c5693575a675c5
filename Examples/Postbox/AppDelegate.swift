import Scenes

/// Holds what is the process's: the mail, and the answers to notifications.
final class AppDelegate: ApplicationDelegate, NotificationCenterDelegate {
  let mailbox = Mailbox()

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.notificationDelegate = self
    return true
  }

  /// Gives every scene a delegate, which is told of quick actions; links are for views.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  /// A scene that is there was chosen for the answer, and is in front by now.
  func notificationCenter(_ application: Application, didReceive response: NotificationResponse) {
    (response.targetScene?.delegate as? SceneDelegate)?.take(response)
  }
}
