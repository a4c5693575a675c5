import SceneDisplay

/// A line between adjacent views.
public nonisolated struct Divider: View, Hashable {
  /// Creates a divider.
  public init() {}

  @MainActor public static func _makeNode(_ view: Divider, in parent: _AnyNode) -> _Node<Divider> {
    LeafNode(view, in: parent)
  }
}

extension Divider: LeafView {
  var element: DisplayElement { .divider }
}
