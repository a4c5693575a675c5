/// What lasts of a declared scene while bodies are evaluated again.
@MainActor public class _AnySceneNode {
  // The tree holds the root, and each node its children, so neither is gone before the node is.
  unowned let tree: SceneTree
  unowned let parent: _AnySceneNode?
  let depth: Int
  /// What the scene, and the content declared in it, reads.
  var environment: EnvironmentScope
  /// Its place in its block, from 0; nil for what is the whole of a block.
  let index: Int?

  init(tree: SceneTree, parent: _AnySceneNode?, environment: EnvironmentScope, index: Int?) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
    self.index = index
    depth = (parent?.depth ?? -1) + 1
  }

  var updates: UpdateQueue { tree.updates }

  /// What it adds to the paths of the scenes in it; nil if nothing.
  ///
  /// A scene that is the whole of a block is numbered as the first of several would be, so that its
  /// path stays the same when others join it.
  var component: String? { "\(index ?? 0)" }

  /// Calls `body` with each child, from first to last.
  func forEachChild(_ body: (_AnySceneNode) -> Void) {}

  /// Describes the scenes declared in it.
  ///
  /// - Parameters:
  ///   - resolution: Where the descriptions go.
  ///   - traits: What modifiers further out say of them.
  func resolve(into resolution: inout Resolution, _ traits: SceneTraits) {
    forEachChild { $0.resolve(into: &resolution, traits.under(component)) }
  }

  /// What it is called in sentences about it.
  var name: String { "app" }

  /// Records what is wrong with it.
  final func report(_ what: String, remedy: String) {
    tree.application?.report(Problem(at: name, what, remedy: remedy))
  }

  /// It is declared no longer.
  func unmount() {
    forEachChild { $0.unmount() }
  }

  /// Keys were set or unset further out: scopes are made anew and what was read of them is read
  /// again.
  func environmentDidChange() {
    if let parent { environment = parent.environment }
    forEachChild { $0.environmentDidChange() }
  }

  /// Other commands are said of it further out.
  func commandsDidChange() {
    forEachChild { $0.commandsDidChange() }
  }

  /// Sets the phase its body reads.
  func updatePhase(of application: Application) {
    forEachChild { $0.updatePhase(of: application) }
  }
}

/// What lasts of a declared scene of a known type.
@MainActor public class _SceneNode<Content: Scene>: _AnySceneNode {
  final var scene: Content

  init(
    _ scene: Content, in parent: _AnySceneNode, at index: Int?,
    environment: EnvironmentScope? = nil
  ) {
    self.scene = scene
    super.init(
      tree: parent.tree, parent: parent, environment: environment ?? parent.environment,
      index: index)
  }

  init(_ scene: Content, in parent: _AnySceneNode, at index: Int?) {
    self.scene = scene
    super.init(
      tree: parent.tree, parent: parent, environment: parent.environment, index: index)
  }

  override var name: String { "\(Content.self)" }

  /// Puts another value of the scene in the place of the one before.
  func update(to scene: Content) {
    self.scene = scene
  }
}
