/// A scene with a modifier applied.
public nonisolated struct ModifiedScene<Content: Scene, Modifier: _SceneModifier>: Scene {
  let content: Content
  let modifier: Modifier

  @MainActor public static func _makeNode(
    _ scene: ModifiedScene<Content, Modifier>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Modifier>> {
    Modifier._makeNode(scene, in: parent, at: index)
  }
}

/// A scene modifier; not for use by apps.
@MainActor public protocol _SceneModifier {
  static func _makeNode<Content: Scene>(
    _ scene: ModifiedScene<Content, Self>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ModifiedScene<Content, Self>>
}

/// The node of a scene with a modifier.
class ModifiedSceneNode<Content: Scene, Modifier: _SceneModifier>:
  _SceneNode<ModifiedScene<Content, Modifier>>
{
  final var modifier: Modifier
  private var child: _SceneNode<Content>?

  init(
    _ scene: ModifiedScene<Content, Modifier>, in parent: _AnySceneNode, at index: Int?,
    environment: EnvironmentScope? = nil
  ) {
    modifier = scene.modifier
    super.init(in: parent, at: index, environment: environment)
    child = Content._makeNode(scene.content, in: self, at: index)
  }

  // A modifier adds no component to the path that identifies the scene.
  override var component: String? { nil }

  override func update(to scene: ModifiedScene<Content, Modifier>) {
    modifier = scene.modifier
    child?.update(to: scene.content)
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let child { body(child) }
  }
}
