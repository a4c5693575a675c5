import Foundation

extension ExternalEvent {
  /// What comes from outside may be of any size; more than this of it is refused.
  enum Limit {
    /// Bytes of a link, or of the text by which a scene is chosen.
    static let text = 32_768
    /// Links that come at once.
    static let links = 100
  }

  /// Why an event isn't taken in: it is larger or deeper than what is read from outside, holds what can't
  /// be kept, or its page is none; nil if it may come in.
  var refusal: Problem? {
    fault.map { .refused(kind, $0.what, $0.allowed) }
  }

  /// The fault of an event that isn't taken in, and what may be.
  var fault: (what: String, allowed: String)? {
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

extension Problem {
  /// Something from outside is too large.
  static func refused(_ kind: String, _ what: String, _ limit: String) -> Problem {
    Problem(
      at: kind, "\(what), so it is refused and reaches nobody",
      remedy: "send \(limit)")
  }
}
