import Foundation
import Observation
import Scenes

@main
struct Postbox: App {
  static var identifier: String { "com.example.mail" }

  @ApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  private var mailbox: Mailbox { delegate.mailbox }

  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") {
      InboxView(mailbox: mailbox)
    }
    .onChange(of: phase) {
      if phase == .background { mailbox.save() }
    }
    WindowGroup("Message", id: "message", for: Message.ID.self) { $id in
      MessageView(mailbox: mailbox, id: id)
        .onOpenURL { link in
          id = Message.id(of: link)
        }
    }
    .handlesExternalEvents(matching: ["message/"])
    Window("About Postbox", id: "about") {
      Text("Postbox keeps your replies.")
    }
    .restorationBehavior(.disabled)
  }
}

final class AppDelegate: ApplicationDelegate {
  let mailbox = Mailbox()

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    mailbox.load(from: application.userDefaults)
    return true
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

  static func id(of link: URL) -> Int? {
    Int(link.lastPathComponent)
  }
}

@MainActor @Observable
final class Mailbox {
  private(set) var read: Set<Message.ID> = []
  @ObservationIgnored private var defaults: UserDefaults?

  var unread: [Message] { Message.all.filter { !read.contains($0.id) } }

  func markRead(_ id: Message.ID) {
    read.insert(id)
  }

  func load(from defaults: UserDefaults) {
    self.defaults = defaults
    read = Set(defaults.array(forKey: "read") as? [Message.ID] ?? [])
  }

  func save() {
    defaults?.set(read.sorted(), forKey: "read")
  }
}

struct InboxView: View {
  let mailbox: Mailbox
  @AppStorage("unreadOnly") private var unreadOnly = false
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(mailbox.unread.count) unread")
      Toggle("Unread Only", isOn: $unreadOnly)
      ForEach(unreadOnly ? mailbox.unread : Message.all) { message in
        Button(message.subject) {
          openWindow(value: message.id)
        }
      }
      Button("About Postbox") {
        openWindow(id: "about")
      }
    }
  }
}

struct MessageView: View {
  let mailbox: Mailbox
  let id: Message.ID?
  @SceneStorage("reply") private var reply = ""

  private var conditions: Set<String> {
    id.map { ["message/\($0)/"] } ?? []
  }

  var body: some View {
    VStack(alignment: .leading) {
      if let message = Message.all.first(where: { $0.id == id }) {
        Text(message.text)
        TextField("Reply", text: $reply)
          .navigationTitle(message.subject)
          .onAppear { mailbox.markRead(message.id) }
      } else {
        Text("This message is gone.")
      }
    }
    .handlesExternalEvents(preferring: conditions, allowing: [])
  }
}
