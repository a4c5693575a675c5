public import SceneRuntime

/// How near a scene is to a person: in the background, on screen, or receiving input.
///
/// Read in a view it is the phase of the view's scene; read in an app or a scene it is the foremost
/// phase among its instances (S115). Phases are ordered, so that the foremost is the greatest (S117).
public enum ScenePhase: Int, Comparable, Hashable, Codable, Sendable {
  case background
  case inactive
  case active

  /// The phase of a scene in a state (S116).
  public init(_ state: ConnectedScene.ActivationState) {
    switch state {
    case .unattached, .background: self = .background
    case .foregroundInactive: self = .inactive
    case .foregroundActive: self = .active
    }
  }

  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
