import Observation
import Scenes

/// What a person wants of a window, by a quick action or by an answer to a notification.
enum Wish: Hashable {
  case read(Message.ID)
  case compose(Draft)
}

/// Takes what views aren't told of, and keeps it for the views of its scene.
///
/// Whether the scene connects for something or is there makes no difference to them.
@Observable final class SceneDelegate: WindowSceneDelegate {
  /// What the views are still to do, the first first.
  var wishes: [Wish] = []
  @ObservationIgnored private var mailbox: Mailbox?

  func scene(
    _ scene: ConnectedScene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    mailbox = (session.application?.delegate as? AppDelegate)?.mailbox
    if let shortcut = connectionOptions.shortcutItem { _ = take(shortcut) }
    if let response = connectionOptions.notificationResponse { take(response) }
  }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(take(shortcutItem))
  }

  /// Takes a quick action.
  private func take(_ shortcut: ShortcutItem) -> Bool {
    guard shortcut.type == Shortcut.compose else { return false }
    wishes.append(.compose(Draft()))
    return true
  }

  /// Takes an answer to the notification of new mail: opening it, or a reply, which is sent at once if its
  /// text is there.
  func take(_ response: NotificationResponse) {
    // One that is about no message has shown the inbox, which is all it wants.
    guard let id = response.targetContentIdentifier.flatMap(Message.id(ofTarget:)) else { return }
    switch (response.actionIdentifier, mailbox?[id]) {
    case ("reply", let message?):
      if let text = response.userText {
        mailbox?.send(Draft(replyingTo: message, text))
      } else {
        wishes.append(.compose(Draft(replyingTo: message)))
      }
    case (NotificationResponse.dismissActionIdentifier, _): break
    // A message that is gone has a window too, which says so.
    default: wishes.append(.read(id))
    }
  }
}

extension View {
  /// Has a view do what the delegate of its scene was asked for.
  func onWish(_ action: @escaping @MainActor (Wish) -> Void) -> some View {
    modifier(WishModifier(action: action))
  }
}

private struct WishModifier: ViewModifier {
  let action: @MainActor (Wish) -> Void
  @Environment(\.sceneSession) private var session

  private var delegate: SceneDelegate? { session?.scene?.delegate as? SceneDelegate }

  func body(content: Content) -> some View {
    // `initial` is for what the scene connected for.
    content.onChange(of: delegate?.wishes ?? [], initial: true) {
      guard let wishes = delegate?.wishes, !wishes.isEmpty else { return }
      delegate?.wishes = []
      for wish in wishes { action(wish) }
    }
  }
}
