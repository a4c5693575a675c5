/// The node of a declared scene, which persists while bodies are evaluated again.
@MainActor public class _AnySceneNode {
  // `unowned` is safe: `AppDeclarations` retains the tree and the root, and each node retains its children.
  unowned let tree: SceneTree
  unowned let parent: _AnySceneNode?
  let depth: Int
  /// The environment of the scene and of the content declared in it.
  var environment: EnvironmentScope
  /// The position in the enclosing block, from 0; nil if the scene is the whole block.
  let index: Int?

  init(tree: SceneTree, parent: _AnySceneNode?, environment: EnvironmentScope, index: Int?) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
    self.index = index
    depth = (parent?.depth ?? -1) + 1
    tree.declarationsDidChange()
  }

  var updates: UpdateQueue { tree.updates }

  /// The component that the scene adds to the paths of its inner scenes; nil for none.
  ///
  /// A scene that is the whole block has the component of a first scene, so that the path stays the
  /// same when other scenes are added after this scene.
  var component: String? { "\(index ?? 0)" }

  /// Calls `body` with each child, from first to last.
  func forEachChild(_ body: (_AnySceneNode) -> Void) {}

  /// Adds the descriptions of this scene and of the scenes declared in it.
  ///
  /// - Parameters:
  ///   - resolution: The result to which the descriptions are added.
  ///   - traits: The properties set by outer modifiers.
  func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    forEachChild { $0.resolve(into: &resolution, traits.under(component)) }
  }

  /// The content factory of the declared window, with the id of the window's description.
  ///
  /// Nil for a scene that declares no window, and for a window with the same id as an earlier scene.
  var content: (id: SceneDescription.ID, factory: ContentFactory)? { nil }

  /// The name of the scene in messages; "app" for the root.
  var name: String { "app" }

  /// Records a problem of the scene.
  final func report(_ problem: Problem) {
    tree.application?.report(problem)
  }

  /// The name of the scene, for messages about problems of its body.
  final var problemPlace: String { name }

  /// Removes the node, because its scene is no longer declared.
  func unmount() {
    tree.declarationsDidChange()
    forEachChild { $0.unmount() }
  }

  /// Replaces the environment after the environment of an outer scene was replaced.
  ///
  /// Bodies read values from the new environment.
  func environmentDidChange() {
    if let parent { environment = parent.environment }
    forEachChild { $0.environmentDidChange() }
  }

  /// Updates the commands after an outer modifier changed them.
  func commandsDidChange() {
    forEachChild { $0.commandsDidChange() }
  }

  /// Sets the phase that bodies of this scene and its inner scenes read.
  func updatePhase(of application: Application) {
    forEachChild { $0.updatePhase(of: application) }
  }
}

/// The node of a declared scene of a known type.
@MainActor public class _SceneNode<Content: Scene>: _AnySceneNode {
  init(in parent: _AnySceneNode, at index: Int?, environment: EnvironmentScope? = nil) {
    super.init(
      tree: parent.tree, parent: parent, environment: environment ?? parent.environment,
      index: index)
  }

  override var name: String { "\(Content.self)" }

  /// Replaces the scene with a new value.
  func update(to scene: Content) {}
}
