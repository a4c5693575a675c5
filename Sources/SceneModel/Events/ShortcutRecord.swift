/// The contents of a `ShortcutItem` as a value that events and the trace can hold.
public struct ShortcutRecord: Hashable, Codable, Sendable {
  /// The identifier of the quick action, which the app defines.
  public var type: String
  /// The title that is shown to a person.
  public var localizedTitle: String
  /// The subtitle that is shown to a person; nil for none.
  public var localizedSubtitle: String?
  /// The name of the image beside the title; nil for none.
  public var icon: String?
  /// The custom data of the quick action; nil for none.
  public var userInfo: [String: PropertyValue]?
  /// The identifier by which the scene is chosen; nil for none.
  ///
  /// Apple allows any value, but conditions of scenes match only a string (S74).
  public var targetContentIdentifier: PropertyValue?

  /// Creates a quick action.
  ///
  /// By default, the title of the quick action is its type.
  ///
  /// - Parameters:
  ///   - type: The identifier of the quick action, which the app defines.
  ///   - localizedTitle: The title that is shown to a person; nil to use the type.
  ///   - localizedSubtitle: The subtitle that is shown to a person; nil for none.
  ///   - icon: The name of the image beside the title; nil for none.
  ///   - userInfo: The custom data of the quick action; nil for none.
  ///   - targetContentIdentifier: The identifier by which the scene is chosen; nil for none. Conditions of scenes match
  ///     only a string (S74).
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
