// Contributors: nodes that an enclosing page or the window must find. They are toolbars and presented content, split
// views and inspectors, and views that hide bars, handle keys, provide values to commands, or set a title, a subtitle
// or an activity of the window.
extension _AnyNode {
  final func orderOfContributorsDidChange() {
    tree.titlesDidChange = true
    if tree.hasActivity { tree.activity.contributorsDidChange = true }
    if tree.hasKeyboard { tree.keyboard.orderDidChange() }
    for surface in surfaces where surface.hasAttachments { surface.markChildren() }
  }

  /// Counts the node as a contributor in its own subtree and in all enclosing subtrees, or stops counting the node.
  final func setContributes(_ contributes: Bool) {
    var node: _AnyNode? = self
    while let inner = node {
      inner.contributorCount += contributes ? 1 : -1
      node = inner.parent
    }
  }

  /// Calls `body` with the node and its descendants, outer nodes before inner nodes, skipping subtrees that are
  /// invisible or have no contributors.
  final func forEachContributor(_ body: (_AnyNode) -> Void) {
    guard contributorCount > 0, isVisible else { return }
    body(self)
    forEachChild { $0.forEachContributor(body) }
  }
}

/// Nodes that contribute to the same window or surface, such as the toolbars of a page.
struct Contributors {
  private var nodes = [ObjectIdentifier: _AnyNode]()

  var isEmpty: Bool { nodes.isEmpty }
  var count: Int { nodes.count }

  @MainActor mutating func add(_ node: _AnyNode) {
    nodes[ObjectIdentifier(node)] = node
    node.setContributes(true)
  }

  @MainActor mutating func remove(_ node: _AnyNode) {
    guard nodes.removeValue(forKey: ObjectIdentifier(node)) != nil else { return }
    node.setContributes(false)
  }

  /// The nodes in the order of their positions in the tree; a node comes after its descendants.
  ///
  /// The order depends only on the current tree, not on previous changes of the tree.
  @MainActor var ordered: [_AnyNode] {
    guard nodes.count > 1, var root = nodes.values.first else { return Array(nodes.values) }
    while let parent = root.parent { root = parent }
    var found: [_AnyNode] = []
    func search(_ node: _AnyNode) {
      if node.contributorCount == 0 { return }
      node.forEachChild(search)
      if nodes[ObjectIdentifier(node)] != nil { found.append(node) }
    }
    search(root)
    return found
  }
}
