/// Scenes declared in a loop.
///
/// Each scene needs a unique id, which identifies the scene's windows when the loop's collection changes.
public nonisolated struct ArrayScene<Content: Scene>: Scene {
  let scenes: [Content]

  @MainActor public static func _makeNode(
    _ scene: ArrayScene<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ArrayScene<Content>> {
    ArraySceneNode(scene, in: parent, at: index)
  }
}

private final class ArraySceneNode<Content: Scene>: _SceneNode<ArrayScene<Content>> {
  private var turns: [TurnNode] = []

  init(_ scene: ArrayScene<Content>, in parent: _AnySceneNode, at index: Int?) {
    super.init(in: parent, at: index)
    update(to: scene)
  }

  override func update(to scene: ArrayScene<Content>) {
    while turns.count > scene.scenes.count { turns.removeLast().unmount() }
    for (turn, scene) in scene.scenes.enumerated() {
      if turn < turns.count {
        turns[turn].child?.update(to: scene)
      } else {
        let node = TurnNode(in: self, at: turn)
        node.child = Content._makeNode(scene, in: node, at: nil)
        turns.append(node)
      }
    }
  }

  override func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    var traits = traits
    traits.isRepeated = true
    super.resolve(into: &resolution, traits)
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    for turn in turns { body(turn) }
  }

  /// The node of one iteration of the loop.
  private final class TurnNode: _AnySceneNode {
    var child: _SceneNode<Content>?

    init(in parent: _AnySceneNode, at turn: Int) {
      super.init(
        tree: parent.tree, parent: parent, environment: parent.environment, index: turn)
    }

    override var component: String? { "[\(index ?? 0)]" }

    override func forEachChild(_ body: (_AnySceneNode) -> Void) {
      if let child { body(child) }
    }
  }
}
