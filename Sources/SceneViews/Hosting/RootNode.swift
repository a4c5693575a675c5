/// The node above all others of a window.
final class RootNode<Root: View>: MadeNode<Root> {
  /// The commands of the window; nil if it has none.
  private var menuBar: _Node<MenuBar>?

  init(
    tree: ViewTree, environment: EnvironmentScope, _ makeRoot: @escaping @MainActor () -> Root
  ) {
    super.init(tree: tree, parent: nil, environment: environment, makeRoot)
  }

  /// Shows these commands from now on; those that stay in place keep their state.
  func show(_ commands: [DeclaredCommands]) {
    if commands.isEmpty {
      guard let menuBar else { return }
      menuBar.unmount()
      self.menuBar = nil
      childrenDidChange()
    } else if let menuBar {
      menuBar.update(to: MenuBar(commands))
    } else {
      menuBar = MenuBar._makeNode(MenuBar(commands), in: self)
      childrenDidChange()
    }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    super.forEachChild(body)
    if let menuBar { body(menuBar) }
  }

  /// Reads another environment from now on, with all below.
  func enter(_ environment: EnvironmentScope) {
    self.environment = environment
    environmentDidChange()
  }

  /// The title of the first view in sight that asks for one.
  var firstTitle: String? {
    let titled = tree.titled.values
    if titled.count < 2 { return titled.first.flatMap { $0.isVisible ? titleBehind($0) : nil } }
    var title: String?
    forEachAsker { title = title ?? titleBehind($0) }
    return title
  }

  /// What a view asks for; what is in front has no say in what is behind.
  private func titleBehind(_ node: _AnyNode) -> String? {
    node.enclosing().contains { $0 is any Presentation } ? nil : node.title
  }
}
