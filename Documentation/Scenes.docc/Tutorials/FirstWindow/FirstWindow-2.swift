import Scenes

@main
struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      InboxView()
    }
  }
}

struct InboxView: View {
  var body: some View {
    Text("No messages")
  }
}
