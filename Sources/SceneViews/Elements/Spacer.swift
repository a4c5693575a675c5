import SceneDisplay

/// Room that grows, so that what stands around it moves apart.
public nonisolated struct Spacer: View, Hashable {
  /// Room as large as there is.
  public init() {}

  @MainActor public static func _makeNode(_ view: Spacer, in parent: _AnyNode) -> _Node<Spacer> {
    LeafNode(view, in: parent)
  }
}

extension Spacer: LeafView {
  var element: DisplayElement { .spacer }
}
