import Foundation
import Observation
import Scenes

/// A message can't be sent, because nobody has the name.
struct UnknownRecipient: LocalizedError {
  let name: String

  var errorDescription: String? { "Nobody is called “\(name)”." }
  var recoverySuggestion: String? { "Enter the name of a person you know." }
}

/// All mail; every window shows the same.
@MainActor @Observable final class MailStore {
  private(set) var messages = Message.samples
  let mailboxes = [
    Mailbox.inbox, .sent, .archive, .trash, Mailbox(id: "engine", name: "Engine"),
    Mailbox(id: "moths", name: "Moths"),
  ]

  subscript(id: Message.ID?) -> Message? { messages.first { $0.id == id } }

  subscript(mailbox id: Mailbox.ID?) -> Mailbox? { mailboxes.first { $0.id == id } }

  func unreadCount(in mailbox: Mailbox.ID) -> Int {
    messages.count { $0.mailbox == mailbox && $0.isUnread }
  }

  /// The messages of a mailbox that contain a text, the newest first.
  func messages(in mailbox: Mailbox.ID, matching query: String = "") -> [Message] {
    let found = messages.filter { $0.mailbox == mailbox && $0.contains(query) }
    return found.sorted { $0.date > $1.date }
  }

  /// Sets a property of messages, such as the mailbox.
  func set<Value>(
    _ property: WritableKeyPath<Message, Value>, of ids: Set<Message.ID>, to value: Value
  ) {
    for index in messages.indices where ids.contains(messages[index].id) {
      messages[index][keyPath: property] = value
    }
  }

  /// Moves messages to the trash, and removes for good what is there.
  func delete(_ ids: Set<Message.ID>) {
    messages.removeAll { ids.contains($0.id) && $0.mailbox == Mailbox.trash.id }
    set(\.mailbox, of: ids, to: Mailbox.trash.id)
  }

  func send(_ draft: Draft) throws(UnknownRecipient) {
    guard messages.contains(where: { $0.sender == draft.recipient }) else {
      throw UnknownRecipient(name: draft.recipient)
    }
    messages.append(
      Message(
        id: nextID, sender: "Me", subject: draft.subject, text: draft.text, isUnread: false,
        mailbox: Mailbox.sent.id))
  }

  /// Gets new mail, of which there is one at each call.
  func refresh() async {
    messages.append(
      Message(
        id: nextID, sender: "Weather", subject: "Frost tonight", text: "Two degrees below zero."))
  }

  private var nextID: Message.ID { (messages.map(\.id).max() ?? 0) + 1 }
}
