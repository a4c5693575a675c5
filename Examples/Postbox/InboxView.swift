import Foundation
import Scenes

/// All messages.
///
/// Where there can be one window only, it shows messages and drafts itself, and keeps them with the session. Each window
/// keeps its scroll place.
struct InboxView: View {
  let mailbox: Mailbox
  @SceneStorage("path") private var path: [Message.ID] = []
  /// The message in the first visible row; nil until a person scrolls.
  @SceneStorage("place") private var place: Message.ID?
  /// The drafts of a device with one window, of which the last is in front.
  @SceneStorage("drafts") private var drafts: [Draft] = []
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
        .scrollPosition(id: $place)
        ForEach(mailbox.sent.indices, id: \.self) { Text("Sent: \(mailbox.sent[$0].subject)") }
        if let link = mailbox.unknownLink {
          Text("Postbox knows nothing of \(link.absoluteString)")
        }
        Button("New Message") { compose(nil) }
        if supportsMultipleWindows { Button("Settings") { openSettings() } }
      }
      .navigationDestination(for: Message.ID.self) { id in
        MessageView(mailbox: mailbox, id: id, reply: compose)
      }
    }
    .sheet(isPresented: isComposing) { ComposeView(mailbox: mailbox, draft: draft) }
    // A link that leads nowhere isn't lost without a word.
    .onOpenURL { link in
      if let message = mailbox.follow(link) { read(message.id) }
    }
    .onWish { wish in
      switch wish {
      case .read(let id): read(id)
      case .compose(let draft): compose(draft)
      }
    }
    // An open inbox takes the events that no message's window asks for, instead of another inbox.
    .handlesExternalEvents(
      preferring: [], allowing: ["postbox://", "https://postbox.example/", "message/"])
  }

  private var isComposing: Binding<Bool> {
    Binding(get: { !drafts.isEmpty }, set: { if !$0 { _ = drafts.popLast() } })
  }

  private var draft: Binding<Draft> {
    Binding(
      get: { drafts.last ?? Draft() },
      set: { if !drafts.isEmpty { drafts[drafts.count - 1] = $0 } })
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
      drafts.append(reply ?? Draft())
    }
  }
}
