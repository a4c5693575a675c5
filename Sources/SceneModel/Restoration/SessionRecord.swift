public import Foundation

/// What is kept of one session, so that it is there again at the next launch.
public struct SessionRecord: Hashable, Codable, Sendable, Identifiable {
  public var id: SceneID
  /// Its place in the order of creation, from 1.
  public var ordinal: Int
  public var role: SceneRole
  /// The declared scene the session was made for, with what it must still be to fit.
  public var scene: SceneDescription.ID?
  public var kind: SceneDescription.Kind?
  public var valueType: SceneDescription.ValueType?
  /// The presented value as JSON.
  public var value: Data?
  /// How its scenes are made; nil if that can't be told by names, so that the application's delegate
  /// is asked again.
  public var configuration: Configuration?
  public var userInfo: [String: PropertyValue]?
  /// What its scene was showing, as its delegate said (S119).
  public var stateRestorationActivity: ActivityRecord?
  /// How large its scene was shown last.
  public var geometry: SceneGeometry?
  /// Which external events it asks for; nil for none (S76).
  public var conditions: ActivationConditions?
  /// When a person last turned to it; later is greater.
  public var lastUse: Int
  /// Whether its scene was on screen, or comes back to it with the application.
  public var isOnScreen: Bool

  /// Makes a record with all that is kept of a session.
  public init(
    id: SceneID, ordinal: Int, role: SceneRole, scene: SceneDescription.ID? = nil,
    kind: SceneDescription.Kind? = nil, valueType: SceneDescription.ValueType? = nil,
    value: Data? = nil, configuration: Configuration? = nil,
    userInfo: [String: PropertyValue]? = nil, stateRestorationActivity: ActivityRecord? = nil,
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
    self.stateRestorationActivity = stateRestorationActivity
    self.geometry = geometry
    self.conditions = conditions
    self.lastUse = lastUse
    self.isOnScreen = isOnScreen
  }

  /// A configuration by names: that of the manifest's entry, or those of its classes.
  public enum Configuration: Hashable, Codable, Sendable {
    /// The manifest's entry as it is, which is looked up again (S39); the role's first if nil.
    case entry(name: String?)
    /// A configuration the manifest doesn't have, or has otherwise; nil for what it doesn't name.
    case classes(name: String?, scene: String?, delegate: String?, storyboard: String?)
  }
}
