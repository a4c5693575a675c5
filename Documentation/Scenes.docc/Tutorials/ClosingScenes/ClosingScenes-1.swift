import Observation
import Scenes

@main
struct Postbox: App {
  private let outbox = Outbox()

  var body: some Scene {
    WindowGroup("Inbox") {
      InboxView(outbox: outbox)
    }
    WindowGroup("New Message", id: "compose") {
      ComposeView(outbox: outbox)
    }
  }
}

@MainActor @Observable
final class Outbox {
  private(set) var sent: [String] = []

  func send(_ subject: String) {
    sent.append(subject)
  }
}

struct InboxView: View {
  let outbox: Outbox
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading) {
      Button("New Message") {
        openWindow(id: "compose")
      }
      ForEach(outbox.sent, id: \.self) { subject in
        Text("Sent: \(subject)")
      }
    }
  }
}

struct ComposeView: View {
  let outbox: Outbox
  @State private var subject = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Subject", text: $subject)
      Button("Send") {
        outbox.send(subject)
      }
    }
  }
}
