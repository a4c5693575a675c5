/// Options of a request to close a scene; only the subclass for scenes with windows has options.
@MainActor open class SceneDestructionRequestOptions {
  /// Creates the options of a request to close a scene without windows.
  public init() {}
}

/// Options of a request to close a scene that shows windows.
@MainActor public final class WindowSceneDestructionRequestOptions: SceneDestructionRequestOptions {
  /// The animation with which the scene's windows are removed.
  ///
  /// The animation is recorded in the trace. The host uses the animation if it supports animations.
  public var windowDismissalAnimation = WindowScene.DismissalAnimation.standard

  /// Creates options with the standard animation.
  public override init() {}
}

extension WindowScene {
  /// The animations with which the windows of a closed scene are removed.
  public typealias DismissalAnimation = SceneDismissalAnimation
}
