// Contributors: nodes that an enclosing page or window displays, such as a toolbar, and nodes that set a title, a
// subtitle or an activity of the window.
extension _AnyNode {
  final func orderOfContributorsDidChange() {
    tree.titlesDidChange = true
    if tree.hasActivity { tree.activity.contributorsDidChange = true }
    for surface in surfaces where surface.hasAttachments { surface.markChildren() }
  }

  /// Adds or removes the node as a contributor.
  final func setContributes(_ contributes: Bool) {
    var node: _AnyNode? = self
    while let inner = node {
      inner.contributorCount += contributes ? 1 : -1
      node = inner.parent
    }
  }

  /// Calls `body` with the node and its descendants, in order, skipping subtrees that are invisible or have
  /// no contributors.
  final func forEachContributor(_ body: (_AnyNode) -> Void) {
    guard contributorCount > 0, isVisible else { return }
    body(self)
    forEachChild { $0.forEachContributor(body) }
  }
}
