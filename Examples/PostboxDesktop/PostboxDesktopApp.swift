import Foundation
import Scenes

/// A mail app for a desktop: viewers of all mail, a window for each message and each draft, settings.
@main struct PostboxDesktopApp: App {
  @State private var store = MailStore()

  var body: some Scene {
    Group {
      WindowGroup("Postbox", id: "viewer") {
        ViewerView()
          .handlesExternalEvents(preferring: [], allowing: ["postbox://"])
      }
      .handlesExternalEvents(matching: ["postbox://"])
      .defaultSize(width: 1100, height: 700)
      .windowToolbarStyle(.unified(showsTitle: false))

      WindowGroup("Message", id: "message", for: Message.ID.self) { $id in
        MessageWindow(id: $id)
      }
      .handlesExternalEvents(matching: ["window:"])
      .defaultSize(width: 640, height: 520)

      WindowGroup("New Message", id: "compose", for: Draft.self) { $draft in
        ComposeView(draft: $draft)
      } defaultValue: {
        Draft()
      }
      .handlesExternalEvents(matching: [])
      .windowResizability(.contentMinSize)
      .defaultPosition(.center)

      Settings {
        MailSettings()
      }
    }
    .environment(store)
    .commands {
      SidebarCommands()
      ToolbarCommands()
      TextEditingCommands()
      MailCommands(store: store)
    }
  }
}
