import Scenes

@main
struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      Inbox()
    }
    WindowGroup("Message", for: Int.self) { $number in
      Text("Message \(number ?? 0)")
    }
  }
}

struct Inbox: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    Button("Read 42") { openWindow(value: 42) }
  }
}
