/// What a ``ShortcutItem`` says, as a value that events and the trace can hold.
public struct ShortcutRecord: Hashable, Codable, Sendable {
  public var type: String
  public var localizedTitle: String
  public var localizedSubtitle: String?
  /// The name of an image.
  public var icon: String?
  public var userInfo: [String: PropertyValue]?
  /// Of any kind, as Apple has it; a scene is chosen by strings only (S74).
  public var targetContentIdentifier: PropertyValue?

  /// A quick action; without a title a person reads its type.
  public init(
    type: String, localizedTitle: String? = nil, localizedSubtitle: String? = nil,
    icon: String? = nil, userInfo: [String: PropertyValue]? = nil,
    targetContentIdentifier: PropertyValue? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle ?? type
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    self.targetContentIdentifier = targetContentIdentifier
  }
}
