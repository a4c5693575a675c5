import Scenes

@main
struct Postbox: App {
  static var identifier: String { "com.example.mail" }

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      InboxView()
    }
    WindowGroup("Message", id: "message", for: Message.ID.self) { $id in
      MessageView(id: id)
    }
  }
}

struct Message: Identifiable {
  var id: Int
  var subject: String
  var text: String

  static let all = [
    Message(id: 1, subject: "Minutes of Monday", text: "We met at nine."),
    Message(id: 2, subject: "Train tickets", text: "Two seats by the window."),
    Message(id: 3, subject: "A photo of the garden", text: "The roses are out."),
  ]
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
    }
  }
}

struct MessageView: View {
  let id: Message.ID?
  @SceneStorage("reply") private var reply = ""

  var body: some View {
    VStack(alignment: .leading) {
      if let message = Message.all.first(where: { $0.id == id }) {
        Text(message.text)
        TextField("Reply", text: $reply)
          .navigationTitle(message.subject)
      } else {
        Text("This message is gone.")
      }
    }
  }
}
