/// The contents of a `NotificationResponse` as a value that events and the trace can hold.
public struct NotificationRecord: Hashable, Codable, Sendable {
  /// The identifier of the selected action.
  public var actionIdentifier: String
  /// The identifier of the notification's request.
  public var requestIdentifier: String
  /// The title of the notification.
  public var title: String
  /// The body text of the notification.
  public var body: String
  /// The custom data of the notification's content.
  public var userInfo: [PropertyValue: PropertyValue]
  /// The text a person typed; nil if the action has no text input.
  public var userText: String?
  /// The target content identifier of the notification's content, which chooses the scene.
  public var targetContentIdentifier: String?

  /// The action for opening the notification; its value is Apple's.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// Creates a response to a notification; the default action is opening it.
  public init(
    requestIdentifier: String = "", title: String, body: String = "",
    actionIdentifier: String = Self.defaultActionIdentifier,
    userInfo: [PropertyValue: PropertyValue] = [:], userText: String? = nil,
    targetContentIdentifier: String? = nil
  ) {
    self.actionIdentifier = actionIdentifier
    self.requestIdentifier = requestIdentifier
    self.title = title
    self.body = body
    self.userInfo = userInfo
    self.userText = userText
    self.targetContentIdentifier = targetContentIdentifier
  }
}
