import SceneDisplay

/// A line between what stands before and after it.
public nonisolated struct Divider: View, Hashable {
  /// A line.
  public init() {}

  @MainActor public static func _makeNode(_ view: Divider, in parent: _AnyNode) -> _Node<Divider> {
    LeafNode(view, in: parent)
  }
}

extension Divider: LeafView {
  var element: DisplayElement { .divider }
}
