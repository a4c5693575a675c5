/// The node of the view that a closure returns; the closure is called again when a value that it reads changes.
class MadeNode<Content: View>: SurfaceNode, Reader {
  private var make: @MainActor () -> Content
  private var child: _Node<Content>?
  /// A closure that sets environment values for the content; nil if the environment was passed to the initializer.
  private let seed: ((inout EnvironmentValues) -> Void)?
  // Proof: the property is isolated to the main actor, and is only read and replaced as a whole, so accesses never
  // overlap.
  #if hasAttribute(exclusivity) && !PUBLIC_API_ONLY
  @exclusivity(unchecked)
  #endif
  final var dependent: Dependent?

  /// Mounts the view that a closure returns, in a given environment.
  init(
    tree: ViewTree, parent: _AnyNode?, environment: EnvironmentScope,
    _ make: @escaping @MainActor () -> Content
  ) {
    self.make = make
    seed = nil
    super.init(tree: tree, parent: parent, environment: environment, isDisplayed: true)
    mount()
  }

  /// Mounts the view that a closure returns, under another node.
  ///
  /// - Parameters:
  ///   - parent: The parent node.
  ///   - isHidden: True if the node stays invisible until `appear()` is called; false if it is visible at once.
  ///   - seed: Sets environment values in addition to the parent's values.
  ///   - make: Returns the view to mount. The closure is called again when a value that it reads changes.
  init(
    in parent: _AnyNode, isHidden: Bool = false,
    seed: @escaping (inout EnvironmentValues) -> Void,
    _ make: @escaping @MainActor () -> Content
  ) {
    self.make = make
    self.seed = seed
    super.init(
      tree: parent.tree, parent: parent,
      environment: EnvironmentScope(parent.environment, seed), isDisplayed: true)
    if isHidden { hide() }
    mount()
  }

  private func mount() {
    child = makeChild(Evaluation.run(for: self, make))
  }

  /// Returns the node of the view; a subclass can return a node of the same type that wraps the view.
  func makeChild(_ view: Content) -> _Node<Content> { Content._makeNode(view, in: self) }

  /// Replaces the closure that creates the view.
  final func replace(_ make: @escaping @MainActor () -> Content) {
    self.make = make
    evaluate()
  }

  final func evaluate() {
    child?.update(to: Evaluation.run(for: self, make))
  }

  override var name: String { "\(Content.self)" }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func environmentDidChange() {
    if let parent, let seed { environment = EnvironmentScope(parent.environment, seed) }
    forEachChild { $0.environmentDidChange() }
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }
}
