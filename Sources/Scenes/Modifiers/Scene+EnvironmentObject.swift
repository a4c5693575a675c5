public import CombineNames
import SceneViews

extension Scene {
  /// Sets an observable object for the scene and all views in it, which read the object by its
  /// type.
  ///
  /// - Parameter object: The object. Views and scenes that read the object are updated when the
  ///   object announces a change.
  /// - Returns: The scene with the object set for it.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> ModifiedScene<Self, _EnvironmentSceneModifier<Object?>> {
    environment(\.[ObservableObjectType<Object>()], object)
  }
}
