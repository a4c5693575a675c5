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
