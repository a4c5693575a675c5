public import Foundation

/// Something from outside that one scene has to handle: a link to open, an activity to continue, a
/// quick action to perform, an answer to a notification.
public enum ExternalEvent: Hashable, Codable, Sendable {
  case openURL(Link)
  // Indirect, because every entry of the trace is as large as the largest event.
  indirect case continueActivity(ActivityRecord)
  indirect case performShortcut(ShortcutRecord)
  indirect case receiveNotification(NotificationRecord)
  /// An activity is on its way from another device; it arrives, or fails to, by an event of its own
  /// (S43, S44).
  case willContinueActivity(Handoff)

  /// A URL to open, with what is known of its sender.
  public struct Link: Hashable, Codable, Sendable {
    public var url: URL
    /// The sender, if the host vouches for it as one of the app's own vendor (S45).
    public var sourceApplication: String?
    public var openInPlace: Bool

    /// A URL of which nothing else is known, unless it is given.
    public init(_ url: URL, sourceApplication: String? = nil, openInPlace: Bool = false) {
      self.url = url
      self.sourceApplication = sourceApplication
      self.openInPlace = openInPlace
    }
  }

  /// An activity that was announced and isn't here yet.
  public struct Handoff: Hashable, Codable, Sendable {
    public var activityType: String
    /// By what its scene is chosen.
    public var targetContentIdentifier: String?

    /// The announcement of an activity; without a target its scene is chosen as for an event without text.
    public init(activityType: String, targetContentIdentifier: String? = nil) {
      self.activityType = activityType
      self.targetContentIdentifier = targetContentIdentifier
    }
  }

  /// The text by which a scene is chosen (S74, S81); nil matches nothing but `*`.
  public var text: String? {
    switch self {
    case .openURL(let link): link.url.absoluteString
    case .continueActivity(let activity):
      activity.targetContentIdentifier ?? activity.webpageURL?.absoluteString
    case .performShortcut(let shortcut):
      if case .string(let text) = shortcut.targetContentIdentifier { text } else { nil }
    case .receiveNotification(let notification): notification.targetContentIdentifier
    case .willContinueActivity(let handoff): handoff.targetContentIdentifier
    }
  }

  /// What a view's `onOpenURL` gets: a link, or the page of a web link (S91, S92); nil for all else.
  package var link: URL? {
    switch self {
    case .openURL(let link): link.url
    case .continueActivity(let activity):
      activity.activityType == ActivityRecord.browsingWebType ? activity.webpageURL : nil
    case .willContinueActivity, .performShortcut, .receiveNotification: nil
    }
  }
}

extension ExternalEvent: CustomStringConvertible {
  /// What comes, as ``Redaction/isDisabled`` says.
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
    }
  }
}
