/// One of two scenes, which the builder creates for `if` and `switch`.
///
/// When the condition changes, the windows of the scene that is no longer declared stay open until they are closed.
public nonisolated enum ConditionalScene<First: Scene, Second: Scene>: Scene {
  /// The scene of the first branch.
  case first(First)
  /// The scene of the second branch.
  case second(Second)

  @MainActor public static func _makeNode(
    _ scene: ConditionalScene<First, Second>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<ConditionalScene<First, Second>> {
    ConditionalSceneNode(scene, in: parent, at: index)
  }
}

private final class ConditionalSceneNode<First: Scene, Second: Scene>:
  _SceneNode<ConditionalScene<First, Second>>
{
  private var first: _SceneNode<First>?
  private var second: _SceneNode<Second>?

  init(_ scene: ConditionalScene<First, Second>, in parent: _AnySceneNode, at index: Int?) {
    super.init(in: parent, at: index)
    show(scene)
  }

  override var component: String? { "\(index ?? 0).\(first != nil)" }

  override func update(to scene: ConditionalScene<First, Second>) {
    switch scene {
    case .first(let scene) where first != nil: first?.update(to: scene)
    case .second(let scene) where second != nil: second?.update(to: scene)
    case .first, .second:
      first?.unmount()
      second?.unmount()
      first = nil
      second = nil
      show(scene)
    }
  }

  private func show(_ scene: ConditionalScene<First, Second>) {
    switch scene {
    case .first(let scene): first = First._makeNode(scene, in: self, at: nil)
    case .second(let scene): second = Second._makeNode(scene, in: self, at: nil)
    }
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
}

/// An optional scene, which the builder creates for `if` without `else`.
public nonisolated struct OptionalScene<Content: Scene>: Scene {
  let scene: Content?

  @MainActor public static func _makeNode(
    _ scene: OptionalScene<Content>, in parent: _AnySceneNode, at index: Int?
  ) -> _SceneNode<OptionalScene<Content>> {
    OptionalSceneNode(scene, in: parent, at: index)
  }
}

private final class OptionalSceneNode<Content: Scene>: _SceneNode<OptionalScene<Content>> {
  private var child: _SceneNode<Content>?

  init(_ scene: OptionalScene<Content>, in parent: _AnySceneNode, at index: Int?) {
    super.init(in: parent, at: index)
    child = scene.scene.map { Content._makeNode($0, in: self, at: nil) }
  }

  override var component: String? { "\(index ?? 0).true" }

  override func update(to scene: OptionalScene<Content>) {
    if let child, let content = scene.scene {
      child.update(to: content)
    } else {
      child?.unmount()
      child = scene.scene.map { Content._makeNode($0, in: self, at: nil) }
    }
  }

  override func forEachChild(_ body: (_AnySceneNode) -> Void) {
    if let child { body(child) }
  }
}
