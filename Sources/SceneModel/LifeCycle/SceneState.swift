/// Where a scene stands in its life: its raw values are Apple's (S7, S8).
public enum SceneState: Int, CaseIterable, Codable, Sendable {
  /// Not connected: just made, or disconnected.
  case unattached = -1
  /// On screen and receiving a person's input.
  case foregroundActive = 0
  /// On screen and, for the moment, receiving none.
  case foregroundInactive = 1
  /// Running off screen.
  case background = 2

  /// Whether the scene is on screen.
  public var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
