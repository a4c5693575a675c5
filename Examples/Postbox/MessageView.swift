import Scenes

/// A message, in a window of its own or as a page of the inbox.
struct MessageView: View {
  let mailbox: Mailbox
  let id: Message.ID?
  /// Begins an answer.
  let reply: @MainActor (Draft) -> Void
  /// The first visible paragraph; nil until a person scrolls.
  @SceneStorage private var place: Int?
  @Environment(\.dismiss) private var dismiss

  init(mailbox: Mailbox, id: Message.ID?, reply: @escaping @MainActor (Draft) -> Void) {
    self.mailbox = mailbox
    self.id = id
    self.reply = reply
    // A window that shows several messages, one after the other, keeps a place for each.
    _place = SceneStorage("place in message \(id ?? 0)")
  }

  var body: some View {
    VStack {
      if let message = mailbox[id] {
        Text("From \(message.sender)")
        ScrollView {
          let paragraphs = message.paragraphs
          ForEach(paragraphs.indices, id: \.self) { Text(paragraphs[$0]) }
        }
        .scrollPosition(id: $place)
        Button("Reply") { reply(Draft(replyingTo: message)) }
          .onChange(of: id, initial: true) { mailbox.markRead(message.id) }
      } else {
        Text("This message is gone.")
      }
      Button("Close") { dismiss() }
    }
    .navigationTitle(mailbox[id]?.subject ?? "Message")
  }
}

/// The window of a message, which asks for what comes for it.
struct MessageWindow: View {
  let mailbox: Mailbox
  let id: Message.ID?
  @Environment(\.openWindow) private var openWindow
  @Environment(\.sceneSession) private var session

  var body: some View {
    MessageView(mailbox: mailbox, id: id) { openWindow(value: $0) }
      .onChange(of: id, initial: true) { session?.scene?.activationConditions = conditions }
      // Of several links that come at once all go where the first one goes, so one may be about another
      // message.
      .onOpenURL { link in
        if let other = mailbox.follow(link)?.id, other != id { openWindow(value: other) }
      }
      .onWish { wish in
        switch wish {
        case .read: break
        case .compose(let draft): openWindow(value: draft)
        }
      }
  }

  /// Prefers what ends with the number of the message.
  ///
  /// `handlesExternalEvents(preferring:allowing:)` won't do: what it is given need only be contained, and
  /// `message/4` is contained in `message/42`. A link written otherwise, such as with a query, comes to the
  /// inbox, which finds the window by its value.
  private var conditions: SceneActivationConditions {
    let conditions = SceneActivationConditions()
    guard let id else { return conditions }
    conditions.prefersToActivateForTargetContentIdentifierPredicate = .or(
      [Message.target(of: id), "/m/\(id)"].map {
        .comparison(.init(.target, .endsWith, .text($0)))
      })
    return conditions
  }
}
