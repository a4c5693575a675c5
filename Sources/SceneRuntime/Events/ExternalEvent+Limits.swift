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
    if case .continueActivity(let activity) = self, let page = activity.webpageURL, !page.isOfWeb {
      return .refused(kind, "its page is no page of the web", "a page by http or https")
    }
    if let long = texts.first(where: { $0.utf8.count > Limit.text }) {
      return .refused(
        kind, "it has a text of \(long.utf8.count) bytes", "at most \(Limit.text) bytes")
    }
    var size = PropertyValue.Size()
    for value in payload { size.add(value) }
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

  private var payload: [PropertyValue] {
    switch self {
    case .continueActivity(let activity):
      (activity.userInfo.map { [.dictionary($0)] } ?? [])
        + activity.keywords.union(activity.requiredUserInfoKeys ?? []).map { .string($0) }
    case .performShortcut(let shortcut):
      (shortcut.userInfo ?? [:]).flatMap { [.string($0.key), $0.value] }
        + [shortcut.targetContentIdentifier].compactMap(\.self)
    case .receiveNotification(let notification): [.dictionary(notification.userInfo)]
    case .openURL, .willContinueActivity: []
    }
  }
}

extension Application {
  /// What a host tells of, without what may not be taken in; that is reported with its reason, and is told to
  /// nobody and kept nowhere.
  ///
  /// - Returns: What is left; nil if nothing is.
  func allowed(_ event: HostEvent) -> HostEvent? {
    switch event {
    case .launch(let events): return .launch(allowed(events))
    case .external(let event): return allowed([event]).first.map { .external($0) }
    case .openURLs(let links):
      let events = allowed(links.map { .openURL($0) })
      let links = events.compactMap { if case .openURL(let link) = $0 { link } else { nil } }
      return links.isEmpty ? nil : .openURLs(links)
    case .handoffArrives(let record):
      guard let refusal = ExternalEvent.continueActivity(record).refusal else { return event }
      report(refusal)
      return .handoffFails(record.activityType, reason: refusal.what)
    default: return event
    }
  }

  private func allowed(_ events: [ExternalEvent]) -> [ExternalEvent] {
    var allowed = events.filter { event in
      guard let refusal = event.refusal else { return true }
      report(refusal)
      return false
    }
    let limit = ExternalEvent.Limit.links
    if allowed.count > limit {
      report(
        Problem(
          at: "links", "\(allowed.count) came at once, of which the first \(limit) are opened",
          remedy: "send at most \(limit) at once"))
      allowed.removeSubrange(limit...)
    }
    return allowed
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
