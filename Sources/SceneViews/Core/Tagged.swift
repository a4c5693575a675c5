/// A view whose tag is known before the view is mounted; a tag is the value that identifies a view in a selection.
nonisolated protocol Tagged {
  var tag: AnyHashable? { get }
}

/// A node that depends on the tags of its descendants, such as the row of a list.
@MainActor protocol TagFollower: _AnyNode {
  /// Updates the node after a descendant's tag was added, removed or changed.
  func tagDidChange()
}
