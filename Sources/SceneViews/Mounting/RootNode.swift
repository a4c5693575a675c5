/// The node above all others of a window.
final class RootNode<Root: View>: MadeNode<Root> {
  init(
    tree: ViewTree, environment: EnvironmentScope, _ makeRoot: @escaping @MainActor () -> Root
  ) {
    super.init(tree: tree, parent: nil, environment: environment, makeRoot)
  }

  /// Reads another environment from now on, with all below.
  func enter(_ environment: EnvironmentScope) {
    self.environment = environment
    environmentDidChange()
  }

  /// The title of the first view in sight that asks for one.
  var firstTitle: String? {
    var title: String?
    forEachNode { if $0.isVisible { title = title ?? $0.title } }
    return title
  }
}
