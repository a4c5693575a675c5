import Observation
import SceneMacros
import Scenes

/// The messages that the commands of a window act on.
struct MailSelection {
  let store: MailStore
  @Binding var ids: Set<Message.ID>

  @MainActor var messages: [Message] { store.messages.filter { ids.contains($0.id) } }

  @MainActor var isUnread: Bool { messages.contains(where: \.isUnread) }

  @MainActor func delete() {
    store.delete(ids)
    ids = []
  }

  @MainActor func move(to mailbox: Mailbox.ID) {
    store.set(\.mailbox, of: ids, to: mailbox)
    ids = []
  }
}

extension FocusedValues {
  /// The selected messages of the window in front; nil if it shows none.
  @Entry var mailSelection: MailSelection?
}
