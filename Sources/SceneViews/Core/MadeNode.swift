/// A mounted view that a closure makes, and makes again when a value the closure read changes.
class MadeNode<Content: View>: SurfaceNode, Reader {
  private var make: @MainActor () -> Content
  private var child: _Node<Content>?
  /// What its content reads on top of what stands around it; nil if that is handed to it.
  private let seed: ((inout EnvironmentValues) -> Void)?
  var dependent: Dependent?

  /// Mounts what a closure makes in an environment of its own.
  init(
    tree: ViewTree, parent: _AnyNode?, environment: EnvironmentScope,
    _ make: @escaping @MainActor () -> Content
  ) {
    self.make = make
    seed = nil
    super.init(tree: tree, parent: parent, environment: environment, isDisplayed: true)
    mount()
  }

  /// Mounts what a closure makes under another node.
  ///
  /// - Parameters:
  ///   - parent: The node it is mounted in.
  ///   - isHidden: Whether it is out of sight until it is told to appear.
  ///   - seed: Sets what its content reads on top of what the parent's reads.
  ///   - make: Makes the content.
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
    child = Content._makeNode(Evaluation.run(for: self, make), in: self)
  }

  /// Makes the content with another closure from now on.
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
