import Scenes

/// A mail app: an inbox, a window for each message, windows for drafts, settings.
///
/// Only the inbox and the windows for drafts are made for what comes from outside. Which window a message
/// has is decided by the message alone: whoever gets a link asks for the window of its value, so that no
/// message has two, however its links are written.
@main struct PostboxApp: App {
  @ApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  static var identifier: String { "com.example.postbox" }
  static var version: String? { "2.0" }

  private var mailbox: Mailbox { delegate.mailbox }

  var body: some Scene {
    // Without conditions: it is made for everything that isn't declared for another.
    WindowGroup("Inbox", id: "inbox") {
      InboxView(mailbox: mailbox)
    }
    // No event makes a message's window, which wouldn't know of which message. One that is open asks for
    // what is its own.
    WindowGroup("Message", id: "message", for: Message.ID.self) { id in
      MessageWindow(mailbox: mailbox, id: id.wrappedValue)
    }
    .handlesExternalEvents(matching: [])
    // The draft is the value of its window: it is kept with the session, and so survives a restart.
    WindowGroup("New Message", id: "compose", for: Draft.self) { draft in
      ComposeView(mailbox: mailbox, draft: draft)
    } defaultValue: {
      Draft()
    }
    .handlesExternalEvents(matching: [Shortcut.compose])
    .keyboardShortcut("n")
    Settings {
      SettingsView(mailbox: mailbox)
    }
  }
}

/// The quick actions, by their types, which are their targets too.
enum Shortcut {
  static let compose = "com.example.postbox.compose"
}
