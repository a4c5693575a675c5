package import Foundation

// Redacted copies of events hide the same text as the lines of the trace.
extension ExternalEvent {
  /// The event with secrets redacted, as a recorded trace contains it.
  package var withoutValues: ExternalEvent {
    switch self {
    case .openURL(let link): .openURL(link.withoutValues)
    case .continueActivity(let activity): .continueActivity(activity.withoutValues)
    case .performShortcut(let shortcut): .performShortcut(shortcut.withoutValues)
    case .receiveNotification(let notification): .receiveNotification(notification.withoutValues)
    case .willContinueActivity(let handoff):
      .willContinueActivity(
        Handoff(
          activityType: handoff.activityType.withoutLinkValues,
          targetContentIdentifier: handoff.targetContentIdentifier?.withoutValues))
    case .acceptShare(let share): .acceptShare(share.withoutValues)
    }
  }
}

extension ExternalEvent.Link {
  package var withoutValues: Self {
    var link = self
    link.url = url.withoutValues
    return link
  }
}

extension ActivityRecord {
  /// The activity with secrets redacted; only the keys of `userInfo` remain.
  package var withoutValues: ActivityRecord {
    var record = self
    record.activityType = activityType.withoutLinkValues
    record.title = title?.withoutLinkValues
    record.userInfo = userInfo?.withoutValues
    record.targetContentIdentifier = targetContentIdentifier?.withoutValues
    record.webpageURL = webpageURL?.withoutValues
    record.referrerURL = referrerURL?.withoutValues
    record.keywords = Set(keywords.map(\.withoutLinkValues))
    record.persistentIdentifier = persistentIdentifier?.withoutValues
    return record
  }
}

extension ShortcutRecord {
  /// The quick action with secrets redacted; only the keys of `userInfo` remain.
  fileprivate var withoutValues: ShortcutRecord {
    var record = self
    record.type = type.withoutLinkValues
    record.localizedTitle = localizedTitle.withoutLinkValues
    record.localizedSubtitle = localizedSubtitle?.withoutLinkValues
    record.userInfo = userInfo?.mapValues { _ in .hidden }
    if case .string(let text) = targetContentIdentifier {
      record.targetContentIdentifier = .string(text.withoutValues)
    } else {
      record.targetContentIdentifier = targetContentIdentifier.map { _ in .hidden }
    }
    return record
  }
}

extension NotificationRecord {
  /// The response with secrets, body and typed text redacted; only the keys of `userInfo` remain.
  var withoutValues: NotificationRecord {
    var record = self
    record.title = title.withoutLinkValues
    record.body = body.isEmpty ? "" : String.hidden
    record.userInfo = userInfo.withoutValues
    record.userText = userText.map { _ in .hidden }
    record.targetContentIdentifier = targetContentIdentifier?.withoutValues
    return record
  }
}

extension ShareRecord {
  /// The share with secrets redacted.
  fileprivate var withoutValues: ShareRecord {
    var record = self
    record.containerIdentifier = containerIdentifier.withoutLinkValues
    record.title = title?.withoutLinkValues
    record.url = url?.withoutValues
    return record
  }
}

extension String {
  /// The placeholder for redacted text.
  package static let hidden = "…"
}

extension URL {
  /// The link with secrets redacted.
  package var withoutValues: URL {
    let text = absoluteString
    let hidden = text.withoutValues
    if hidden == text { return self }
    // Fall back to the bare scheme, and then to a fixed URL, if the redacted text is no valid URL.
    return URL(string: hidden) ?? URL(string: "\(scheme ?? "hidden"):") ?? URL(filePath: "/")
  }
}

extension PropertyValue {
  fileprivate static let hidden = PropertyValue.string(.hidden)
}

extension [PropertyValue: PropertyValue] {
  /// The entries with their values redacted.
  fileprivate var withoutValues: Self {
    Dictionary(map { ($0.key.withoutLinkValues, .hidden) }) { first, _ in first }
  }
}

extension PropertyValue {
  /// The key with its links redacted.
  fileprivate var withoutLinkValues: PropertyValue {
    switch self {
    case .string(let text): .string(text.withoutLinkValues)
    case .url(let url): .url(url.withoutValues)
    default: self
    }
  }
}

// MARK: - Descriptions

// Descriptions that apps print redact the same parts as the trace.
extension ExternalEvent.Link: CustomStringConvertible {
  /// The link, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.openURL(self))" }
}

extension ExternalEvent.Handoff: CustomStringConvertible {
  /// The handoff, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.willContinueActivity(self))" }
}

extension ActivityRecord: CustomStringConvertible {
  /// The activity's type and target, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.continueActivity(self))" }
}

extension ShortcutRecord: CustomStringConvertible {
  /// The action's type and target, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.performShortcut(self))" }
}

extension NotificationRecord: CustomStringConvertible {
  /// The notification's title and target, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.receiveNotification(self))" }
}

extension ShareRecord: CustomStringConvertible {
  /// The share's container, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.acceptShare(self))" }
}
