import Scenes

@main
struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      Text("No messages")
    }
  }
}
