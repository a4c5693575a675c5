import Foundation
import Scenes

/// The messages of a mailbox.
struct MessageList: View {
  let mailbox: Mailbox
  @Binding var selection: Set<Message.ID>
  @Environment(MailStore.self) private var store
  @Environment(\.openWindow) private var openWindow
  @State private var query = ""

  private var messages: [Message] {
    store.messages(in: mailbox.id, matching: query)
  }

  var body: some View {
    List(messages, selection: $selection) { message in
      MessageRow(message: message)
        .onDrag { message.provider }
        .swipeActions(edge: .leading) {
          Button(
            message.isUnread ? "Read" : "Unread",
            systemImage: message.isUnread ? "envelope.open" : "envelope.badge"
          ) {
            store.set(\.isUnread, of: [message.id], to: !message.isUnread)
          }
          .tint(.blue)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
          Button("Delete", systemImage: "trash", role: .destructive) { store.delete([message.id]) }
          Button("Flag", systemImage: "flag") {
            store.set(\.flag, of: [message.id], to: message.flag == nil ? .orange : nil)
          }
          .tint(.orange)
        }
    }
    .contextMenu(forSelectionType: Message.ID.self) { ids in
      MessageActions(selection: MailSelection(store: store, ids: .constant(ids)))
    } primaryAction: { ids in
      for id in ids.sorted() { openWindow(value: id) }
    }
    .overlay {
      if messages.isEmpty, query.isEmpty {
        ContentUnavailableView("No Messages", systemImage: mailbox.systemImage)
      } else if messages.isEmpty {
        ContentUnavailableView.search(text: query)
      }
    }
    .searchable(text: $query, placement: .toolbar, prompt: "Search \(mailbox.name)")
    .refreshable { await store.refresh() }
    .onDeleteCommand { MailSelection(store: store, ids: $selection).delete() }
  }
}

private struct MessageRow: View {
  let message: Message
  @AppStorage("previewLines") private var previewLines = 1

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        if message.isUnread {
          Image(systemName: "circle.fill").imageScale(.small).accessibilityLabel("Unread")
        }
        Text(message.sender).font(.headline)
        Spacer()
        if let flag = message.flag {
          Label(flag.rawValue, systemImage: "flag.fill").foregroundStyle(flag.color)
        }
      }
      Text(message.subject)
      if previewLines > 0 {
        Text(message.text)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(previewLines)
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("message-\(message.id)")
  }
}
