import Scenes

/// Holds what is the process's: the mail, and the answers to notifications.
final class AppDelegate: ApplicationDelegate, NotificationCenterDelegate {
  let mailbox = Mailbox()
  /// The requests on devices from before scenes, where no scene has a delegate.
  let wishes = Wishes()

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

  func application(
    _ application: Application, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(wishes.take(shortcutItem))
  }

  /// A scene that is there was chosen for the answer, and is in front by now.
  func notificationCenter(_ application: Application, didReceive response: NotificationResponse) {
    if let delegate = response.targetScene?.delegate as? SceneDelegate {
      delegate.take(response)
    } else {
      wishes.take(response, in: mailbox)
    }
  }
}
