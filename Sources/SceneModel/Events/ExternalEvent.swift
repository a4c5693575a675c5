public import Foundation

/// An external event that one scene handles: a link to open, an activity to continue, a quick action to
/// perform, a response to a notification, or an accepted share.
///
/// Hosts send events, and tests create them:
///
/// ```swift
/// import Foundation
///
/// @Test @MainActor func `a link opens the message`() async {
///   guard let url = URL(string: "postbox://message/42") else { return }
///   let simulator = await AppSimulator(Postbox())
///   await simulator.receive(.openURL(.init(url)))
///   simulator.expect("Message 42")
/// }
/// ```
///
/// An event is refused with a problem if one of its texts has more than 32,768 bytes of UTF-8, or
/// if its data can't be stored.
public enum ExternalEvent: Hashable, Codable, Sendable {
  /// A link to open.
  case openURL(Link)
  // The case is indirect, because every trace entry would otherwise be as large as the largest
  // event.
  /// An activity to continue.
  indirect case continueActivity(ActivityRecord)
  /// A quick action to perform.
  indirect case performShortcut(ShortcutRecord)
  /// A response to a notification.
  indirect case receiveNotification(NotificationRecord)
  /// A share of records that a person accepted.
  indirect case acceptShare(ShareRecord)
  /// An activity announced by another device; a separate event reports that it arrives or fails
  /// (S43, S44).
  case willContinueActivity(Handoff)

  /// A URL to open, with the sender as far as it is known.
  public struct Link: Hashable, Codable, Sendable {
    /// The URL to open.
    public var url: URL
    /// The bundle identifier of the sending app, if the host verifies that the app has the same
    /// vendor (S45).
    public var sourceApplication: String?
    /// Whether to open the file in place instead of copying it.
    public var openInPlace: Bool

    /// Creates a link; by default only its URL is known.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - sourceApplication: The bundle identifier of the sending app; nil if the app isn't known
    ///     to have the same vendor (S45).
    ///   - openInPlace: Whether a file can be used in place. If it is false, the app has to copy
    ///     the file before using it (S46).
    public init(_ url: URL, sourceApplication: String? = nil, openInPlace: Bool = false) {
      self.url = url
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
    }
  }

  /// An activity that another device announced and that hasn't arrived yet.
  public struct Handoff: Hashable, Codable, Sendable {
    /// The type of the announced activity.
    public var activityType: String
    /// The text that chooses the scene; nil if the announcement has none.
    public var targetContentIdentifier: String?

    /// Creates an announcement of an activity.
    ///
    /// - Parameters:
    ///   - activityType: The type of the announced activity, in reverse-DNS notation.
    ///   - targetContentIdentifier: The text that chooses the scene (S81). Nil is routed like an
    ///     event without text, which matches only `*`.
    public init(activityType: String, targetContentIdentifier: String? = nil) {
      self.activityType = activityType
      self.targetContentIdentifier = targetContentIdentifier
    }
  }

  /// The text that chooses the scene (S74, S81); nil matches only `*`.
  public var text: String? {
    switch self {
    case .openURL(let link): link.url.absoluteString
    case .continueActivity(let activity):
      activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
    case .performShortcut(let shortcut):
      if case .string(let text) = shortcut.targetContentIdentifier { text } else { nil }
    case .receiveNotification(let notification): notification.targetContentIdentifier
    case .willContinueActivity(let handoff): handoff.targetContentIdentifier
    // Apple defines no target content identifier for shares.
    case .acceptShare: nil
    }
  }

  /// The URL for a view's `onOpenURL`: a link, or the page of a web link (S91, S92); nil for other events.
  package var link: URL? {
    switch self {
    case .openURL(let link): link.url
    case .continueActivity(let activity):
      activity.activityType == ActivityRecord.browsingWebType ? activity.webpageURL : nil
    case .willContinueActivity, .performShortcut, .receiveNotification, .acceptShare: nil
    }
  }
}

extension ExternalEvent: CustomStringConvertible {
  /// The event as one line, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { said.withoutLinkValues.escaped }

  private var said: String {
    let target = text.map { " \"\($0.withoutValues)\"" } ?? ""
    switch self {
    case .openURL(let link): return "open \(link.url.absoluteString.withoutValues)"
    case .continueActivity(let activity): return "continue \(activity.activityType)\(target)"
    case .performShortcut(let shortcut): return "shortcut \(shortcut.type)\(target)"
    case .receiveNotification(let response):
      let isDefault = response.actionIdentifier == NotificationRecord.defaultActionIdentifier
      return "notification \"\(response.title)\"\(target.isEmpty ? "" : " for\(target)")"
        + (isDefault ? "" : ", \(response.actionIdentifier)")
    case .willContinueActivity(let handoff): return "handoff \(handoff.activityType)\(target)"
    case .acceptShare(let share): return "share \(share.containerIdentifier)"
    }
  }
}
