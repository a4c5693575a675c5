import Foundation
import Scenes

@main
struct Postbox: App {
  var body: some Scene {
    WindowGroup("Inbox") {
      InboxView()
    }
    WindowGroup("Message", for: Message.ID.self) { $id in
      MessageView(message: Message[id])
        .onOpenURL { url in
          id = Message.id(at: url.path)
        }
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

  static subscript(id: Int?) -> Message? {
    all.first { $0.id == id }
  }

  /// Returns the number at the end of a place such as `message/2/`, or of a path such as `/2/`.
  static func id(at place: String) -> Int? {
    place.split(separator: "/").last.flatMap { Int($0) }
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
    }
  }
}

struct MessageView: View {
  var message: Message?

  var body: some View {
    Text(message?.text ?? "No message")
      .navigationTitle(message?.subject ?? "Message")
  }
}
