/// A scene with something said about it.
public nonisolated struct ModifiedScene<Content: Scene, Modifier: _SceneModifier>: Scene {
  let content: Content
  let modifier: Modifier

  @MainActor public static func _makeNode(
    _ scene: ModifiedScene<Content, Modifier>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Modifier>> {
    Modifier._makeNode(scene, in: parent, at: index)
  }
}

/// Something that can be said about scenes; not for use by apps.
@MainActor public protocol _SceneModifier {
  static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>>
}

/// What lasts of a scene with something said about it.
class ModifiedSceneNode<Content: Scene, Modifier: _SceneModifier>:
  _SceneNode<ModifiedScene<Content, Modifier>>
{
  private var child: _SceneNode<Content>?

  override init(
    _ scene: ModifiedScene<Content, Modifier>, in parent: _AnySceneNode, at index: Int?,
    environment: EnvironmentScope? = nil
  ) {
    super.init(scene, in: parent, at: index, environment: environment)
    child = Content._makeNode(scene.content, in: self, at: index)
  }

  // The scene in it stands where it stands.
  override var component: String? { nil }

  override func update(to scene: ModifiedScene<Content, Modifier>) {
    super.update(to: scene)
    child?.update(to: scene.content)
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let child { body(child) }
  }
}
