import SceneDisplay

/// A flexible space, which separates the views around it.
public nonisolated struct Spacer: View, Hashable {
  let minLength: Double?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The minimum length in points; nil for the host's default.
  public init(minLength: Double? = nil) {
    self.minLength = minLength?.finite
  }

  @MainActor public static func _makeNode(_ view: Spacer, in parent: _AnyNode) -> _Node<Spacer> {
    LeafNode(view, in: parent)
  }
}

extension Spacer: LeafView {
  var element: DisplayElement { .spacer(minimum: minLength) }
}
