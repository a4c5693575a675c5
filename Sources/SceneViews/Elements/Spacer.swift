import SceneDisplay

/// A flexible space, which separates the views around it.
public nonisolated struct Spacer: View, Hashable {
  /// Creates a spacer.
  public init() {}

  @MainActor public static func _makeNode(_ view: Spacer, in parent: _AnyNode) -> _Node<Spacer> {
    LeafNode(view, in: parent)
  }
}

extension Spacer: LeafView {
  var element: DisplayElement { .spacer }
}
