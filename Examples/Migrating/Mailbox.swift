import Foundation
import Observation
import Scenes

/// The acts of Postbox, for the application's delegate and for a scene's.
@MainActor @Observable final class Mailbox {
  /// The acts so far, the last one at the end.
  private(set) var lines: [String] = []

  /// Opens the message of a link, `postbox://message/42` or `https://postbox.example/m/42`.
  func open(_ url: URL) -> Bool {
    guard let number = Int(url.lastPathComponent) else { return false }
    lines.append("Message \(number)")
    return true
  }

  /// Goes on with what a person was reading on a page or on another device.
  func goOn(with activity: UserActivity) -> Bool {
    if let page = activity.webpageURL { return open(page) }
    lines.append("Reading \(activity.targetContentIdentifier ?? "")")
    return true
  }

  /// Says that something is on its way from another device.
  func wait(for activityType: String) {
    lines.append("Waiting for \(activityType)")
  }

  /// Says that it won't come.
  func giveUp(_ activityType: String, because error: any Error) {
    lines.append("\(activityType) didn't come: \(error.localizedDescription)")
  }

  /// Performs the quick action New Message.
  func perform(_ shortcut: ShortcutItem) -> Bool {
    guard shortcut.type == "com.example.postbox.compose" else { return false }
    lines.append("New Message")
    return true
  }

  /// Shows the mail a person was notified of.
  func show(_ response: NotificationResponse) {
    lines.append("Mail: \(response.title)")
  }

  /// Keeps drafts before the window is out of sight.
  func saveDrafts() {
    lines.append("Drafts saved")
  }
}

/// The one window of Postbox.
struct MailboxView: View {
  let mailbox: Mailbox

  var body: some View {
    VStack {
      Text("Inbox")
      ForEach(mailbox.lines.indices, id: \.self) { Text(mailbox.lines[$0]) }
    }
  }
}
