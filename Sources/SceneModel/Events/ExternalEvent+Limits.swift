import Foundation

extension ExternalEvent {
  /// What comes from outside may be of any size; more than this of it is refused.
  package enum Limit {
    /// Bytes of a link, or of the text by which a scene is chosen.
    static let text = 32_768
    /// Links that come at once.
    package static let links = 100
  }

  /// Why an event isn't taken in: it is larger or deeper than what is read from outside, holds what can't
  /// be kept, or its page is none; nil if it may come in.
  package var refusal: Problem? {
    fault.map { .refused(kind, $0.what, $0.allowed) }
  }

  /// The fault of an event that isn't taken in, and what may be.
  package var fault: (what: String, allowed: String)? {
    if case .continueActivity(let activity) = self {
      if let page = activity.webpageURL, !page.isOfWeb {
        return ("its page is no page of the web", "a page by http or https")
      }
      if activity.expirationDate?.isPossible == false {
        return (
          "its expirationDate \(PropertyValue.Fault.noDate.reason)",
          "a date within some thousand years"
        )
      }
    }
    if let long = texts.first(where: { $0.utf8.count > Limit.text }) {
      return ("it has a text of \(long.utf8.count) bytes", "at most \(Limit.text) bytes")
    }
    var reader = PropertyValue.Reader()
    for (name, entries) in payload {
      reader.check(entries)
      guard let refusal = reader.refusals.first else { continue }
      return (
        "its \(name)\(refusal.path) \(refusal.fault.reason)",
        "what can be kept: \(refusal.fault.remedy)"
      )
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
    case .openURL, .willContinueActivity: return []
    }
  }
}

extension Problem {
  /// Something from outside is too large.
  static func refused(_ kind: String, _ what: String, _ limit: String) -> Problem {
    Problem(
      at: kind, "\(what), so it is refused and reaches nobody",
      remedy: "send \(limit)")
  }
}
