import MigrationShared
import UIKit

/// The delegate of a scene, which receives what belongs to a window.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private var mailbox: Mailbox? { (UIApplication.shared.delegate as? AppDelegate)?.mailbox }

  /// Creates the window, then handles the events that the scene connects for: they come only here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene, let mailbox else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(
      rootViewController: MailViewController(mailbox))
    window.makeKeyAndVisible()
    self.window = window

    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
    if let shortcut = connectionOptions.shortcutItem { _ = mailbox.perform(shortcut) }
    if let response = connectionOptions.notificationResponse { mailbox.show(response) }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    mailbox?.saveDrafts()
  }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    for context in urlContexts {
      Attribution.shared.handle(context.url)
      _ = mailbox?.open(context.url)
    }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let page = userActivity.webpageURL { Attribution.shared.handle(page) }
    _ = mailbox?.resume(userActivity)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(mailbox?.perform(shortcutItem) ?? false)
  }
}
