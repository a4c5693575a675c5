/// The user's response to a notification, such as a notification about new mail in Postbox.
///
/// If a scene connects for the response, the response is in ``ConnectionOptions/notificationResponse``. If a connected
/// scene was chosen, ``Application/notificationDelegate`` receives the response (S42, S77).
@MainActor public final class NotificationResponse {
  /// The identifier of the action that the user chose; ``defaultActionIdentifier`` if the user opened the notification.
  public let actionIdentifier: String
  /// The identifier of the notification's request, chosen by the app.
  public let requestIdentifier: String
  /// The title of the notification.
  public let title: String
  /// The text below the title.
  public let body: String
  /// The data from the sender of the notification.
  public let userInfo: [AnyHashable: Any]
  /// The text typed by the user; nil if the action requested no text.
  public let userText: String?
  /// The identifier by which the scene for the response is chosen; nil for none.
  public let targetContentIdentifier: String?
  /// The scene chosen for the response (S77); nil if the user dismissed the notification, or after the scene was
  /// released.
  public internal(set) weak var targetScene: ConnectedScene?

  /// Creates a response with the contents of a record, as the library does when it delivers a response.
  ///
  /// - Parameters:
  ///   - record: The contents of the response.
  ///   - targetScene: The scene that was chosen for the response; nil if no scene was chosen, or if the chosen scene
  ///     doesn't exist yet.
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

  /// The identifier of the action that opens the notification, with Apple's value.
  public nonisolated static let defaultActionIdentifier = NotificationRecord.defaultActionIdentifier
  /// The identifier of the action that dismisses the notification, with Apple's value.
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
