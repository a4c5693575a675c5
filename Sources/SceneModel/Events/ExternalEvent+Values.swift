package import Foundation

// Copies of events with redacted secrets. They hide the same text as the lines of the trace do.
extension ExternalEvent {
  /// The event with secrets redacted, as a stored trace contains it.
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
  /// The activity with secrets redacted.
  ///
  /// Of `userInfo`, only the keys remain.
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
  /// The quick action with secrets redacted.
  ///
  /// Of `userInfo`, only the keys remain.
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
  /// The response with secrets, the body and the typed text redacted.
  ///
  /// Of `userInfo`, only the keys remain.
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
    // If the redacted text isn't a valid URL, the result is the scheme alone, or `hidden:` for a link without a scheme.
    // If that isn't a valid URL either, the result is a file URL.
    return URL(string: hidden) ?? URL(string: "\(scheme ?? "hidden"):") ?? URL(filePath: "/")
  }
}

extension PropertyValue {
  fileprivate static let hidden = PropertyValue.string(.hidden)
}

extension [PropertyValue: PropertyValue] {
  /// The entries with their values redacted, and with redacted links in their keys.
  fileprivate var withoutValues: Self {
    Dictionary(map { ($0.key.withoutLinkValues, .hidden) }) { first, _ in first }
  }
}

extension PropertyValue {
  /// The key of a `userInfo` entry, with secrets of links redacted.
  fileprivate var withoutLinkValues: PropertyValue {
    switch self {
    case .string(let text): .string(text.withoutLinkValues)
    case .url(let url): .url(url.withoutValues)
    default: self
    }
  }
}

// MARK: - Descriptions

// The texts that apps print hide the same secrets as the lines of the trace do.
extension ExternalEvent.Link: CustomStringConvertible {
  /// The link as text, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.openURL(self))" }
}

extension ExternalEvent.Handoff: CustomStringConvertible {
  /// The announcement as text, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.willContinueActivity(self))" }
}

extension ActivityRecord: CustomStringConvertible {
  /// The activity type, and the target content identifier or, if there is none, the URL of the web page.
  ///
  /// The text is redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.continueActivity(self))" }
}

extension ShortcutRecord: CustomStringConvertible {
  /// The type and the target content identifier of the quick action, redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.performShortcut(self))" }
}

extension NotificationRecord: CustomStringConvertible {
  /// The title and the target content identifier of the notification, and the chosen action unless it is the default.
  ///
  /// The text is redacted unless ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.receiveNotification(self))" }
}

extension ShareRecord: CustomStringConvertible {
  /// The word `share` and the identifier of the container; secrets of links in the identifier are redacted unless
  /// ``Redaction/isDisabled`` is set.
  public var description: String { "\(ExternalEvent.acceptShare(self))" }
}
