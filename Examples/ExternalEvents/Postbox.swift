import Scenes

@main
struct Postbox: App {
  @ApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  static var manifest: SceneManifest {
    SceneManifest(
      supportsMultipleScenes: true,
      configurations: [
        .windowApplication: [
          .init(name: "Default Configuration", delegateClass: SceneDelegate.self)
        ]
      ])
  }

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      InboxView()
    }
    WindowGroup("Message", id: "message") {
      MessageView()
    }
    .handlesExternalEvents(matching: ["message/"])
  }
}

struct Message: Identifiable {
  var id: Int
  var subject: String
  var text: String

  static let all = [
    Message(id: 1, subject: "Minutes of Monday", text: "We meet again on Friday."),
    Message(id: 2, subject: "Train tickets", text: "Your train leaves at 9:41."),
    Message(id: 3, subject: "A photo of the garden", text: "The moths like it."),
  ]

  /// Returns the message whose number ends a place such as `message/2/`, or a path such as `/2/`.
  static func at(_ path: String) -> Message? {
    let id = path.split(separator: "/").last.flatMap { Int($0) }
    return all.first { $0.id == id }
  }
}

struct InboxView: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Message.all) { message in
        Text(message.subject)
      }
    }
    .handlesExternalEvents(preferring: ["inbox/"], allowing: ["inbox/"])
  }
}

struct MessageView: View {
  @Environment(SceneDelegate.self) private var delegate: SceneDelegate?

  var body: some View {
    VStack(alignment: .leading) {
      Text(delegate?.message?.text ?? "No message")
      if let delegate, delegate.isReplying {
        ReplyField(delegate: delegate)
      }
    }
    .navigationTitle(delegate?.message?.subject ?? "Message")
  }
}

struct ReplyField: View {
  @Bindable var delegate: SceneDelegate

  var body: some View {
    TextField("Reply", text: $delegate.reply)
  }
}
