public import Foundation
import SceneRuntime

/// A namespace for notifications to assistive technologies.
///
/// This library records a notification in the trace as a message of the level `announcement`. The log of a terminal
/// shows the message.
///
/// ```swift
/// Button("Send") { AccessibilityNotification.Announcement("Message sent").post() }
/// ```
public enum AccessibilityNotification {
  /// A text to announce.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement.
    ///
    /// - Parameter announcement: The text.
    public init(_ announcement: String) {
      text = announcement
    }

    /// Creates an announcement from attributed text; the attributes are ignored.
    ///
    /// - Parameter announcement: The text.
    public init(_ announcement: AttributedString) {
      text = String(announcement.characters)
    }

    /// Sends the announcement.
    public func post() { Announcer.post(text) }
  }

  /// A notification that a part of the screen has changed.
  public struct LayoutChanged: Sendable {
    private let text: String

    /// Creates the notification.
    ///
    /// - Parameter parameter: The text to announce. With nil, nothing is announced, as on Apple's platforms. An element
    ///   instead of a text has no effect here; Apple's platforms move the focus to the element.
    public init(_ parameter: Any? = nil) {
      text = parameter as? String ?? ""
    }

    /// Sends the notification.
    public func post() { Announcer.post(text) }
  }

  /// A notification that the whole screen has changed.
  public struct ScreenChanged: Sendable {
    private let text: String

    /// Creates the notification.
    ///
    /// - Parameter parameter: The text to announce. With nil, nothing is announced, as on Apple's platforms. An element
    ///   instead of a text has no effect here; Apple's platforms move the focus to the element.
    public init(_ parameter: Any? = nil) {
      text = parameter as? String ?? ""
    }

    /// Sends the notification.
    public func post() { Announcer.post(text) }
  }

  /// A notification that the content was scrolled by a page.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Creates the notification.
    ///
    /// - Parameter message: The text to announce, such as `Page 3 of 5`.
    public init(_ message: String) {
      text = message
    }

    /// Sends the notification.
    public func post() { Announcer.post(text) }
  }
}

/// Records announcements in the trace, on the main actor.
private enum Announcer {
  static func post(_ text: String) {
    if text.isEmpty { return }
    if Application.isInTurn {
      MainActor.assumeIsolated { record(text) }
    } else {
      Task { @MainActor in record(text) }
    }
  }

  @MainActor private static func record(_ text: String) {
    (Application.current ?? Application.latest)?.log(text, level: "announcement")
  }
}
