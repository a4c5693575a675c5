import Foundation
import SceneViews

/// A namespace for notifications to assistive technologies.
///
/// In this library, a notification becomes a message of the level `announcement` in the trace. The log of a terminal
/// shows such messages.
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: Hashable, Sendable {
    private let name: String

    /// A text to announce.
    public static let announcement = Notification(name: "announcement")
    /// A change of a part of the screen.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// A change of the whole screen.
    public static let screenChanged = Notification(name: "screenChanged")
    /// The end of scrolling by a page.
    public static let pageScrolled = Notification(name: "pageScrolled")
    /// The pause of an assistive technology; nothing is recorded, because no host has such technologies.
    public static let pauseAssistiveTechnology = Notification(name: "pause")
    /// The end of the pause of an assistive technology; nothing is recorded, because no host has such technologies.
    public static let resumeAssistiveTechnology = Notification(name: "resume")
  }

  /// Sends a notification.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: The text to announce, as `String`, `NSString`, `NSAttributedString` or `AttributedString`; other
  ///     values, such as the element to focus, have no effect.
  public static func post(notification: Notification, argument: Any?) {
    let text = text(of: argument)
    switch notification {
    case .announcement: AccessibilityNotification.Announcement(text ?? "").post()
    case .layoutChanged: AccessibilityNotification.LayoutChanged(text).post()
    case .screenChanged: AccessibilityNotification.ScreenChanged(text).post()
    case .pageScrolled: AccessibilityNotification.PageScrolled(text ?? "").post()
    default: break
    }
  }

  private static func text(of argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as NSString: "\(text)"
    case let text as NSAttributedString: text.string
    case let text as AttributedString: String(text.characters)
    default: nil
    }
  }
}
