public import Observation

extension Scene {
  /// Sets an environment value for the scene and all views in it, but for no other scene (S114).
  ///
  /// Values that change how views are drawn, such as `\.font`, `\.lineLimit` or `\.isEnabled`, take effect in all
  /// windows of the scene.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the value.
  ///   - value: The new value; a change updates only the views and scenes that read the value.
  /// - Returns: The scene with the value set for it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> ModifiedScene<Self, _EnvironmentSceneModifier<Value>> {
    ModifiedScene(
      content: self,
      modifier: _EnvironmentSceneModifier(value: value) { $0[keyPath: keyPath] = value })
  }

  /// Sets an observable object for the scene and all views in it, which read the object by its
  /// type.
  ///
  /// - Parameter object: The object; nil hides an object set by an outer modifier.
  /// - Returns: The scene with the object set for it.
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> ModifiedScene<Self, _EnvironmentSceneModifier<Object?>> {
    environment(\.[ObjectType<Object>()], object)
  }
}

/// A modifier that sets an environment value for a scene.
public nonisolated struct _EnvironmentSceneModifier<Value>: _SceneModifier {
  let value: Value
  /// Writes the value into environment values.
  let set: (inout EnvironmentValues) -> Void

  @MainActor public static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>> {
    EnvironmentSceneNode(scene, in: parent, at: index)
  }
}

private final class EnvironmentSceneNode<Content: Scene, Value>:
  ModifiedSceneNode<Content, _EnvironmentSceneModifier<Value>>
{
  init(
    _ scene: ModifiedScene<Content, _EnvironmentSceneModifier<Value>>,
    in parent: _AnySceneNode, at index: Int?
  ) {
    super.init(
      scene, in: parent, at: index,
      environment: EnvironmentScope(following: parent.environment, scene.modifier.set))
  }

  override func update(to scene: ModifiedScene<Content, _EnvironmentSceneModifier<Value>>) {
    if let parent, environment.follow(parent.environment, scene.modifier.set) {
      forEachChild { $0.environmentDidChange() }
    }
    super.update(to: scene)
  }

  override func environmentDidChange() {
    guard let parent else { return }
    environment.disconnect()
    environment = EnvironmentScope(following: parent.environment, modifier.set)
    forEachChild { $0.environmentDidChange() }
  }

  override func unmount() {
    environment.disconnect()
    super.unmount()
  }
}
