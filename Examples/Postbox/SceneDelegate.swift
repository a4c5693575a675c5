import Scenes

/// Takes what views aren't told of, and keeps it for the views of its scene.
///
/// Whether the scene connects for something or is there makes no difference to them.
final class SceneDelegate: WindowSceneDelegate {
  let wishes = Wishes()
  private var mailbox: Mailbox?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    mailbox = (session.application?.delegate as? AppDelegate)?.mailbox
    if let shortcut = connectionOptions.shortcutItem { _ = wishes.take(shortcut) }
    if let response = connectionOptions.notificationResponse { take(response) }
  }

  func take(_ response: NotificationResponse) {
    if let mailbox { wishes.take(response, in: mailbox) }
  }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(wishes.take(shortcutItem))
  }
}
