import Foundation
import Scenes

/// The commands of the app, most of which act on the selected messages.
struct MailCommands: Commands {
  let store: MailStore
  @FocusedValue(\.mailSelection) private var selection
  @Environment(\.openWindow) private var openWindow

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Message") { openWindow(value: Draft()) }
        .keyboardShortcut("n")
      Button("New Viewer Window") { openWindow(id: "viewer") }
        .keyboardShortcut("n", modifiers: [.command, .option])
    }
    CommandMenu("Mailbox") {
      Button("Get New Mail") { Task { await store.refresh() } }
        .keyboardShortcut("n", modifiers: [.command, .shift])
    }
    CommandMenu("Message") {
      MessageActions(selection: selection)
        .disabled(selection?.messages.isEmpty ?? true)
    }
  }
}

/// The acts on messages, for a menu.
struct MessageActions: View {
  let selection: MailSelection?
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Reply", systemImage: "arrowshape.turn.up.left") {
      if let message = selection?.messages.first { openWindow(value: Draft.reply(to: message)) }
    }
    // Command-R refreshes the list of messages.
    .keyboardShortcut("r", modifiers: [.command, .option])
    Button(isUnread ? "Mark as Read" : "Mark as Unread") {
      if let selection { selection.store.set(\.isUnread, of: selection.ids, to: !isUnread) }
    }
    .keyboardShortcut("u", modifiers: [.command, .shift])
    Picker("Flag", systemImage: "flag", selection: flag) {
      Text("None").tag(Flag?.none)
      ForEach(Flag.allCases) { Text($0.rawValue).tag(Flag?.some($0)) }
    }
    Menu("Move To") {
      ForEach(selection?.store.mailboxes ?? []) { mailbox in
        Button(mailbox.name, systemImage: mailbox.systemImage) { selection?.move(to: mailbox.id) }
      }
    }
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive) { selection?.delete() }
      .keyboardShortcut(.delete)
  }

  private var isUnread: Bool { selection?.isUnread ?? false }

  private var flag: Binding<Flag?> {
    Binding {
      selection?.messages.first?.flag
    } set: { flag in
      if let selection { selection.store.set(\.flag, of: selection.ids, to: flag) }
    }
  }
}
