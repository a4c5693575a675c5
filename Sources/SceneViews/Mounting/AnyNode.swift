import Foundation
import SceneDisplay
import SceneRuntime

/// An object that represents a mounted view, and that persists while the view is replaced by new values of its type.
///
/// Nodes are nested like views. Hosts display an element for each node that has a `displayID`. If a node has no
/// display id, the elements of its children belong to its nearest displayed ancestor, the container of the children.
@MainActor public class _AnyNode {
  // Unowned references are safe: the tree retains the root, and each node retains its children, so the tree and the
  // parent outlive the node.
  unowned let tree: ViewTree
  unowned let parent: _AnyNode?
  let depth: Int
  /// The environment of the node's children: the scope of the parent, or a scope of its own if the node sets
  /// environment values.
  var environment: EnvironmentScope
  /// The number of contributors in the subtree of the node: nodes that an enclosing page or the window must find, such
  /// as toolbars, and views that set a title or handle keys.
  var contributorCount = 0
  /// The ids of the displayed children that are known to the host.
  private var shownChildren: [Int] = []

  // Small properties stand next to each other, because this order makes each node a quarter smaller, and a tree has
  // very many nodes.
  /// The id of the node's `DisplayNode`; nil if hosts display no element for the node.
  let displayID: Int?
  private(set) var isMounted = true
  /// Whether the node is visible; false for a node on a covered page, in a tab that isn't selected, in a hidden column
  /// of a split view, and in a row that is scrolled away.
  private(set) var isVisible: Bool
  /// Whether the node is known to the host.
  private var isShown = false
  /// Whether the patches for the displayed children must be computed at the end of the update.
  private var areChildrenMarked = false

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

  /// The element that the host displays for the node, without children.
  var element: DisplayElement { .root }

  /// Calls `body` with each child, from first to last.
  func forEachChild(_ body: (_AnyNode) -> Void) {}

  /// Calls `body` with each child that is visible whenever the node itself is visible, from first to last.
  func forEachVisibleChild(_ body: (_AnyNode) -> Void) { forEachChild(body) }

  /// The surface that displays the node as its own child; nil if the node's parent displays the node.
  ///
  /// Toolbars and sheets are displayed in an enclosing page or window.
  var attachmentSurface: SurfaceNode? { nil }

  /// The node itself if it shows a sheet, an alert or other content in front of a window; otherwise nil.
  ///
  /// This is a property, because the search for an enclosing presentation would be slower if it cast each node to
  /// ``Presentation``.
  var presentation: (any Presentation)? { nil }

  /// Calls `body` with each descendant, such as a toolbar, that this node displays as its own child.
  func forEachAttachment(_ body: (_AnyNode) -> Void) {}

  /// Makes the node visible, and also the descendants that it shows; a covered page, for example, stays invisible.
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

  /// Called when an invisible node becomes visible, before its descendants become visible; not called for a node that
  /// is visible when it is mounted.
  func willAppear() {}

  /// Called when an invisible node and its descendants have become visible.
  func didAppear() {}

  /// Called when the node and its descendants have become invisible.
  func didDisappear() {}

  /// Makes the node invisible; must be called before any of its descendants is mounted.
  final func hide() { isVisible = false }

  /// Removes the node and its descendants from the tree.
  func unmount() {
    isMounted = false
    if let displayID { tree.unregister(displayID) }
    forEachChild { $0.unmount() }
  }

  /// Called when a descendant has set, added or removed a preference.
  func preferencesInsideDidChange() {}

  /// Updates the environment of the node and its descendants after an enclosing view has set or removed environment
  /// keys.
  ///
  /// Nodes that set values create their scopes again, and nodes that read values read them again.
  func environmentDidChange() {
    if let parent { environment = parent.environment }
    forEachChild { $0.environmentDidChange() }
  }

  /// Handles an act of a person on the node's element.
  ///
  /// - Returns: Whether the node supports the act.
  func receive(_ act: ContentEvent.Act) -> Bool { false }

  /// Whether the node may handle acts on its descendants before the descendants do.
  var intercepts: Bool { false }

  /// Handles an act of a person on a descendant, before the descendant handles the act.
  ///
  /// - Returns: True if the act must not be passed on to the descendant.
  func intercept(_ act: ContentEvent.Act) -> Bool { false }

  /// Handles the submission of text in a field inside the node; by default, passes the submission on to the parent.
  func textDidSubmit(_ trigger: SubmitTriggers) { parent?.textDidSubmit(trigger) }

  /// Whether the node scrolls its content.
  var scrolls: Bool { false }

  /// The axis of the node if it is a lazy stack, which creates views on demand in a scroll view along this axis;
  /// otherwise nil.
  var lazyAxis: DisplayElement.Axis? { nil }

  /// Calls `body`, in order, with each scroll target in the node: each view that the enclosing container can scroll to.
  ///
  /// Views in scrolling containers inside the node are left out.
  func forEachScrollTarget(_ body: (ScrollTarget) -> Void) {
    forEachVisibleChild { child in
      if child.attachmentSurface == nil, !child.scrolls { child.forEachScrollTarget(body) }
    }
  }

  /// Loads the row with the given id, if a lazy list in the node has such a row.
  ///
  /// - Returns: Whether a list in the node has a row with the id.
  func loadRow(_ id: AnyHashable) -> Bool {
    var isLoaded = false
    forEachVisibleChild { child in
      if !isLoaded, child.attachmentSurface == nil, !child.scrolls { isLoaded = child.loadRow(id) }
    }
    return isLoaded
  }

  /// Calls `body` with the values by which a list selects the rows in the node, including the rows of a `ForEach` that
  /// aren't shown.
  func forEachRowValue(_ body: (AnyHashable) -> Void) {
    forEachVisibleChild { child in
      if !child.scrolls { child.forEachRowValue(body) }
    }
  }

  /// Updates the rows in the node after a modifier around them has changed.
  func rowTraitsDidChange() { forEachChild { $0.rowTraitsDidChange() } }

  /// The tag that identifies the node as an option of a picker, a row of a list or a page of a tab view; nil for none.
  var tag: AnyHashable? { nil }

  /// Returns the id of the data element for which a `ForEach` created the child; nil if the node isn't a `ForEach`, or
  /// if the `ForEach` creates its views on demand.
  func elementID(of child: _AnyNode) -> AnyHashable? { nil }

  /// The title that the node sets for its window; nil for none.
  var title: String? { nil }

  /// The subtitle that the node sets for its window; nil for none.
  var subtitle: String? { nil }

  /// Calls the node's handler for URLs with the given URL.
  ///
  /// - Returns: Whether the node has a handler for URLs.
  func open(_ url: URL) -> Bool { false }

  /// Calls the node's handler for the type of the given activity.
  ///
  /// - Returns: Whether the node has a handler for the type of the activity.
  func `continue`(_ activity: UserActivity) -> Bool { false }

  /// Handles a key that is pressed while the focus is in the node, or while no control has the focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - isTyped: Whether a text field has the focus, so that the key may edit the field's text.
  /// - Returns: Whether the node handled the key.
  func handle(_ key: KeyPress, isTyped: Bool) -> Bool { false }

  /// Returns the action that the node performs for an editing command; nil if the node has no action for the command at
  /// present.
  func action(for command: EditCommand) -> (() -> Void)? { nil }

  /// The node itself, if it binds the keyboard focus of its view to a focus binding; nil for all other nodes.
  // A property that nodes override, because `self as? any Focusable` takes 2,400 instructions for a node that isn't
  // focusable.
  var focusable: (any Focusable)? { nil }

  /// The name of the node in messages about problems.
  var name: String { "content" }

  /// Records a problem of the view.
  final func report(_ problem: Problem) {
    tree.session?.application?.report(problem)
  }

  /// The place that a message about a problem of the node names.
  final var problemPlace: String { "\(name) in scene \(tree.session?.id ?? "")" }

  // MARK: - Display

  /// Notifies the host that the element has changed.
  final func elementDidChange() {
    if isShown, let displayID {
      tree.add(.set(displayID, element))
    } else {
      contentOutOfSightDidChange()
    }
  }

  /// Called when this node or a descendant has changed, and the host doesn't know the changed node.
  ///
  /// Nodes override the method if their own element depends on descendants that the host doesn't know.
  func contentOutOfSightDidChange() {
    if !isShown { parent?.contentOutOfSightDidChange() }
  }

  /// Notifies the container that children were mounted, removed or moved.
  final func childrenDidChange() {
    container.markChildren()
    tree.haveScrollTargetsChanged = true
    // The order of contributors follows the order of children, and may have changed.
    if contributorCount > 1 { orderOfContributorsDidChange() }
  }

  func markChildren() {
    if !isShown { return contentOutOfSightDidChange() }
    if areChildrenMarked { return }
    areChildrenMarked = true
    tree.add(changed: self)
  }

  /// Returns the patches after which the host displays the current children.
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
    // A child that was hidden and shown again within one update is removed and inserted again, because no patches were
    // added for changes of the child while it was hidden.
    let anew = old.filter { children[$0]?.isShown == false }
    if !anew.isEmpty { old.removeAll { children[$0]?.isShown == false } }
    return anew.map { .remove($0) }
      + DisplayPatch.steps(from: old, to: ids, in: displayID) { id in
        children[id]?.display() ?? DisplayNode(id: id, element: .root)
      }
  }

  /// Returns the display node with its descendants, and marks all these nodes as known to the host.
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

  /// Returns the current display node with its descendants, without marking these nodes as known to the host.
  final func snapshot() -> DisplayNode {
    var children: [DisplayNode] = []
    forEachShownChild { child, _ in children.append(child.snapshot()) }
    return DisplayNode(id: displayID ?? 0, element: element, children: children)
  }

  /// Calls `body` with each node that the host displays as a child of this node, and with the id of the child.
  func forEachShownChild(_ body: (_AnyNode, Int) -> Void) {
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

  /// Whether hosts display the elements of the node's descendants inside the node's own element.
  ///
  /// Descendants inside a nested container are displayed inside that container.
  var isContainer: Bool { displayID != nil }

  /// The node itself if it is a container, or else its nearest ancestor that is a container.
  final var container: _AnyNode {
    var node = self
    while !node.isContainer, let parent = node.parent { node = parent }
    return node
  }

  /// Whether hosts display no element for the node, or only an annotation; a tag inside such a node also applies to the
  /// enclosing node.
  final var isTransparent: Bool {
    guard displayID != nil else { return true }
    if case .annotation = element { return true }
    return false
  }

  /// The tab view that shows the views mounted in the node as pages or sections; nil if there is none.
  ///
  /// Annotations and sections may be between the node and the tab view.
  final var tabView: _AnyNode? {
    var node: _AnyNode? = container
    while let inner = node {
      switch inner.element {
      case .collection(let collection) where collection.kind.isKind(of: .tabs): return inner
      case .collection(let collection) where collection.kind == .tabSection: break
      case .annotation: break
      default: return nil
      }
      node = inner.parent?.container
    }
    return nil
  }
}
