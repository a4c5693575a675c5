/// How a destruction is to be carried out; has nothing to say of a scene in general.
@MainActor open class SceneDestructionRequestOptions {
  /// Options that ask for nothing in particular.
  public init() {}
}

/// How a scene that shows windows is to be destroyed.
@MainActor public final class WindowSceneDestructionRequestOptions: SceneDestructionRequestOptions {
  /// How its windows leave the screen; it stands in the trace, and the host shows it as it can.
  public var windowDismissalAnimation = WindowScene.DismissalAnimation.standard

  /// Options that ask for the standard way of leaving.
  public override init() {}
}

extension WindowScene {
  /// What the way in which windows leave the screen says to a person; raw values are Apple's (S63).
  public enum DismissalAnimation: Int, CaseIterable, Codable, Sendable {
    /// Nothing in particular.
    case standard = 1
    /// What was done there is kept, such as a message that was sent.
    case commit = 2
    /// What was done there is given up, such as a draft that was discarded.
    case decline = 3
  }
}
