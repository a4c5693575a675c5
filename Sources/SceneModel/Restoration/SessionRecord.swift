public import Foundation

/// The state of a session that a store keeps, and from which the next launch restores the session.
public struct SessionRecord: Hashable, Codable, Sendable, Identifiable {
  /// The persistent identifier of the session.
  public var id: SceneID
  /// The position of the session in the order of creation, from 1.
  public var ordinal: Int
  /// The role of the session's scenes.
  public var role: SceneRole
  /// The identity of the declared scene; nil if no scene is declared for the session.
  ///
  /// The session is restored only if this scene is still declared with the same scene type and value type.
  public var scene: SceneDescription.ID?
  /// The scene type of the declared scene; nil if no scene is declared.
  public var kind: SceneDescription.Kind?
  /// The value type of the declared scene; nil if its windows present no value.
  public var valueType: SceneDescription.ValueType?
  /// The JSON of the value that the session presents; nil if it presents none.
  public var value: Data?
  /// The configuration of the session's scenes; nil if it can't be stored by name.
  ///
  /// If the value is nil, the application's delegate is asked for a configuration again.
  public var configuration: Configuration?
  /// The custom data of the session; nil for none.
  public var userInfo: [String: PropertyValue]?
  /// The values that views of the scene store, by their keys; nil for none.
  public var viewState: [String: PropertyValue]?
  /// The activity from which the next scene restores its state, as the scene's delegate provided it; nil for none
  /// (S119).
  public var stateRestorationActivity: ActivityRecord?
  /// The last title of the session's window, for hosts that list sessions without a connected scene; nil if the window
  /// had none.
  public var title: String?
  /// The last size that the host reported for the scene; nil if it reported none.
  public var geometry: SceneGeometry?
  /// The conditions for the external events that the session requests; nil for none (S76).
  public var conditions: ActivationConditions?
  /// The time of the session's last use; a later time is a greater number.
  public var lastUse: Int
  /// Whether the scene was in the foreground when the record was made, or would have returned to the foreground with
  /// the application.
  public var isOnScreen: Bool
  /// The identifier of the session whose window returns when this session's window is closed, because this window was
  /// pushed in its place; nil if this window wasn't pushed.
  public var pusher: SceneID?

  /// Creates the record of a session.
  ///
  /// - Parameters:
  ///   - id: The persistent identifier of the session: a string of 1 to 1,024 bytes without control characters.
  ///   - ordinal: The position of the session in the order of creation, from 1.
  ///   - role: The role of the session's scenes.
  ///   - scene: The identity of the declared scene; nil if no scene is declared for the session.
  ///   - kind: The scene type of the declared scene; nil if no scene is declared.
  ///   - valueType: The value type of the declared scene; nil if its windows present no value.
  ///   - value: The JSON of the value that the session presents; nil for none (S99).
  ///   - configuration: The configuration of the session's scenes; nil if it can't be stored by name.
  ///   - userInfo: The custom data of the session (S124); nil for none.
  ///   - viewState: The values that views of the scene store, by their keys (S125); nil for none.
  ///   - stateRestorationActivity: The activity from which the next scene restores its state (S119); nil for none.
  ///   - title: The last title of the session's window; nil if the window had none.
  ///   - geometry: The last size that the host reported for the scene, in points; nil if it reported none.
  ///   - conditions: The conditions for the external events that the session requests (S76); nil for none.
  ///   - lastUse: The time of the session's last use; a later time is a greater number.
  ///   - isOnScreen: Whether the scene is in the foreground, or will return to the foreground with the application.
  ///   - pusher: The identifier of the session whose window returns when this session's window is closed; nil for none.
  public init(
    id: SceneID, ordinal: Int, role: SceneRole, scene: SceneDescription.ID? = nil,
    kind: SceneDescription.Kind? = nil, valueType: SceneDescription.ValueType? = nil,
    value: Data? = nil, configuration: Configuration? = nil,
    userInfo: [String: PropertyValue]? = nil, viewState: [String: PropertyValue]? = nil,
    stateRestorationActivity: ActivityRecord? = nil, title: String? = nil,
    geometry: SceneGeometry? = nil, conditions: ActivationConditions? = nil, lastUse: Int,
    isOnScreen: Bool, pusher: SceneID? = nil
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
    self.pusher = pusher
  }

  /// The stored form of a configuration: the name of an entry in the manifest, or the names of the configuration's
  /// classes and storyboard.
  public enum Configuration: Hashable, Codable, Sendable {
    /// The entry of the manifest with this name, which is looked up again at launch (S39).
    ///
    /// A nil name stands for the first entry of the role.
    case entry(name: String?)
    /// A configuration that differs from every entry of the manifest, with its name and the names of its classes and of
    /// its storyboard.
    ///
    /// A name that the configuration doesn't have is nil.
    case classes(name: String?, scene: String?, delegate: String?, storyboard: String?)
  }
}
