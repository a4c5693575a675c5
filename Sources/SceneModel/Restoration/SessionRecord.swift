public import Foundation

/// The stored state of a session, which restores it at the next launch.
public struct SessionRecord: Hashable, Codable, Sendable, Identifiable {
  /// The persistent identifier of the session.
  public var id: SceneID
  /// The position in creation order, from 1.
  public var ordinal: Int
  /// The role of the session.
  public var role: SceneRole
  /// The identity of the declared scene.
  ///
  /// The record matches a scene only if scene type and value type are unchanged too.
  public var scene: SceneDescription.ID?
  /// The scene type of the declared scene.
  public var kind: SceneDescription.Kind?
  /// The value type of the declared scene.
  public var valueType: SceneDescription.ValueType?
  /// The presented value as JSON.
  public var value: Data?
  /// The configuration of the scene; nil if the configuration can't be stored by name, so that the
  /// application's delegate provides the configuration again.
  public var configuration: Configuration?
  /// The custom data of the session.
  public var userInfo: [String: PropertyValue]?
  /// The values that views of the scene store, by their keys.
  public var viewState: [String: PropertyValue]?
  /// The activity provided by the scene's delegate for state restoration (S119).
  public var stateRestorationActivity: ActivityRecord?
  /// The last title of the window, for hosts that show sessions without a scene.
  public var title: String?
  /// The last known size of the scene.
  public var geometry: SceneGeometry?
  /// The external events the session requests; nil for none (S76).
  public var conditions: ActivationConditions?
  /// The time of the last use; a later time is a greater number.
  public var lastUse: Int
  /// Whether the scene was in the foreground, or would have returned to the foreground with the
  /// application.
  public var isOnScreen: Bool

  /// Creates a record of a session.
  ///
  /// - Parameters:
  ///   - id: The persistent identifier: a text of 1 to 1,024 bytes without control characters.
  ///   - ordinal: The position in creation order, from 1.
  ///   - role: The role of the session.
  ///   - scene: The identity of the declared scene; nil if no scene is declared for the session.
  ///   - kind: The scene type of the declared scene; nil if there is none.
  ///   - valueType: The value type of the declared scene; nil if its windows present no value.
  ///   - value: The presented value as JSON; nil for none (S99).
  ///   - configuration: The configuration of the scene; nil if it can't be stored by name.
  ///   - userInfo: The custom data of the session (S124); nil for none.
  ///   - viewState: The values that views of the scene store, by their keys (S125); nil for none.
  ///   - stateRestorationActivity: The activity for state restoration (S119); nil for none.
  ///   - title: The last title of the window; nil if it had none.
  ///   - geometry: The last known size of the scene, in points; nil if none was reported.
  ///   - conditions: The external events the session requests (S76); nil for none.
  ///   - lastUse: The time of the last use; a later time is a greater number.
  ///   - isOnScreen: Whether the scene was in the foreground, or would have returned to the
  ///     foreground with the application.
  public init(
    id: SceneID, ordinal: Int, role: SceneRole, scene: SceneDescription.ID? = nil,
    kind: SceneDescription.Kind? = nil, valueType: SceneDescription.ValueType? = nil,
    value: Data? = nil, configuration: Configuration? = nil,
    userInfo: [String: PropertyValue]? = nil, viewState: [String: PropertyValue]? = nil,
    stateRestorationActivity: ActivityRecord? = nil, title: String? = nil,
    geometry: SceneGeometry? = nil, conditions: ActivationConditions? = nil, lastUse: Int,
    isOnScreen: Bool
  ) {
    self.id = id
    self.ordinal = ordinal
    self.role = role
    self.scene = scene
    self.kind = kind
    self.valueType = valueType
    self.value = value
    self.configuration = configuration
    self.userInfo = userInfo
    self.viewState = viewState
    self.stateRestorationActivity = stateRestorationActivity
    self.title = title
    self.geometry = geometry
    self.conditions = conditions
    self.lastUse = lastUse
    self.isOnScreen = isOnScreen
  }

  /// A configuration by name: an entry of the manifest, or the names of classes.
  public enum Configuration: Hashable, Codable, Sendable {
    /// An entry of the manifest, looked up again at launch (S39). A nil name stands for the first
    /// entry of the role.
    case entry(name: String?)
    /// A configuration that differs from the manifest, with the names of its classes and of its
    /// storyboard; each name is nil if there is none.
    case classes(name: String?, scene: String?, delegate: String?, storyboard: String?)
  }
}
