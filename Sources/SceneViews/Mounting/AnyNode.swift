import Foundation
import SceneDisplay
import SceneRuntime

/// The node of a mounted view, which persists while views are created again.
///
/// Nodes are nested like views. A node with a ``displayID`` is displayed; other nodes pass their children on
/// to the displayed node above them, their container.
@MainActor public class _AnyNode {
  // The tree retains the root, and each node its children, so both outlive the node.
  unowned let tree: ViewTree
  unowned let parent: _AnyNode?
  let depth: Int
  /// The environment of the node's children; a scope of its own if the node sets values.
  var environment: EnvironmentScope
  private(set) var isMounted = true
  /// Whether the node is visible; false on a covered page, in a tab that isn't selected, and in a row that is
  /// scrolled away.
  private(set) var isVisible: Bool

  /// The id of its display node; nil for a node that isn't displayed itself.
  let displayID: Int?
  /// The ids of the displayed children that the host knows.
  private var shownChildren: [Int] = []
  /// Whether the patches of its children must be computed.
  private var areChildrenMarked = false
  /// The number of contributors among the node and its descendants: nodes that are shown in an enclosing
  /// surface, or set a title.
  var contributorCount = 0
  /// Whether the host knows the node.
  private var isShown = false

  init(tree: ViewTree, parent: _AnyNode?, environment: EnvironmentScope, isDisplayed: Bool) {
    self.tree = tree
    self.parent = parent
    self.environment = environment
    depth = (parent?.depth ?? -1) + 1
    isVisible = parent?.isVisible ?? true
    displayID = isDisplayed ? tree.makeDisplayID() : nil
    if let displayID { tree.register(self, as: displayID) }
  }

  var updates: UpdateQueue { tree.updates }

  /// The element the host displays, without children.
  var element: DisplayElement { .root }

  /// Calls `body` with each child, from first to last.
  func forEachChild(_ body: (_AnyNode) -> Void) {}

  /// Calls `body` with each child that is visible if the node is visible, from first to last.
  func forEachVisibleChild(_ body: (_AnyNode) -> Void) { forEachChild(body) }

  /// The surface that displays the node, if its parent doesn't: toolbars and sheets are displayed in an enclosing
  /// page or window.
  var attachmentSurface: SurfaceNode? { nil }

  /// Calls `body` with the nodes that the node displays without being their parent.
  func forEachAttachment(_ body: (_AnyNode) -> Void) {}

  /// Makes the node and its visible descendants visible.
  final func appear() {
    if isVisible { return }
    isVisible = true
    attachmentSurface?.childrenDidChange()
    willAppear()
    forEachVisibleChild { $0.appear() }
    didAppear()
  }

  /// Makes the node and its descendants invisible; they keep their state.
  final func disappear() {
    guard isVisible else { return }
    isVisible = false
    isShown = false
    attachmentSurface?.childrenDidChange()
    forEachChild { $0.disappear() }
    didDisappear()
  }

  /// Called when the node becomes visible again, before its descendants.
  func willAppear() {}

  /// Called when the node has become visible again, after its descendants.
  func didAppear() {}

  /// Called when the node has become invisible, after its descendants.
  func didDisappear() {}

  /// Makes the node invisible before any descendant has been visible.
  final func hide() { isVisible = false }

  /// Removes the node with its descendants.
  func unmount() {
    isMounted = false
    if let displayID { tree.unregister(displayID) }
    forEachChild { $0.unmount() }
  }

  /// Updates the environment after keys were set or unset above: scopes are created again and values are
  /// read again.
  func environmentDidChange() {
    if let parent { environment = parent.environment }
    forEachChild { $0.environmentDidChange() }
  }

  /// Handles an action of a person on the node's element.
  ///
  /// - Returns: Whether the node supports the action.
  func receive(_ act: ContentEvent.Act) -> Bool { false }

  /// Whether the node may handle acts on its descendants before they are performed.
  var intercepts: Bool { false }

  /// Handles an action of a person on a view in the node, before that view does.
  ///
  /// - Returns: Whether the view doesn't get it.
  func intercept(_ act: ContentEvent.Act) -> Bool { false }

  /// Handles the submission of a text in the node; all ancestors are notified.
  func textDidSubmit(_ trigger: SubmitTriggers) { parent?.textDidSubmit(trigger) }

  /// Whether the node scrolls its content.
  var scrolls: Bool { false }

  /// Calls `body` with the views to which the container around the node can be scrolled, in order; those of
  /// containers inside it aren't among them.
  func forEachScrollTarget(_ body: (ScrollTarget) -> Void) {
    forEachVisibleChild { child in
      if child.attachmentSurface == nil, !child.scrolls { child.forEachScrollTarget(body) }
    }
  }

  /// Loads the row of a lazy list with an id.
  ///
  /// - Returns: Whether there is one.
  func loadRow(_ id: AnyHashable) -> Bool {
    var isLoaded = false
    forEachVisibleChild { child in
      if !isLoaded, child.attachmentSurface == nil, !child.scrolls { isLoaded = child.loadRow(id) }
    }
    return isLoaded
  }

  /// The value that identifies it among options.
  var tag: AnyHashable? { nil }

  /// Returns the id of the element for which a `ForEach` has made a child; nil for other nodes.
  func elementID(of child: _AnyNode) -> AnyHashable? { nil }

  /// The title it sets for its window.
  var title: String? { nil }

  /// The second title it sets for its window.
  var subtitle: String? { nil }

  /// Opens a URL.
  ///
  /// - Returns: Whether the node has a handler, which has been called in this case.
  func open(_ url: URL) -> Bool { false }

  /// Continues an activity.
  ///
  /// - Returns: Whether the node has a handler for its type, which has been called in this case.
  func `continue`(_ activity: UserActivity) -> Bool { false }

  /// Handles a key that is pressed while the focus is in the node.
  ///
  /// - Returns: Whether the node handled it.
  func handle(_ key: KeyPress) -> Bool { false }

  /// Returns the action of a command for editing while the focus is in the node; nil if it has none now.
  func action(for command: EditCommand) -> (() -> Void)? { nil }

  /// The name for messages.
  var name: String { "content" }

  /// Records a problem of the view.
  final func report(_ problem: Problem) {
    tree.session?.application?.report(problem)
  }

  /// The place of the view's problems.
  final var problemPlace: String { "\(name) in scene \(tree.session?.id ?? "")" }

  // MARK: - Display

  /// Notifies the host that the element has changed.
  final func elementDidChange() {
    if isShown, let displayID { tree.add(.set(displayID, element)) }
  }

  /// Notifies the container that children were mounted, removed or moved.
  final func childrenDidChange() {
    container.markChildren()
    tree.haveScrollTargetsChanged = true
    // The order of contributors follows the tree, and may have changed.
    if contributorCount > 1 { orderOfContributorsDidChange() }
  }

  final func markChildren() {
    if !isShown || areChildrenMarked { return }
    areChildrenMarked = true
    tree.add(changed: self)
  }

  /// Returns the patches that update the displayed children.
  final func takeChildSteps() -> [DisplayPatch] {
    areChildrenMarked = false
    guard isMounted, isShown, let displayID else { return [] }
    var children: [Int: _AnyNode] = [:]
    var old = shownChildren
    var ids: [Int] = []
    forEachShownChild { child, id in
      children[id] = child
      ids.append(id)
    }
    shownChildren = ids
    // Children that were hidden and shown again within one update are inserted again.
    let anew = old.filter { children[$0]?.isShown == false }
    if !anew.isEmpty { old.removeAll { children[$0]?.isShown == false } }
    return anew.map { .remove($0) }
      + DisplayPatch.steps(from: old, to: ids, in: displayID) { id in
        children[id]?.display() ?? DisplayNode(id: id, element: .root)
      }
  }

  /// Returns the display node with its descendants, and marks them as known to the host.
  final func display() -> DisplayNode {
    isShown = true
    var ids: [Int] = []
    var children: [DisplayNode] = []
    forEachShownChild { child, id in
      ids.append(id)
      children.append(child.display())
    }
    shownChildren = ids
    return DisplayNode(id: displayID ?? 0, element: element, children: children)
  }

  /// Returns the current display node with its descendants, without marking them as known to the host.
  final func snapshot() -> DisplayNode {
    var children: [DisplayNode] = []
    forEachShownChild { child, _ in children.append(child.snapshot()) }
    return DisplayNode(id: displayID ?? 0, element: element, children: children)
  }

  private func forEachShownChild(_ body: (_AnyNode, Int) -> Void) {
    forEachVisibleChild { child in
      guard child.attachmentSurface == nil else { return }
      if let id = child.displayID {
        body(child, id)
      } else {
        child.forEachShownChild(body)
      }
    }
    forEachAttachment { attachment in
      if let id = attachment.displayID { body(attachment, id) }
    }
  }

  /// The node itself if it is displayed, or else the displayed node around it.
  final var container: _AnyNode {
    var node = self
    while node.displayID == nil, let parent = node.parent { node = parent }
    return node
  }
}
