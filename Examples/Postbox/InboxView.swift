import Foundation
import Scenes

/// All messages. Where there can be one window only, it shows messages and drafts itself.
struct InboxView: View {
  let mailbox: Mailbox
  @State private var path: [Message.ID] = []
  @State private var draft = Draft()
  @State private var isComposing = false
  @State private var refused: URL?
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        List(mailbox.shown) { message in
          HStack {
            Text("\(message.isUnread ? "●" : "○") \(message.sender): \(message.subject)")
            Button("Read \(message.id)") { read(message.id) }
          }
        }
        ForEach(mailbox.sent, id: \.self) { Text("Sent: \($0.subject)") }
        if let refused { Text("Postbox knows nothing of \(refused.absoluteString)") }
        Button("New Message") { compose(nil) }
        if supportsMultipleWindows { Button("Settings") { openSettings() } }
      }
      .navigationDestination(for: Message.ID.self) { id in
        MessageView(mailbox: mailbox, id: id, reply: compose)
      }
    }
    .sheet(isPresented: $isComposing) { ComposeView(mailbox: mailbox, draft: $draft) }
    .onOpenURL { open($0) }
    .onWish { wish in
      switch wish {
      case .read(let id): read(id)
      case .compose(let draft): compose(draft)
      }
    }
    // What no message's window asks for comes to an open inbox, instead of making another.
    .handlesExternalEvents(
      preferring: [], allowing: ["postbox://", "https://postbox.example/", "message/"])
  }

  /// Reads the message of a link; one it can't follow isn't lost without a word.
  private func open(_ link: URL) {
    let message = mailbox[Message.id(of: link)]
    refused = message == nil ? link : nil
    if let message { read(message.id) }
  }

  private func read(_ id: Message.ID) {
    if supportsMultipleWindows {
      openWindow(value: id)
    } else if path.last != id {
      path = [id]
    }
  }

  /// Begins a draft; nil for an empty one.
  private func compose(_ reply: Draft?) {
    if supportsMultipleWindows {
      if let reply { openWindow(value: reply) } else { openWindow(id: "compose") }
    } else {
      draft = reply ?? Draft()
      isComposing = true
    }
  }
}
