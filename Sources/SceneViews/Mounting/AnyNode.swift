import Foundation
import SceneDisplay
import SceneRuntime

/// A mounted view: what lasts while views are made anew.
///
/// Nodes stand as deep as views do. A node with a ``displayID`` is shown; the others only pass their
/// children on to the shown node above them, their container.
@MainActor public class _AnyNode {
  // The tree holds the root, and each node its children, so neither is gone before the node is.
  unowned let tree: ViewTree
  unowned let parent: _AnyNode?
  let depth: Int
  /// What the node's children read; its own scope if it sets values.
  var environment: EnvironmentScope
  private(set) var isMounted = true
  /// Whether it is in sight as far as its place goes; false on a page that another covers, in a tab
  /// that isn't chosen, and in a row scrolled away.
  private(set) var isVisible: Bool

  /// The identity of what the host shows for it; nil for a node that shows nothing itself.
  let displayID: Int?
  /// The ids of the shown children the host knows of.
  private var shownChildren: [Int] = []
  /// Whether the steps for its children are to be worked out.
  private var areChildrenMarked = false
  /// How many nodes below, or it itself, ask for something of what is around them: to be shown there,
  /// or for a title.
  @exclusivity(unchecked) var askers = 0
  /// Whether the host knows of the node.
  @exclusivity(unchecked) private var isShown = false

  init(tree: ViewTree, parent: _AnyNode?, environment: EnvironmentScope, isDisplayed: Bool) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
    isVisible = parent?.isVisible ?? true
    displayID = isDisplayed ? tree.makeDisplayID() : nil
    if let displayID { tree.remember(self, as: displayID) }
  }

  var updates: UpdateQueue { tree.updates }

  /// What the host shows for it, children aside.
  var element: DisplayElement { .root }

  /// Calls `body` with each child, from first to last.
  func forEachChild(_ body: (_AnyNode) -> Void) {}

  /// Calls `body` with each child that is in sight when it is itself, from first to last.
  func forEachVisibleChild(_ body: (_AnyNode) -> Void) { forEachChild(body) }

  /// The node it is shown in, if that isn't the one it is mounted in: a toolbar and a sheet are shown
  /// beside the content of a page or a window, wherever they are asked for.
  var home: SurfaceNode? { nil }

  /// Calls `body` with what is shown in it and mounted elsewhere.
  func forEachGuest(_ body: (_AnyNode) -> Void) {}

  /// Comes into sight, with what of it is to be seen.
  final func appear() {
    if isVisible { return }
    isVisible = true
    home?.childrenDidChange()
    willAppear()
    forEachVisibleChild { $0.appear() }
    didAppear()
  }

  /// Goes out of sight with all below it, and keeps its state.
  final func disappear() {
    guard isVisible else { return }
    isVisible = false
    isShown = false
    home?.childrenDidChange()
    forEachChild { $0.disappear() }
    didDisappear()
  }

  /// It came into sight again, and nothing below it yet.
  func willAppear() {}

  /// It came into sight again, with what is below it.
  func didAppear() {}

  /// It went out of sight, with what is below it.
  func didDisappear() {}

  /// Goes out of sight before anything in it was in sight.
  final func hide() { isVisible = false }

  /// Takes the node away, with all below it.
  func unmount() {
    isMounted = false
    if let displayID { tree.forget(displayID) }
    forEachChild { $0.unmount() }
  }

  /// Keys were set or unset above: scopes are made anew and what was read of them is read again.
  func environmentDidChange() {
    if let parent { environment = parent.environment }
    forEachChild { $0.environmentDidChange() }
  }

  /// A person acts on what is shown for it.
  ///
  /// - Returns: Whether that means something to it.
  func receive(_ act: ContentEvent.Act) -> Bool { false }

  /// A person submitted a text in it; told to all that stand around.
  func textDidSubmit() { parent?.textDidSubmit() }

  /// The value it stands for.
  var tag: AnyHashable? { nil }

  /// The title it asks for its window.
  var title: String? { nil }

  /// A URL is to be opened.
  ///
  /// - Returns: Whether it has a handler, which then has been called.
  func open(_ url: URL) -> Bool { false }

  /// An activity is to be continued.
  ///
  /// - Returns: Whether it has a handler for its type, which then has been called.
  func `continue`(_ activity: UserActivity) -> Bool { false }

  /// What it is called in sentences about it.
  var name: String { "content" }

  /// Records what is wrong with it.
  final func report(_ what: String, remedy: String) {
    tree.report(name, what, remedy: remedy)
  }

  // MARK: - What the host shows

  /// Another element stands in its place than before.
  final func elementDidChange() {
    if isShown, let displayID { tree.add(.set(displayID, element)) }
  }

  /// Children of it were mounted, taken away or moved.
  final func childrenDidChange() {
    container.markChildren()
    // Who asks comes in the order of the tree, which may be another now.
    if askers > 1 { orderOfAskersDidChange() }
  }

  final func markChildren() {
    if !isShown || areChildrenMarked { return }
    areChildrenMarked = true
    tree.add(changed: self)
  }

  /// The steps that bring the shown children up to date.
  final func takeChildSteps() -> [DisplayPatch] {
    areChildrenMarked = false
    guard isMounted, isShown, let displayID else { return [] }
    var children: [Int: _AnyNode] = [:]
    var old = shownChildren
    shownChildren = []
    forEachShownChild { child, id in
      children[id] = child
      shownChildren.append(id)
    }
    // What went out of sight and came back within one update is shown anew.
    let anew = old.filter { children[$0]?.isShown == false }
    if !anew.isEmpty { old.removeAll { children[$0]?.isShown == false } }
    return anew.map { .remove($0) }
      + DisplayPatch.steps(from: old, to: shownChildren, in: displayID) { id in
        children[id]?.display() ?? DisplayNode(id: id, element: .root)
      }
  }

  /// It and all below it, as the host is told of it for the first time.
  final func display() -> DisplayNode {
    isShown = true
    shownChildren = []
    var children: [DisplayNode] = []
    forEachShownChild { child, id in
      shownChildren.append(id)
      children.append(child.display())
    }
    return DisplayNode(id: displayID ?? 0, element: element, children: children)
  }

  private func forEachShownChild(_ body: (_AnyNode, Int) -> Void) {
    forEachVisibleChild { child in
      guard child.home == nil else { return }
      if let id = child.displayID {
        body(child, id)
      } else {
        child.forEachShownChild(body)
      }
    }
    forEachGuest { guest in
      if let id = guest.displayID { body(guest, id) }
    }
  }

  /// It, if it is shown, else the shown node around it.
  final var container: _AnyNode {
    var node = self
    while node.displayID == nil, let parent = node.parent { node = parent }
    return node
  }
}
