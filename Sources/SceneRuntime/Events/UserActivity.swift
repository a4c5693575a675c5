public import Foundation

/// What a person is doing, described so that a scene can start from it or take it over.
///
/// A request for a scene carries an activity to say what the scene is for: its
/// ``targetContentIdentifier`` chooses the scene (S81), its ``userInfo`` tells the scene what to
/// show. Two activities are equal only if they are the same object.
@MainActor public final class UserActivity {
  /// A reverse-DNS name of the kind of activity.
  public let activityType: String
  /// What a person reads of it.
  public var title: String?
  /// The text by which a scene for it is chosen; nil by default (S67).
  public var targetContentIdentifier: String?
  /// The page that shows the same content; chooses the scene if there is no
  /// ``targetContentIdentifier`` (S81).
  public var webpageURL: URL?
  /// Who brings it up to date before it is kept; not held.
  public weak var delegate: (any UserActivityDelegate)?
  /// What was refused of ``userInfo``; reported to the application the activity is handed to.
  public private(set) var problems: [Problem] = []

  /// The type of an activity that is a web link, whose ``webpageURL`` is the page; its value is Apple's.
  public nonisolated static let browsingWebType = "NSUserActivityTypeBrowsingWeb"

  private var entries: [PropertyValue: PropertyValue]?

  /// Makes an activity that says no more than its type.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Makes an activity of its record, as at delivery.
  public init(_ record: ActivityRecord) {
    activityType = record.activityType
    title = record.title
    targetContentIdentifier = record.targetContentIdentifier
    webpageURL = record.webpageURL
    entries = record.userInfo
  }

  /// What the scene needs to take the activity over.
  ///
  /// Keys and values are arrays, data, dates, dictionaries, null, numbers, sets, strings, URLs
  /// or UUIDs (S131). An entry of another type is left out when it is set, and stands in
  /// ``problems`` with its key.
  public var userInfo: [AnyHashable: Any]? {
    get { entries.map(PropertyValue.entries) }
    set {
      entries = nil
      problems = []
      guard let newValue else { return }
      entries = [:]
      addUserInfoEntries(from: newValue)
    }
  }

  /// Adds entries to ``userInfo``; a value for a key that is there replaces the old one.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    for (key, value) in otherDictionary {
      guard let name = PropertyValue(key.base), let property = PropertyValue(value) else {
        refuse(key: key, value: value)
        continue
      }
      entries = entries ?? [:]
      entries?[name] = property
    }
  }

  /// What the activity says now, as a value.
  public var record: ActivityRecord {
    ActivityRecord(
      activityType: activityType, title: title, userInfo: entries,
      targetContentIdentifier: targetContentIdentifier, webpageURL: webpageURL)
  }

  private func refuse(key: AnyHashable, value: Any) {
    problems.append(
      Problem(
        at: "activity \"\(activityType)\"",
        "userInfo[\(key.base)] is of type \(type(of: value)), which can't travel with it",
        remedy: "use arrays, data, dates, dictionaries, null, numbers, sets, strings, URLs or UUIDs"
      ))
  }
}

extension UserActivity: Hashable {
  public nonisolated static func == (lhs: UserActivity, rhs: UserActivity) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
