public import Foundation

/// An event from outside the application, which one scene handles: a link to open, an activity to continue, the
/// announcement of an activity, a quick action to perform, a response to a notification, or an accepted share.
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
/// An event is refused, and a problem is recorded, if one of its strings has more than 32,768 bytes of UTF-8, if its
/// data or its expiration date can't be stored, or if the `webpageURL` of an activity has a scheme other than http and
/// https.
public enum ExternalEvent: Hashable, Codable, Sendable {
  /// A link to open.
  case openURL(Link)
  // The large cases are indirect, because every trace entry would otherwise be as large as the largest event.
  /// An activity to continue.
  indirect case continueActivity(ActivityRecord)
  /// A quick action to perform.
  indirect case performShortcut(ShortcutRecord)
  /// A response to a notification.
  indirect case receiveNotification(NotificationRecord)
  /// A share of records that a person accepted.
  indirect case acceptShare(ShareRecord)
  /// Another device announced an activity.
  ///
  /// A separate event reports that the activity arrives, or that its transfer failed (S43, S44).
  case willContinueActivity(Handoff)

  /// A URL to open, and the application that sent the URL if it is known.
  public struct Link: Hashable, Codable, Sendable {
    /// The URL to open.
    public var url: URL
    /// The bundle identifier of the app that sent the link, if the host has verified that both apps have the same
    /// vendor (S45); nil otherwise.
    public var sourceApplication: String?
    /// Whether the app can use the file of the URL in place; if false, the app has to copy the file before using it
    /// (S46).
    public var openInPlace: Bool

    /// Creates a link.
    ///
    /// By default, the sender is unknown, and a file must be copied.
    ///
    /// - Parameters:
    ///   - url: The URL to open.
    ///   - sourceApplication: The bundle identifier of the app that sent the link; nil if it isn't known that both apps
    ///     have the same vendor (S45).
    ///   - openInPlace: Whether a file can be used in place. If it is false, the app has to copy the file before using
    ///     it (S46).
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
    /// The text by which the scene is chosen; nil if the announcement has no such text.
    public var targetContentIdentifier: String?

    /// Creates an announcement of an activity.
    ///
    /// - Parameters:
    ///   - activityType: The type of the announced activity, in reverse-DNS notation.
    ///   - targetContentIdentifier: The text by which the scene is chosen (S81). Only the condition `*` matches an
    ///     announcement without this text.
    public init(activityType: String, targetContentIdentifier: String? = nil) {
      self.activityType = activityType
      self.targetContentIdentifier = targetContentIdentifier
    }
  }

  /// The text by which the scene is chosen (S74, S81); nil if the event has no such text, so that only the condition
  /// `*` matches.
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

  /// The URL that views receive with `onOpenURL`: the URL of a link, or the web page of a browsing activity (S91, S92);
  /// nil for any other event.
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
  /// The event as one line of text, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { fullDescription.withoutLinkValues.escaped }

  private var fullDescription: String {
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
