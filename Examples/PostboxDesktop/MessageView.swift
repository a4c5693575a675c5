import Foundation
import Scenes

/// A window on one message.
struct MessageWindow: View {
  @Binding var id: Message.ID?
  @Environment(MailStore.self) private var store
  @State private var selection: Set<Message.ID> = []

  var body: some View {
    NavigationStack { MessageView(id: id) }
      .handlesExternalEvents(preferring: [], allowing: [])
      .onContinueUserActivity(Activity.window) { id = $0.userInfo?["id"] as? Message.ID }
      .focusedSceneValue(\.mailSelection, MailSelection(store: store, ids: $selection))
      .onChange(of: id, initial: true) { selection = id.map { [$0] } ?? [] }
  }
}

/// A message, which can be dragged out to get a window of its own.
struct MessageView: View {
  let id: Message.ID?
  @Environment(MailStore.self) private var store
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    if let message = store[id] {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          VStack(alignment: .leading) {
            Text(message.subject).font(.headline)
            LabeledContent("From", value: message.sender)
            LabeledContent("Date", value: message.date, format: .mailDate)
          }
          .onDrag { message.provider }
          Divider()
          Text(message.text).textSelection(.enabled)
        }
        .padding()
      }
      .navigationTitle(message.subject)
      .toolbar { toolbar(of: message) }
      .userActivity(Activity.reading, element: message.link) { link, activity in
        activity.title = message.subject
        activity.targetContentIdentifier = link.absoluteString
        activity.userInfo = ["id": message.id]
        activity.isEligibleForHandoff = true
      }
      .onChange(of: message.id, initial: true) {
        store.set(\.isUnread, of: [message.id], to: false)
      }
    } else {
      ContentUnavailableView(
        id == nil ? "No Message" : "This message was deleted", systemImage: "envelope")
    }
  }

  @ToolbarContentBuilder private func toolbar(of message: Message) -> some ToolbarContent {
    ToolbarItemGroup(placement: .primaryAction) {
      Button("Reply", systemImage: "arrowshape.turn.up.left") {
        openWindow(value: Draft.reply(to: message))
      }
      Button("Open in New Window", systemImage: "macwindow") { openWindow(value: message.id) }
      ShareLink(item: message.text, subject: Text(message.subject))
    }
  }
}
