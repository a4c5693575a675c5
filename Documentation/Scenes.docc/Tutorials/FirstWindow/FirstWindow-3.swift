import Scenes

@main
struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      InboxView()
    }
  }
}

struct Message: Identifiable {
  var id: Int
  var subject: String
}

struct InboxView: View {
  private let unread = [
    Message(id: 1, subject: "Minutes of Monday"),
    Message(id: 2, subject: "Train tickets"),
    Message(id: 3, subject: "A photo of the garden"),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(unread.count) unread")
      ForEach(unread) { message in
        Text(message.subject)
      }
    }
  }
}
