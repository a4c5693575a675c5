// Nodes that contribute to an enclosing surface, such as a toolbar, or to the window, such as a title.
extension _AnyNode {
  final func orderOfAskersDidChange() {
    tree.titlesDidChange = true
    if tree.hasActivity { tree.activity.tellersDidChange = true }
    for surface in surfaces where surface.hasGuests { surface.markChildren() }
  }

  /// Adds or removes the node as a contributor.
  final func asks(_ isAsking: Bool) {
    var node: _AnyNode? = self
    while let inner = node {
      inner.askers += isAsking ? 1 : -1
      node = inner.parent
    }
  }

  /// Calls `body` with the node and its descendants, in order, skipping subtrees that are invisible or have
  /// no contributors.
  final func forEachAsker(_ body: (_AnyNode) -> Void) {
    guard askers > 0, isVisible else { return }
    body(self)
    forEachChild { $0.forEachAsker(body) }
  }
}
