import SceneModel

/// The notifications of an app that a person can still open.
struct NotificationList {
  /// The notifications with their identifiers, the newest last.
  private(set) var all: [(identifier: String, record: NotificationRecord)] = []
  private var count = 0
  /// The maximum number of stored notifications.
  private static let limit = 20

  /// Stores a notification.
  ///
  /// - Returns: The identifier with which the notification is opened.
  mutating func add(_ record: NotificationRecord) -> String {
    count += 1
    let identifier = "scenes-\(count)"
    all.append((identifier, record))
    if all.count > Self.limit { all.removeFirst() }
    return identifier
  }

  /// Returns the notification that a person opens, and removes it; nil if there is none.
  mutating func take(_ identifier: String) -> NotificationRecord? {
    all.firstIndex { $0.identifier == identifier }.map { all.remove(at: $0).record }
  }
}
