import Scenes

final class AppDelegate: ApplicationDelegate, NotificationCenterDelegate {
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.notificationDelegate = self
    return true
  }

  func notificationCenter(_ application: Application, didReceive response: NotificationResponse) {
    guard let scene = response.targetScene, let delegate = scene.delegate as? SceneDelegate else {
      return
    }
    delegate.receive(response, in: scene)
  }
}
