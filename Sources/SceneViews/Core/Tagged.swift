/// A view that knows its tag, the value by which a selection names it, before the view is mounted.
nonisolated protocol Tagged {
  var tag: AnyHashable? { get }
}

/// A node that depends on the tags of its descendants, such as the row of a list.
@MainActor protocol TagFollower: _AnyNode {
  /// Updates the node after a descendant's tag was added, removed or changed.
  func tagDidChange()
}
