/// What a ``NotificationResponse`` says, as a value that events and the trace can hold.
public struct NotificationRecord: Hashable, Codable, Sendable {
  public var actionIdentifier: String
  public var requestIdentifier: String
  public var title: String
  public var body: String
  public var userInfo: [PropertyValue: PropertyValue]
  /// What a person typed.
  public var userText: String?
  /// That of the notification's content; a scene is chosen by it.
  public var targetContentIdentifier: String?

  /// The action of a person who opened the notification; its value is Apple's.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// The answer to a notification; a person opened it unless another action is given.
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
