public import SceneViews

extension Group: Scene where Content: Scene {
  /// Creates a group of the scenes in a block.
  ///
  /// - Parameter content: The scenes. Modifiers of the group apply to each scene.
  public init(@SceneBuilder content: () -> Content) {
    self.init(of: content(), ())
  }

  @MainActor public static func _makeNode(
    _ scene: Group<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<Group<Content>> {
    GroupSceneNode(scene, in: parent, at: index)
  }
}

/// The node of a group.
///
/// The node numbers its scenes as if the group didn't exist.
private final class GroupSceneNode<Content: Scene>: _SceneNode<Group<Content>> {
  private var child: _SceneNode<Content>?

  init(_ scene: Group<Content>, in parent: _AnySceneNode, at index: Int?) {
    super.init(in: parent, at: index)
    child = Content._makeNode(scene.content, in: self, at: index)
  }

  override var component: String? { nil }

  override func update(to scene: Group<Content>) {
    child?.update(to: scene.content)
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let child { body(child) }
  }
}
