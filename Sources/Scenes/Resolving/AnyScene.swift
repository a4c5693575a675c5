/// A type-erased scene, which the builder creates for `if #available`.
public nonisolated struct AnyScene: Scene {
  let scene: any Scene

  init(_ scene: any Scene) {
    self.scene = scene
  }

  @MainActor public static func _makeNode(
    _ scene: AnyScene, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<AnyScene> {
    ErasedSceneNode(scene, in: parent, at: index)
  }
}

private final class ErasedSceneNode: _SceneNode<AnyScene> {
  private var child: _AnySceneNode?

  init(_ scene: AnyScene, in parent: _AnySceneNode, at index: Int?) {
    super.init(in: parent, at: index)
    show(scene.scene)
  }

  override var component: String? { nil }

  override func update(to scene: AnyScene) {
    show(scene.scene)
  }

  private func show<Content: Scene>(_ scene: Content) {
    if let child = child as? _SceneNode<Content> { return child.update(to: scene) }
    child?.unmount()
    child = Content._makeNode(scene, in: self, at: index)
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let child { body(child) }
  }
}

/// An empty scene, which the builder creates for an empty block.
public nonisolated struct EmptyScene: Scene {
  /// Creates an empty scene.
  public init() {}

  @MainActor public static func _makeNode(
    _ scene: EmptyScene, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<EmptyScene> {
    _SceneNode(in: parent, at: index)
  }
}
