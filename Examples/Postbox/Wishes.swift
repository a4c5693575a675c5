import Observation
import Scenes

/// A request of a person to a window, by a quick action or by an answer to a notification.
enum Wish: Hashable {
  case read(Message.ID)
  case compose(Draft)
}

/// The requests that the views of a scene haven't met; where there are no scenes, those of the application.
@MainActor @Observable final class Wishes {
  /// The first first.
  var list: [Wish] = []

  /// Takes a quick action.
  ///
  /// - Returns: Whether it is known.
  func take(_ shortcut: ShortcutItem) -> Bool {
    guard shortcut.type == Shortcut.compose else { return false }
    list.append(.compose(Draft()))
    return true
  }

  /// Takes an answer to the notification of new mail: opening it, or a reply, which is sent at once if its
  /// text is there.
  func take(_ response: NotificationResponse, in mailbox: Mailbox) {
    // One that is about no message has shown the inbox, which is all it wants.
    guard let id = response.targetContentIdentifier.flatMap(Message.id(ofTarget:)) else { return }
    switch (response.actionIdentifier, mailbox[id]) {
    case ("reply", let message?):
      if let text = response.userText {
        mailbox.send(Draft(replyingTo: message, text))
      } else {
        list.append(.compose(Draft(replyingTo: message)))
      }
    case (NotificationResponse.dismissActionIdentifier, _): break
    // A message that is gone has a window too, which says so.
    default: list.append(.read(id))
    }
  }
}

extension View {
  /// Has a view do what the delegate of its scene was asked for, or that of the application if its scene has
  /// none.
  func onWish(_ action: @escaping @MainActor (Wish) -> Void) -> some View {
    modifier(WishModifier(action: action))
  }
}

private struct WishModifier: ViewModifier {
  let action: @MainActor (Wish) -> Void
  @Environment(\.sceneSession) private var session

  private var wishes: Wishes? {
    (session?.scene?.delegate as? SceneDelegate)?.wishes
      ?? (session?.application?.delegate as? AppDelegate)?.wishes
  }

  func body(content: Content) -> some View {
    // `initial` is for what the scene connected for.
    content.onChange(of: wishes?.list ?? [], initial: true) {
      guard let wishes, !wishes.list.isEmpty else { return }
      let list = wishes.list
      wishes.list = []
      for wish in list { action(wish) }
    }
  }
}
