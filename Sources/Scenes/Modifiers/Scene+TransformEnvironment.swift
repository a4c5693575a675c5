import SceneViews

extension Scene {
  /// Changes an environment value for the scene and all views in it.
  ///
  /// The modifier `environment(_:_:)` replaces the value instead.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - transform: Changes the value that outer modifiers set; called again when the outer value
  ///     changes.
  /// - Returns: The scene with the changed value.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> ModifiedScene<Self, _EnvironmentSceneModifier<(inout Value) -> Void>> {
    ModifiedScene(
      content: self,
      modifier: _EnvironmentSceneModifier(value: transform) { transform(&$0[keyPath: keyPath]) })
  }
}
