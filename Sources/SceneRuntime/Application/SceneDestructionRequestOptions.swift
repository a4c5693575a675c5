/// Options for the destruction of a scene; only the subclass for scenes with windows has options.
@MainActor open class SceneDestructionRequestOptions {
  /// Creates options without values.
  public init() {}
}

/// Options for the destruction of a scene that shows windows.
@MainActor public final class WindowSceneDestructionRequestOptions: SceneDestructionRequestOptions {
  /// The animation for removing the scene's windows.
  ///
  /// The animation is recorded in the trace, and the host applies the animation if possible.
  public var windowDismissalAnimation = WindowScene.DismissalAnimation.standard

  /// Creates options with the standard animation.
  public override init() {}
}

extension WindowScene {
  /// The animations for removing a destroyed scene's windows.
  public typealias DismissalAnimation = SceneDismissalAnimation
}
