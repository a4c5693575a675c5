/// An object that declares an application's scenes, and updates them when the state they read
/// changes.
///
/// The object requests an update in a turn with ``Application/setNeedsDeclarations()``. The
/// application also calls ``update()`` after a scene changes its state.
@MainActor public protocol SceneDeclarations: AnyObject {
  /// Updates the declarations, and passes them to ``Application/update(graph:contents:)`` if they differ.
  func update()

  /// Runs effects that are delayed until all windows are updated.
  func runEffects()
}
