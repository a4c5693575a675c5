import SceneModel

/// The notifications of an app that a person can still open.
struct NotificationList {
  /// The notifications by their identifiers, the newest last.
  private(set) var all: [(identifier: String, record: NotificationRecord)] = []
  private var count = 0
  /// The most notifications that are kept.
  private static let limit = 20

  /// Keeps a notification.
  ///
  /// - Returns: The identifier under which it is opened.
  mutating func add(_ record: NotificationRecord) -> String {
    count += 1
    let identifier = "scenes-\(count)"
    all.append((identifier, record))
    if all.count > Self.limit { all.removeFirst() }
    return identifier
  }

  /// Removes a notification that a person opens; nil if there is none.
  mutating func take(_ identifier: String) -> NotificationRecord? {
    all.firstIndex { $0.identifier == identifier }.map { all.remove(at: $0).record }
  }
}
