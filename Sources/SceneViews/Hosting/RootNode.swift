import SceneDisplay
import SceneRuntime

/// The root node of a window, with the root view, the menu bar and the alert of a standard command.
final class RootNode<Root: View>: MadeNode<Root> {
  /// The menu bar of the window; nil if the window has no declared commands.
  private var menuBar: _Node<MenuBar>?
  /// The alert that a standard command showed last; nil if there is none.
  private var alert: _Node<CommandAlert>?

  init(
    tree: ViewTree, environment: EnvironmentScope, _ makeRoot: @escaping @MainActor () -> Root
  ) {
    super.init(tree: tree, parent: nil, environment: environment, makeRoot)
  }

  override func makeChild(_ view: Root) -> _Node<Root> {
    // The window's own environment values need no nodes in addition to the view's node. Some values that a scene sets
    // need such nodes, but most scenes set no values.
    if environment.inheritsNothing { return Root._makeNode(view, in: self) }
    return Root.makeRedactableNode(view, in: self) { Root.makeNodeWithDrawnValues($0, in: $1) }
  }

  /// Replaces the commands of the window; commands that keep their position keep their state.
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

  /// Shows an alert of a standard command over the content, and removes the previous alert.
  func add(_ alert: CommandAlert) {
    self.alert?.unmount()
    self.alert = CommandAlert._makeNode(alert, in: self)
    childrenDidChange()
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    super.forEachChild(body)
    if let menuBar { body(menuBar) }
    if let alert { body(alert) }
  }

  /// Replaces the environment of all nodes of the window.
  func enter(_ environment: EnvironmentScope) {
    self.environment = environment
    environmentDidChange()
  }

  /// The limits of the outermost frame around the whole content; no limits if there is no such frame, if padding
  /// surrounds the frame, or if the content consists of several views.
  var sizeLimits: SceneSizeLimits {
    var node: _AnyNode = self
    while true {
      if case .annotation(let annotation) = node.element {
        if case .size(let width, let height, _) = annotation.value {
          return SceneSizeLimits(
            minimumWidth: width.minimum, maximumWidth: width.maximum,
            minimumHeight: height.minimum, maximumHeight: height.maximum)
        }
        if annotation.kind == .padding { return SceneSizeLimits() }
      }
      var children: [_AnyNode] = []
      node.forEachVisibleChild { if $0 !== menuBar, $0 !== alert { children.append($0) } }
      guard let only = children.first, children.count == 1 else { return SceneSizeLimits() }
      node = only
    }
  }

  /// The title of the first visible view that sets a title and isn't in presented content; nil if there is no such
  /// view.
  var firstTitle: String? {
    let titled = tree.titled.values
    if titled.count < 2 { return titled.first.flatMap { $0.isVisible ? titleBehind($0) : nil } }
    var title: String?
    forEachContributor { title = title ?? titleBehind($0) }
    return title
  }

  /// The subtitle of the first visible view that sets a nonempty subtitle and isn't in presented content; nil if there
  /// is no such view.
  var firstSubtitle: String? {
    var found: String?
    forEachContributor { node in
      guard found == nil, let subtitle = node.subtitle, !subtitle.isEmpty else { return }
      if !node.isInPresentation { found = subtitle }
    }
    return found
  }

  /// Returns the title that a node or its descendants set; nil for a node in presented content, because a sheet or an
  /// alert doesn't set the title of the window.
  private func titleBehind(_ node: _AnyNode) -> String? {
    node.isInPresentation ? nil : node.title
  }
}
