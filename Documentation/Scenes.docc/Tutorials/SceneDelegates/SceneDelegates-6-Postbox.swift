import Scenes

@main
struct Postbox: App {
  @ApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      InboxView()
    }
    WindowGroup("Message", id: "message", for: Message.ID.self) { $id in
      MessageView(message: Message[id])
    }
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

  static subscript(id: Int?) -> Message? {
    all.first { $0.id == id }
  }
}

struct InboxView: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Message.all) { message in
        Button(message.subject) {
          openWindow(value: message.id)
        }
      }
      ChecksView()
    }
  }
}

struct MessageView: View {
  var message: Message?

  var body: some View {
    VStack(alignment: .leading) {
      Text(message?.text ?? "No message")
      ChecksView()
    }
    .navigationTitle(message?.subject ?? "Message")
  }
}

struct ChecksView: View {
  @Environment(SceneDelegate.self) private var delegate: SceneDelegate?

  var body: some View {
    Text("Checks for mail: \(delegate?.checks ?? 0)")
  }
}
