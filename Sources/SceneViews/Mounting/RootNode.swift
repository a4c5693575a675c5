/// The node above all others of a window.
final class RootNode<Root: View>: _AnyNode, Reader {
  private var makeRoot: @MainActor () -> Root
  private var child: _Node<Root>?
  var dependent: Dependent?

  init(
    tree: ViewTree, environment: EnvironmentScope, _ makeRoot: @escaping @MainActor () -> Root
  ) {
    self.makeRoot = makeRoot
    super.init(tree: tree, parent: nil, environment: environment, isDisplayed: true)
    child = Root._makeNode(Evaluation.run(for: self, makeRoot), in: self)
  }

  func replace(_ makeRoot: @escaping @MainActor () -> Root) {
    self.makeRoot = makeRoot
    evaluate()
  }

  /// Reads another environment from now on, with all below.
  func enter(_ environment: EnvironmentScope) {
    self.environment = environment
    environmentDidChange()
  }

  func evaluate() {
    child?.update(to: Evaluation.run(for: self, makeRoot))
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func unmount() {
    stopReading()
    super.unmount()
  }

  /// The title of the first view that asks for one.
  var firstTitle: String? {
    var title: String?
    forEachNode { title = title ?? $0.title }
    return title
  }
}
