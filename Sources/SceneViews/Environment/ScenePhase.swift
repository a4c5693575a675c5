public import SceneRuntime

/// The phase of a scene: in the background, on screen, or receiving input.
///
/// A view reads the phase of its scene. The body of an app reads the phase of the app's most active scene, and the body
/// of a scene reads the phase of that scene's most active instance (S115). Phases are ordered: a more active phase is
/// greater than a less active phase (S117).
///
/// ```swift
/// struct Inbox: View {
///   @Environment(\.scenePhase) private var phase
///   @State private var isStale = false
///
///   var body: some View {
///     Text(isStale ? "Checking for mail" : "Up to date")
///       .onChange(of: phase) { isStale = phase == .active }
///   }
/// }
/// ```
public enum ScenePhase: Int, Comparable, Hashable, Codable, Sendable {
  /// The scene is in the background or disconnected.
  case background
  /// The scene is on screen but doesn't receive input.
  case inactive
  /// The scene is on screen and receives input.
  case active

  /// Creates the phase for an activation state (S116).
  ///
  /// - Parameter state: The activation state of a scene; `unattached` counts as the background.
  public init(_ state: ConnectedScene.ActivationState) {
    switch state {
    case .unattached, .background: self = .background
    case .foregroundInactive: self = .inactive
    case .foregroundActive: self = .active
    }
  }

  /// Returns whether a phase is less active than another phase (S117).
  ///
  /// - Parameters:
  ///   - lhs: A phase.
  ///   - rhs: Another phase.
  /// - Returns: Whether a scene in the phase `lhs` is less active than a scene in the phase `rhs`.
  public static func < (lhs: ScenePhase, rhs: ScenePhase) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
