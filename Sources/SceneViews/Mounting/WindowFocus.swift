import SceneDisplay
import SceneRuntime

/// A node that provides values to the commands in menus.
@MainActor protocol FocusOffer: _AnyNode {
  /// Whether the node provides its values wherever the focus is in the window, and not only while the focus is in the
  /// node.
  var isOfScene: Bool { get }
  func offer(to values: inout FocusedValues)
}

/// A node that is told whether it contains the focused control.
@MainActor protocol FocusFollower: _AnyNode {
  /// Called when the focus, or the views that provide values to commands, may have changed.
  ///
  /// - Parameter isInside: Whether the node contains the focused control.
  func focusDidSettle(isInside: Bool)
}

/// The keyboard focus of a window: the focused control, and the nodes that depend on the focus, provide values to
/// commands, or handle keys and editing commands.
@MainActor final class WindowFocus {
  // Unowned, because the tree retains this object.
  private unowned let tree: ViewTree
  /// The control to which a person last moved the focus, even if it has lost the focus since then; see ``current``.
  private weak var control: _AnyNode?
  /// The control that had the focus when the values for commands were last collected.
  private weak var settled: _AnyNode?
  private var isOutdated = true
  /// The nodes that provide values to commands.
  private var offers = Contributors()
  private var followers: [any FocusFollower] = []
  /// The nodes that are told whether they contain the focused control, in the order in which they were added.
  var members: [any FocusFollower] { followers }
  /// The nodes that handle keys or editing commands.
  private var keyNodes = Contributors()
  /// The lists in which several rows can be selected.
  private var lists = Contributors()

  init(_ tree: ViewTree) {
    self.tree = tree
  }

  /// The control with the focus; nil if no control has the focus.
  var current: _AnyNode? {
    if let control, control.isMounted, control.isVisible,
      tree.focused.map({ control.isInside($0) }) ?? true
    {
      return control
    }
    return tree.focused?.firstControl
  }

  /// Moves the focus to a control, as a person does.
  func move(to control: _AnyNode?) {
    self.control = control
    setNeedsSettling()
  }

  /// Updates the focused control after a focus binding has moved the focus.
  func bindingsDidChange(from old: (any Focusable)?) {
    if tree.focused == nil, let old, control?.isInside(old) == true { control = nil }
    setNeedsSettling()
  }

  /// Requests that the values for commands are collected again at the end of the update.
  func setNeedsSettling() {
    isOutdated = true
    tree.window?.setNeedsUpdate()
  }

  /// Lets the values for commands be collected again at the end of the update; called when the order of views may have
  /// changed.
  func orderDidChange() {
    if offers.count > 1 { isOutdated = true }
  }

  /// Notifies the nodes that observe the focus, and collects the values for commands again.
  func settle() {
    let now = current
    guard isOutdated || now !== settled else { return }
    isOutdated = false
    settled = now
    for follower in followers { follower.focusDidSettle(isInside: now?.isInside(follower) == true) }
    var values = FocusedValues()
    for node in offers.ordered where node.isVisible {
      if let offer = node as? any FocusOffer, offer.isOfScene { offer.offer(to: &values) }
    }
    // The nearest view comes last, so that its values replace the values of outer views.
    let around = offers.isEmpty ? nil : now.map { Array($0.enclosing()) }
    for node in around?.reversed() ?? [] {
      if let offer = node as? any FocusOffer, !offer.isOfScene { offer.offer(to: &values) }
    }
    tree.enclosingWindow?.focusedValues?.replace(by: values.entries)
  }

  // MARK: - Members

  func add(_ offer: any FocusOffer) {
    offers.add(offer)
    setNeedsSettling()
  }

  func remove(_ offer: any FocusOffer) {
    offers.remove(offer)
    setNeedsSettling()
  }

  func add(_ follower: any FocusFollower) {
    followers.append(follower)
    setNeedsSettling()
  }

  func remove(_ follower: any FocusFollower) {
    followers.removeAll { $0 === follower }
  }

  func add(keyNode: _AnyNode) { keyNodes.add(keyNode) }

  func remove(keyNode: _AnyNode) { keyNodes.remove(keyNode) }

  func add(list: _AnyNode) { lists.add(list) }

  func remove(list: _AnyNode) { lists.remove(list) }

  /// Returns the node that gets a pressed key first: the control with the focus, or else the first visible and enabled
  /// view that handles keys; an inner view comes before the views around it.
  ///
  /// - Parameter front: The presentation in front of the window; nil if there is none.
  /// - Returns: The node; nil if no node can get the key. If there is a presentation, the node is inside it.
  func keyNode(in front: (any Presentation)?) -> _AnyNode? {
    current(in: front)
      ?? keyNodes.ordered.first { node in
        node.isReachable(in: front) && node.displayID != nil && node.element.acts.contains(.key)
          && !node.isHidden && EnvironmentValues(cells: node.environment.cells).isEnabled
      }
  }

  /// Returns the control with the focus; nil if no control has the focus, or if the control is behind a presentation.
  private func current(in front: (any Presentation)?) -> _AnyNode? {
    current.flatMap { $0.isReachable(in: front) ? $0 : nil }
  }

  /// Returns the action of an editing command.
  ///
  /// The search for an action begins at the control with the focus, and continues with the enclosing views, from inner
  /// to outer views. If a text field has the focus, only the field is searched.
  ///
  /// If no control has the focus, the views that handle keys or editing commands are searched in order. If no action is
  /// found, the command Select All applies to the first list in which several rows can be selected. If a control has
  /// the focus, only lists inside the control are considered. Views behind a presentation aren't searched; if the
  /// control with the focus is behind it, the search is the same as if no control had the focus.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - front: The presentation in front of the window; nil if there is none.
  /// - Returns: The action; nil if no view has an action for the command.
  func action(for command: EditCommand, in front: (any Presentation)?) -> (() -> Void)? {
    let current = current(in: front)
    let isField = current is any TextEditing
    var node = current
    while let inner = node {
      if let action = inner.action(for: command) { return action }
      node = isField ? nil : inner.nextKeyNode
    }
    var others = current == nil ? keyNodes.ordered : []
    if command == .selectAll {
      others += lists.ordered.filter { list in current.map { list.isInside($0) } ?? true }
    }
    for node in others where node.isReachable(in: front) {
      if let action = node.action(for: command) { return action }
    }
    return nil
  }
}

extension _AnyNode {
  /// Returns whether the node is visible and, if there is a presentation, inside it.
  fileprivate final func isReachable(in front: (any Presentation)?) -> Bool {
    isVisible && front.map { isInside($0) } ?? true
  }

  /// Passes a key to the node and its ancestors, beginning with the node, until a node handles the key.
  ///
  /// Views behind the presentation that contains the node don't get the key.
  ///
  /// - Returns: Whether a node handled the key.
  final func handleKey(_ key: KeyPress) -> Bool {
    let isTyped = self is any TextEditing
    var node: _AnyNode? = self
    while let inner = node {
      if inner.handle(key, isTyped: isTyped) { return true }
      node = inner.nextKeyNode
    }
    return false
  }

  /// The parent, which gets the keys that this node doesn't handle; nil for a presentation, because the views behind it
  /// don't get its keys.
  final var nextKeyNode: _AnyNode? { presentation == nil ? parent : nil }

  /// The first focusable control inside the node; the node itself if there is no such control.
  final var firstControl: _AnyNode {
    var found: _AnyNode?
    func search(_ node: _AnyNode) {
      if found != nil { return }
      if node.displayID != nil, node.element.acts.contains(.focus) {
        found = node
      } else {
        node.forEachVisibleChild(search)
      }
    }
    search(self)
    return found ?? self
  }
}
