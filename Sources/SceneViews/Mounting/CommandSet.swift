import SceneDisplay
import SceneRuntime

/// A set of standard commands that an app adds to the menus of its windows.
enum CommandSet {
  case toolbar, textEditing, textFormatting
}

/// The node of a set of standard commands; the commands themselves are created when a host reads the menus.
final class CommandSetNode<Content>: _Node<Content> {
  private let set: CommandSet

  init(_ set: CommandSet, in parent: _AnyNode) {
    self.set = set
    super.init(in: parent)
    tree.commandSets.append(set)
  }

  override func unmount() {
    if let index = tree.commandSets.firstIndex(of: set) { tree.commandSets.remove(at: index) }
    super.unmount()
  }
}

extension ViewTree {
  /// Shows or hides the toolbar of the window; toolbars of sheets are unaffected.
  func toggleToolbar(under root: _AnyNode) {
    hidesToolbar.toggle()
    window?.setNeedsUpdate()
    root.forEachNode { ($0 as? SurfaceNode)?.childrenDidChange() }
  }
}

extension _AnyNode {
  /// Whether the node or a descendant is a toolbar of the window.
  ///
  /// A toolbar that a person has hidden counts; a toolbar of a sheet doesn't.
  final var hasToolbar: Bool {
    var found = false
    forEachNode { found = found || $0.element == .toolbar && !$0.isInPresentation }
    return found
  }

  /// Whether the node is in a sheet, an alert or another presentation.
  final var isInPresentation: Bool { enclosingPresentation != nil }

  /// The first visible search field among the node and its descendants; nil if there is none.
  final var searchField: _AnyNode? {
    var found: _AnyNode?
    func search(_ node: _AnyNode) {
      if found != nil { return }
      if case .control(let control) = node.element, control.kind.isKind(of: .searchField) {
        found = node
      } else {
        node.forEachVisibleChild(search)
      }
    }
    search(self)
    return found
  }
}
