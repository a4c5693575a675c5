/// The contents of a `NotificationResponse` as a value that events and the trace can hold.
public struct NotificationRecord: Hashable, Codable, Sendable {
  /// The identifier of the action that the person chose.
  public var actionIdentifier: String
  /// The identifier that the app gave the notification's request.
  public var requestIdentifier: String
  /// The title of the notification.
  public var title: String
  /// The body text of the notification.
  public var body: String
  /// The custom data of the notification's content.
  public var userInfo: [PropertyValue: PropertyValue]
  /// The text a person typed; nil if the action has no text input.
  public var userText: String?
  /// The text by which the scene for the response is chosen; nil for none.
  public var targetContentIdentifier: String?

  /// The identifier of the action that opens the notification, with the same value as on Apple's platforms.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

  /// Creates a response to a notification.
  ///
  /// By default, the person opened the notification.
  ///
  /// - Parameters:
  ///   - requestIdentifier: The identifier that the app gave the notification's request.
  ///   - title: The title of the notification.
  ///   - body: The text below the title.
  ///   - actionIdentifier: The identifier of the action that the person chose; by default ``defaultActionIdentifier``.
  ///   - userInfo: The custom data of the notification's content.
  ///   - userText: The text that the person typed; nil if the action has no text input.
  ///   - targetContentIdentifier: The text by which the scene is chosen (S69). If it is nil, the response matches only
  ///     the condition `*`.
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
