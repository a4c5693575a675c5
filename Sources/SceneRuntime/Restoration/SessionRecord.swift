public import Foundation

/// What is kept of one session.
public struct SessionRecord: Hashable, Codable, Sendable, Identifiable {
  public var id: SceneSession.ID
  public var role: SceneSession.Role
  /// The declared scene the session was made for, with what it must still be to fit.
  public var scene: SceneDescription.ID?
  public var kind: SceneDescription.Kind?
  public var valueType: SceneDescription.ValueType?
  /// The presented value as JSON.
  public var value: Data?
  public var configurationName: String?
  public var userInfo: [String: PropertyValue]?
  /// What its scene was showing, as its delegate said (S119).
  public var stateRestorationActivity: ActivityRecord?
}
