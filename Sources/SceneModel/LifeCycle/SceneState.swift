/// The activation state of a scene, with Apple's raw values (S7, S8).
public enum SceneState: Int, CaseIterable, Codable, Sendable {
  /// The scene isn't connected: it was just created, or it was disconnected.
  case unattached = -1
  /// The scene is in the foreground and receives input.
  case foregroundActive = 0
  /// The scene is in the foreground, but doesn't receive input for the moment.
  case foregroundInactive = 1
  /// The scene is in the background.
  case background = 2

  /// Whether the scene is in the foreground.
  public var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
