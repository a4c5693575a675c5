import UIKit

/// The mail of Postbox, and what was done with it.
@MainActor public final class Mailbox {
  /// The lines that the app shows, the last at the end.
  public private(set) var lines: [String] = [] { didSet { didChange?() } }
  /// Called after a change.
  public var didChange: (() -> Void)?

  /// Creates an empty mailbox.
  public init() {}

  /// Opens the message of a link, `postbox://message/42` or `https://postbox.example/m/42`.
  public func open(_ url: URL) -> Bool {
    guard let number = Int(url.lastPathComponent) else { return false }
    lines.append("Message \(number)")
    return true
  }

  /// Continues what a person read on a page or on another device.
  public func resume(_ activity: NSUserActivity) -> Bool {
    if activity.activityType == NSUserActivityTypeBrowsingWeb, let page = activity.webpageURL {
      return open(page)
    }
    lines.append("Reading \(activity.targetContentIdentifier ?? "")")
    return true
  }

  /// Performs the quick action New Message.
  public func perform(_ shortcut: UIApplicationShortcutItem) -> Bool {
    guard shortcut.type == "com.example.postbox.compose" else { return false }
    lines.append("New Message")
    return true
  }

  /// Shows the mail of a notification.
  public func show(_ response: UNNotificationResponse) {
    lines.append("Mail: \(response.notification.request.content.title)")
  }

  /// Keeps the address for notifications.
  public func register(_ deviceToken: Data) {
    lines.append("Registered for notifications")
  }

  /// Says that there will be no notifications.
  public func giveUpNotifications(because error: any Error) {
    lines.append("No notifications: \(error.localizedDescription)")
  }

  /// Saves the drafts.
  public func saveDrafts() {
    lines.append("Drafts saved")
  }
}
