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
  public typealias DismissalAnimation = SceneDismissalAnimation
}
