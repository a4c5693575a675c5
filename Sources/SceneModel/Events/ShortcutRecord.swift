/// The contents of a `ShortcutItem` as a value that events and the trace can hold.
public struct ShortcutRecord: Hashable, Codable, Sendable {
  /// The identifier of the action, defined by the app.
  public var type: String
  /// The title shown to a person.
  public var localizedTitle: String
  /// The subtitle shown to a person.
  public var localizedSubtitle: String?
  /// The name of an image.
  public var icon: String?
  /// The custom data of the action.
  public var userInfo: [String: PropertyValue]?
  /// The identifier for choosing a scene; Apple allows any value, but only a string can match (S74).
  public var targetContentIdentifier: PropertyValue?

  /// Creates a quick action; its title is the type by default.
  ///
  /// - Parameters:
  ///   - type: The identifier of the action, defined by the app.
  ///   - localizedTitle: The title shown to a person; nil for the type.
  ///   - localizedSubtitle: The subtitle shown to a person; nil for none.
  ///   - icon: The name of an image; nil for none.
  ///   - userInfo: The custom data of the action; nil for none.
  ///   - targetContentIdentifier: The identifier that chooses the scene; only a string can match
  ///     (S74).
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
