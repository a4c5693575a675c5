package import Foundation

// Events as they may stand in a log: what is hidden in a line is hidden in the values too.
extension ExternalEvent {
  /// The event without secrets, as a recorded trace holds it.
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
  /// The activity without its secrets; of `userInfo` the keys are left.
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
  /// The quick action without its secrets; of `userInfo` the keys are left.
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
  /// The answer without its secrets; neither text nor answer is left, and of `userInfo` the keys are.
  fileprivate var withoutValues: NotificationRecord {
    var record = self
    record.title = title.withoutLinkValues
    record.body = body.isEmpty ? "" : String.hidden
    record.userInfo = userInfo.withoutValues
    record.userText = userText.map { _ in .hidden }
    record.targetContentIdentifier = targetContentIdentifier?.withoutValues
    return record
  }
}

extension String {
  /// Stands in the place of text that is hidden.
  package static let hidden = "…"
}

extension URL {
  /// The link without its secrets.
  package var withoutValues: URL {
    let text = absoluteString
    let hidden = text.withoutValues
    if hidden == text { return self }
    // A scheme alone is a link as well; a text that makes none says nothing.
    return URL(string: hidden) ?? URL(string: "\(scheme ?? "hidden"):") ?? URL(filePath: "/")
  }
}

extension PropertyValue {
  fileprivate static let hidden = PropertyValue.string(.hidden)
}

extension [PropertyValue: PropertyValue] {
  /// The entries with their values hidden.
  fileprivate var withoutValues: Self {
    Dictionary(map { ($0.key.withoutLinkValues, .hidden) }) { first, _ in first }
  }
}

extension PropertyValue {
  /// A key as it may stand in a log.
  fileprivate var withoutLinkValues: PropertyValue {
    switch self {
    case .string(let text): .string(text.withoutLinkValues)
    case .url(let url): .url(url.withoutValues)
    default: self
    }
  }
}

// MARK: - Descriptions

// What an app prints of an event's parts hides as much as the trace does.
extension ExternalEvent.Link: CustomStringConvertible {
  /// The link, as ``Redaction/isDisabled`` says.
  public var description: String { "\(ExternalEvent.openURL(self))" }
}

extension ExternalEvent.Handoff: CustomStringConvertible {
  /// The announcement, as ``Redaction/isDisabled`` says.
  public var description: String { "\(ExternalEvent.willContinueActivity(self))" }
}

extension ActivityRecord: CustomStringConvertible {
  /// The activity's type and target, as ``Redaction/isDisabled`` says.
  public var description: String { "\(ExternalEvent.continueActivity(self))" }
}

extension ShortcutRecord: CustomStringConvertible {
  /// The action's type and target, as ``Redaction/isDisabled`` says.
  public var description: String { "\(ExternalEvent.performShortcut(self))" }
}

extension NotificationRecord: CustomStringConvertible {
  /// The notification's title and target, as ``Redaction/isDisabled`` says.
  public var description: String { "\(ExternalEvent.receiveNotification(self))" }
}
