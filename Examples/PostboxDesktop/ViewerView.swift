import Foundation
import Scenes

/// A viewer: mailboxes, the messages of one, the selected message.
struct ViewerView: View {
  @Environment(MailStore.self) private var store
  @SceneStorage("mailbox") private var mailbox: Mailbox.ID?
  @SceneStorage("message") private var message: Message.ID?
  @State private var selection: Set<Message.ID> = []
  @State private var preferredColumn = NavigationSplitViewColumn.sidebar
  @State private var unknownLink = ""
  @State private var isLinkUnknown = false

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $preferredColumn) {
      MailboxList(selection: $mailbox)
        .navigationSplitViewColumnWidth(min: 160, ideal: 200)
    } content: {
      if let mailbox = store[mailbox: mailbox] {
        MessageList(mailbox: mailbox, selection: $selection)
      } else {
        ContentUnavailableView("No Mailbox Selected", systemImage: "tray")
      }
    } detail: {
      if let message {
        MessageView(id: message)
      } else {
        ContentUnavailableView(
          listed.isEmpty ? "No Message Selected" : "\(listed.count) Messages Selected",
          systemImage: "envelope")
      }
    }
    .navigationSplitViewStyle(.balanced)
    .navigationTitle(store[mailbox: mailbox]?.name ?? "Postbox")
    .navigationSubtitle("\(store.unreadCount(in: mailbox ?? "")) unread")
    .focusedSceneValue(\.mailSelection, MailSelection(store: store, ids: listedSelection))
    .onChange(of: [listed, selection]) {
      // A message stays when another mailbox is shown.
      let shown = listed.isEmpty ? selection : listed
      message = shown.count == 1 ? shown.first : nil
    }
    .onAppear {
      mailbox = mailbox ?? Mailbox.inbox.id
      // A link that launched the app comes before.
      if selection.isEmpty, let message { selection = [message] }
    }
    .onOpenURL(perform: follow)
    .onContinueUserActivity(Activity.reading) { activity in
      if let link = activity.targetContentIdentifier.flatMap(URL.init(string:)) { follow(link) }
    }
    .alert("No Such Message", isPresented: $isLinkUnknown) {
      Button("OK") {}
    } message: {
      Text("Postbox knows nothing of \(unknownLink).")
    }
  }

  /// The selected messages of the mailbox: the others aren't seen in its list.
  private var listed: Set<Message.ID> { selection.filter { store[$0]?.mailbox == mailbox } }

  /// The selected messages on which commands act.
  private var listedSelection: Binding<Set<Message.ID>> {
    let listed = listed
    return Binding(get: { listed }, set: { selection = $0 })
  }

  private func follow(_ link: URL) {
    guard let found = store[Message.id(of: link)] else {
      unknownLink = link.absoluteString
      isLinkUnknown = true
      return
    }
    mailbox = found.mailbox
    selection = [found.id]
    preferredColumn = .detail
  }
}
