/// An object that declares an application's scenes, and evaluates the declarations again when the state that they read
/// changes.
///
/// The object requests the evaluation with ``Application/setNeedsDeclarations()``. The application then calls
/// ``update()`` at the end of the current turn or, if no turn is running, at the end of the next turn. The application
/// also calls ``update()`` after a scene has changed its state.
@MainActor public protocol SceneDeclarations: AnyObject {
  /// Evaluates the declarations again, and passes them to ``Application/update(graph:contents:)`` if they have changed.
  func update()

  /// Runs effects that have to wait until all windows have been updated.
  func runEffects()
}
