/// What a person answered to a notification, such as that of new mail in Postbox.
///
/// A scene that connects for it finds it in ``ConnectionOptions/notificationResponse``; where a scene
/// is there, ``Application/notificationDelegate`` is told (S42, S77).
@MainActor public final class NotificationResponse {
  /// The action a person chose; ``defaultActionIdentifier`` if they opened the notification.
  public let actionIdentifier: String
  /// The app's own name of the notification.
  public let requestIdentifier: String
  /// What a person read first.
  public let title: String
  /// What a person read below the title.
  public let body: String
  /// What the sender put into the notification.
  public let userInfo: [AnyHashable: Any]
  /// What a person typed as their answer; nil if the action asked for no text.
  public let userText: String?
  /// By what the scene was chosen: that of the notification's content.
  public let targetContentIdentifier: String?
  /// The scene that was chosen for it (S77); nil once that scene is gone.
  public internal(set) weak var targetScene: ConnectedScene?

  /// Makes a response of its record, as at delivery.
  ///
  /// - Parameters:
  ///   - record: What it says.
  ///   - targetScene: The scene that was chosen, once it exists.
  public init(_ record: NotificationRecord, targetScene: ConnectedScene? = nil) {
    actionIdentifier = record.actionIdentifier
    requestIdentifier = record.requestIdentifier
    title = record.title
    body = record.body
    userInfo = PropertyValue.entries(record.userInfo)
    userText = record.userText
    targetContentIdentifier = record.targetContentIdentifier
    self.targetScene = targetScene
  }

  /// The action of a person who opened the notification; its value is Apple's.
  public nonisolated static let defaultActionIdentifier = NotificationRecord.defaultActionIdentifier
  /// The action of a person who dismissed the notification; its value is Apple's.
  public nonisolated static let dismissActionIdentifier =
    "com.apple.UNNotificationDismissActionIdentifier"
}

extension NotificationResponse: Hashable {
  public nonisolated static func == (
    lhs: NotificationResponse, rhs: NotificationResponse
  ) -> Bool {
    lhs === rhs
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
