/// A sequence of scenes, which the builder creates for a block.
public nonisolated struct TupleScene<each Content: Scene>: Scene {
  @usableFromInline let scenes: (repeat each Content)

  @inlinable init(_ scenes: (repeat each Content)) {
    self.scenes = scenes
  }

  @MainActor public static func _makeNode(
    _ scene: TupleScene<repeat each Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<TupleScene<repeat each Content>> {
    TupleSceneNode(scene, in: parent, at: index)
  }
}

private final class TupleSceneNode<each Content: Scene>:
  _SceneNode<TupleScene<repeat each Content>>
{
  private var children: [_AnySceneNode] = []

  init(_ scene: TupleScene<repeat each Content>, in parent: _AnySceneNode, at index: Int?) {
    super.init(in: parent, at: index)
    var children: [_AnySceneNode] = []
    for scene in repeat each scene.scenes {
      children.append(make(scene, in: self, at: children.count))
    }
    self.children = children
  }

  // A block that is a whole body adds no component to the paths of its scenes, because the scenes are numbered within
  // the block.
  override var component: String? { index.map(String.init) }

  override func update(to scene: TupleScene<repeat each Content>) {
    var index = 0
    for scene in repeat each scene.scenes {
      Scenes.update(children[index], to: scene)
      index += 1
    }
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    for child in children { body(child) }
  }
}

// These functions are at file level, because the compiler crashes if static generic methods are called in a loop over
// the pack of a generic type.

@MainActor private func make<Content: Scene>(
  _ scene: Content, in parent: _AnySceneNode, at index: Int
) -> _AnySceneNode {
  Content._makeNode(scene, in: parent, at: index)
}

@MainActor private func update<Content: Scene>(_ node: _AnySceneNode, to scene: Content) {
  // Children and scenes have the same indices, so the node has the scene's type.
  unsafeDowncast(node, to: _SceneNode<Content>.self).update(to: scene)
}
