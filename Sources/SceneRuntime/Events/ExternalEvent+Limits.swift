import Foundation

extension ExternalEvent {
  /// What comes from outside may be of any size; more than this of it is refused.
  enum Limit {
    /// Bytes of a link, or of the text by which a scene is chosen.
    static let text = 32_768
    /// Values within an activity or a notification, those inside others too.
    static let values = 10_000
    /// Bytes of all texts and data within one.
    static let bytes = 1_048_576
    /// Links that come at once.
    static let links = 100
  }

  /// Why an event isn't taken in: it is larger than what is read from outside, or its page is none; nil if
  /// it may come in.
  var refusal: Problem? {
    if case .continueActivity(let activity) = self, let page = activity.webpageURL,
      !["http", "https"].contains(page.scheme?.lowercased())
    {
      return .refused(kind, "its page is no page of the web", "a page by http or https")
    }
    if let long = texts.first(where: { $0.utf8.count > Limit.text }) {
      return .refused(
        kind, "it has a text of \(long.utf8.count) bytes", "at most \(Limit.text) bytes")
    }
    var size = PropertyValue.Size()
    for (key, value) in payload {
      size.add(key)
      size.add(value)
    }
    if size.values > Limit.values {
      return .refused(kind, "it holds more than \(Limit.values) values", "at most \(Limit.values)")
    }
    if size.bytes > Limit.bytes {
      return .refused(
        kind, "it holds more than \(Limit.bytes) bytes", "at most \(Limit.bytes) bytes")
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
        [activity.activityType, activity.title, activity.webpageURL?.absoluteString]
      case .performShortcut(let shortcut): [shortcut.type]
      case .receiveNotification(let notification):
        [
          notification.actionIdentifier, notification.requestIdentifier, notification.title,
          notification.body, notification.userText,
        ]
      case .willContinueActivity(let handoff): [handoff.activityType]
      }
    return (texts + [text]).compactMap(\.self)
  }

  private var payload: [PropertyValue: PropertyValue] {
    switch self {
    case .continueActivity(let activity): activity.userInfo ?? [:]
    case .receiveNotification(let notification): notification.userInfo
    case .openURL, .performShortcut, .willContinueActivity: [:]
    }
  }
}

extension PropertyValue {
  /// How much a value holds, counted no further than the limits.
  struct Size {
    var values = 0
    var bytes = 0

    mutating func add(_ value: PropertyValue) {
      values += 1
      guard values <= ExternalEvent.Limit.values, bytes <= ExternalEvent.Limit.bytes else { return }
      switch value {
      case .null, .bool, .integer, .number, .date, .uuid: break
      case .string(let text): bytes += text.utf8.count
      case .data(let data): bytes += data.count
      case .url(let url): bytes += url.absoluteString.utf8.count
      case .array(let values): for value in values { add(value) }
      case .set(let values): for value in values { add(value) }
      case .dictionary(let entries):
        for (key, value) in entries {
          add(key)
          add(value)
        }
      }
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
