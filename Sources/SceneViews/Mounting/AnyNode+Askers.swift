// What asks for something of what is around it: to be shown there, or for a title, or to be said of the
// window.
extension _AnyNode {
  final func orderOfAskersDidChange() {
    tree.titlesDidChange = true
    tree.activity.tellersDidChange = true
    for surface in surfaces where surface.hasGuests { surface.markChildren() }
  }

  /// It asks something of what is around it from now on, or no longer.
  final func asks(_ isAsking: Bool) {
    var node: _AnyNode? = self
    while let inner = node {
      inner.askers += isAsking ? 1 : -1
      node = inner.parent
    }
  }

  /// Calls `body` with those in sight that may ask for something, from first to last: it itself, and what
  /// is below it; nobody is looked at who has none below.
  final func forEachAsker(_ body: (_AnyNode) -> Void) {
    guard askers > 0, isVisible else { return }
    body(self)
    forEachChild { $0.forEachAsker(body) }
  }
}
