/// What declares an application's scenes and declares them anew when the state they read changes.
///
/// It asks for its part of a turn with ``Application/setNeedsDeclarations()``. The application also
/// calls it when a scene has moved from one state to another.
@MainActor public protocol SceneDeclarations: AnyObject {
  /// Resolves what has to be, and hands it to ``Application/update(graph:contents:)`` if it differs.
  func update()

  /// Runs what had to wait until all windows were updated.
  func runEffects()
}
