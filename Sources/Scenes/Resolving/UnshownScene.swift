import SceneRuntime

/// A scene that no host of this library shows; a problem is recorded once when it is declared.
package nonisolated struct UnshownScene: Scene {
  private let problem: Problem

  /// Creates a scene without windows.
  ///
  /// - Parameter problem: The problem that tells the developer of it.
  package init(_ problem: Problem) {
    self.problem = problem
  }

  @MainActor package static func _makeNode(
    _ scene: UnshownScene, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<UnshownScene> {
    UnshownSceneNode(scene.problem, in: parent, at: index)
  }
}

private final class UnshownSceneNode: _SceneNode<UnshownScene> {
  private let problem: Problem
  private var isReported = false

  init(_ problem: Problem, in parent: _AnySceneNode, at index: Int?) {
    self.problem = problem
    super.init(in: parent, at: index)
  }

  // Called when the declarations are attached to an application, which doesn't exist before.
  override func updatePhase(of application: Application) {
    if isReported { return }
    isReported = true
    application.report(problem)
  }
}
