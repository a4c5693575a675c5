import Foundation

extension ExternalEvent {
  /// The limits of an external event's size.
  ///
  /// An event that exceeds a limit is refused.
  package enum Limit {
    /// The maximum number of UTF-8 bytes in a link or any other text of an event.
    static let text = 32_768
    /// The maximum number of links that may arrive at once.
    package static let links = 100
  }

  /// The problem that is reported because the event is refused; nil if the event is accepted.
  ///
  /// An event is refused if it is too large or too deeply nested, if it contains a value or an expiration date that
  /// can't be stored, or if its `webpageURL` isn't the URL of a web page.
  package var refusal: Problem? {
    fault.map { .refusedEvent(kind, because: $0) }
  }

  /// The reason why the event is refused, with the values that are allowed; nil if the event is accepted.
  package var fault: EventFault? {
    if case .continueActivity(let activity) = self {
      if let page = activity.webpageURL, !page.isOfWeb {
        return .invalidWebpageURL
      }
      if activity.expirationDate?.isPossible == false {
        return .invalidExpirationDate(PropertyValue.Fault.noDate.reason)
      }
    }
    if let long = texts.first(where: { $0.utf8.count > Limit.text }) {
      return .textTooLong(long.utf8.count, limit: Limit.text)
    }
    var reader = PropertyValue.Reader()
    for (name, entries) in payload {
      reader.check(entries)
      guard let refusal = reader.refusals.first else { continue }
      return .unstorableEntry(
        "\(name)\(refusal.path)", refusal.fault.reason, remedy: refusal.fault.remedy)
    }
    return nil
  }

  private var kind: String {
    switch self {
    case .openURL: "a link"
    case .continueActivity: "an activity"
    case .performShortcut: "a quick action"
    case .receiveNotification: "a notification"
    case .willContinueActivity: "a handoff"
    case .acceptShare: "a share"
    }
  }

  private var texts: [String] {
    let texts: [String?] =
      switch self {
      case .openURL(let link): [link.sourceApplication]
      case .continueActivity(let activity):
        [
          activity.activityType, activity.title, activity.webpageURL?.absoluteString,
          activity.referrerURL?.absoluteString, activity.persistentIdentifier,
        ]
      case .performShortcut(let shortcut):
        [shortcut.type, shortcut.localizedTitle, shortcut.localizedSubtitle, shortcut.icon]
      case .receiveNotification(let notification):
        [
          notification.actionIdentifier, notification.requestIdentifier, notification.title,
          notification.body, notification.userText,
        ]
      case .willContinueActivity(let handoff): [handoff.activityType]
      case .acceptShare(let share):
        [share.containerIdentifier, share.title, share.url?.absoluteString]
      }
    return (texts + [text]).compactMap(\.self)
  }

  private var payload: [(name: String, entries: [PropertyValue: PropertyValue])] {
    func texts(_ texts: Set<String>?) -> [PropertyValue: PropertyValue] {
      (texts ?? []).reduce(into: [:]) { $0[.string($1)] = .null }
    }
    switch self {
    case .continueActivity(let activity):
      return [
        ("userInfo", activity.userInfo ?? [:]), ("keywords", texts(activity.keywords)),
        ("requiredUserInfoKeys", texts(activity.requiredUserInfoKeys)),
      ]
    case .performShortcut(let shortcut):
      let target = shortcut.targetContentIdentifier.map { [PropertyValue.string("value"): $0] }
      return [
        ("userInfo", PropertyValue.keyed(shortcut.userInfo ?? [:])),
        ("targetContentIdentifier", target ?? [:]),
      ]
    case .receiveNotification(let notification): return [("userInfo", notification.userInfo)]
    case .openURL, .willContinueActivity, .acceptShare: return []
    }
  }
}
