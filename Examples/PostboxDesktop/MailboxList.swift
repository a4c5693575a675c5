import Scenes

/// The mailboxes, onto which messages can be dropped.
struct MailboxList: View {
  @Binding var selection: Mailbox.ID?
  @Environment(MailStore.self) private var store

  var body: some View {
    List(selection: $selection) {
      Section("Favorites") {
        ForEach(store.mailboxes.prefix(4)) { MailboxRow(mailbox: $0) }
      }
      Section("Own") {
        ForEach(store.mailboxes.dropFirst(4)) { MailboxRow(mailbox: $0) }
      }
    }
    .listStyle(.sidebar)
  }
}

private struct MailboxRow: View {
  let mailbox: Mailbox
  @Environment(MailStore.self) private var store
  @State private var isTargeted = false

  var body: some View {
    Label(mailbox.name, systemImage: mailbox.systemImage)
      .badge(store.unreadCount(in: mailbox.id))
      .accessibilityIdentifier(mailbox.id)
      .tag(mailbox.id)
      .listRowBackground(isTargeted ? Color.accentColor : nil)
      .dropDestination(for: Message.self) { messages, _ in
        store.set(\.mailbox, of: Set(messages.map(\.id)), to: mailbox.id)
        return true
      } isTargeted: {
        isTargeted = $0
      }
  }
}
