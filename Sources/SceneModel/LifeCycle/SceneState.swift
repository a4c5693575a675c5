/// The activation state of a scene, with Apple's raw values (S7, S8).
public enum SceneState: Int, CaseIterable, Codable, Sendable {
  /// Not connected: newly created or disconnected.
  case unattached = -1
  /// In the foreground and receiving input.
  case foregroundActive = 0
  /// In the foreground but temporarily not receiving input.
  case foregroundInactive = 1
  /// In the background.
  case background = 2

  /// Whether the scene is in the foreground.
  public var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
