import Foundation
import SceneRuntime

/// An event or a predicate as text.
public struct RoutingSample: Hashable, Sendable {
  /// How it is read.
  public enum Kind: String, CaseIterable, Sendable {
    /// As a URL.
    case link = "links"
    /// As an activity in JSON.
    case activity = "activities"
    /// As an answer to a notification in JSON.
    case notification = "notifications"
    /// As a quick action in JSON.
    case shortcut = "quick actions"
    /// As the format of a predicate.
    case predicate = "predicates"
  }

  public var kind: Kind
  public var text: String

  /// Whether it can be read as what it is.
  public var isReadable: Bool {
    switch kind {
    case .link: URL(string: text) != nil
    case .activity:
      (try? JSONDecoder().decode(ActivityRecord.self, from: Data(text.utf8))) != nil
    case .notification:
      (try? JSONDecoder().decode(NotificationRecord.self, from: Data(text.utf8))) != nil
    case .shortcut: (try? JSONDecoder().decode(ShortcutRecord.self, from: Data(text.utf8))) != nil
    case .predicate: (try? TargetPredicate(format: text)) != nil
    }
  }

  /// More than twenty that can be read.
  public static let all =
    links.map { RoutingSample(kind: .link, text: $0) }
    + activities.map { RoutingSample(kind: .activity, text: $0) }
    + notifications.map { RoutingSample(kind: .notification, text: $0) }
    + shortcuts.map { RoutingSample(kind: .shortcut, text: $0) }
    + predicates.map { RoutingSample(kind: .predicate, text: $0) }

  private static let links = [
    "postbox:", "postbox://message/42", "postbox://message/42?from=mail&token=secret#reply",
    "postbox://thread/7/message/42?subject=a%20b%2Fc", "mailto:anna@postbox.example?subject=Hello",
    "https://postbox.example/m/42", "https://anna:secret@postbox.example:8080/m/42?q=%C3%A9#top",
    "https://bücher.example/straße/郵便?q=📬", "https://xn--bcher-kva.example/m/42",
    "http://[2001:db8::1]:80/m/42", "file:///home/anna/Postbox/inbox.mbox",
    "file:///tmp/a%20letter.eml", "data:text/plain,message%0A42",
  ]

  private static let activities = [
    #"{"activityType":"com.example.postbox.read"}"#,
    #"{"activityType":"com.example.postbox.read","targetContentIdentifier":"message/42"}"#,
    #"{"activityType":"com.example.postbox.read","title":"Message 42","targetContentIdentifier":"thread/7"}"#,
    #"{"activityType":"NSUserActivityTypeBrowsingWeb","webpageURL":"https://postbox.example/m/42"}"#,
    #"{"activityType":"read","targetContentIdentifier":"postbox:\/\/activity\u002f1","title":"\u00e9\n"}"#,
    #"{"activityType":"read","userInfo":[{"string":{"_0":"id"}},{"integer":{"_0":42}}]}"#,
    #"{"activityType":"read","userInfo":[{"string":{"_0":"to"}},{"array":{"_0":[{"bool":{"_0":true}}]}}]}"#,
    #"{"activityType":"schreiben","title":"Entwürfe 郵便","targetContentIdentifier":"CAFÉ/42"}"#,
  ]

  private static let notifications = [
    #"{"actionIdentifier":"com.apple.UNNotificationDefaultActionIdentifier","requestIdentifier":"r","title":"New mail","body":"","userInfo":[],"targetContentIdentifier":"message/42"}"#,
    #"{"actionIdentifier":"reply","requestIdentifier":"","title":"Mail\n","body":"Hi","userInfo":[{"string":{"_0":"id"}},{"array":{"_0":[{"number":{"_0":0.5}}]}}],"userText":"Yes"}"#,
  ]

  private static let shortcuts = [
    #"{"type":"compose","localizedTitle":"New Message","targetContentIdentifier":{"string":{"_0":"message/new"}}}"#,
    #"{"type":"compose","localizedTitle":"","icon":"pen","userInfo":{"to":{"set":{"_0":[{"null":{}}]}}},"targetContentIdentifier":{"integer":{"_0":7}}}"#,
  ]

  private static let predicates = [
    "TRUEPREDICATE", "FALSEPREDICATE", #"SELF == "message/42""#, "SELF ==[cd] 'CAFE/42'",
    "'message/42' = SELF", "SELF != 'inbox' && SELF <> 'outbox'",
    "SELF BEGINSWITH[c] 'postbox://message'", "SELF ENDSWITH '/42' || SELF ENDSWITH '/7'",
    "SELF CONTAINS[d] 'cafe'", #"SELF LIKE "*m?ss*e/4?" AND NOT SELF LIKE '\*'"#,
    "SELF IN {'message/42', 'thread/7', \"inbox\"}", "'message' IN SELF",
    "NOT (SELF CONTAINS 'a' OR (SELF CONTAINS 'b' AND SELF CONTAINS 'c'))",
    #"SELF == "\u{1B}[31m\n\t\"quoted\"""#, "!(SELF IN[c] {}) AND SELF LIKE 'é*'",
  ]
}
