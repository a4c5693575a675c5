import Foundation
import SceneHeadless
import Scenes

/// An app that shows what it is sent, has something for every act, and a field for a password.
struct FuzzedApp: App {
  var body: some Scene {
    WindowGroup("Inbox", id: "inbox") { Inbox() }
      .handlesExternalEvents(matching: ["message/", "*"])
    WindowGroup("Message", id: "message", for: Int.self) { Text("message \($0.wrappedValue ?? 0)") }
    Settings { Text("settings") }
  }

  private struct Inbox: View {
    @State private var links: [String] = []
    @State private var subject = ""
    @State private var password = ""
    @State private var size = 12.0
    @State private var isAsking = false
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      TextField("Subject", text: $subject)
      SecureField("Password", text: $password)
      Slider(value: $size, in: 1...100) { Text("Size") }
      Button("Open") { openWindow(id: "message", value: 7) }
      Button("Ask") { isAsking = true }
      Button("odd \u{1B}[31m\u{202E}\n> quit") {}
      Text(subject)
      List(links, id: \.self) { Text($0) }
        .onOpenURL { links.append($0.host() ?? "") }
        .sheet(isPresented: $isAsking) { Button("Close") { isAsking = false } }
    }
  }

  /// A launch of it, for a host.
  @MainActor static func launch(on host: any SceneHost) -> AppLaunch {
    AppLaunch(FuzzedApp(), host: host, profile: .tablet, services: .repeatable())
  }
}
