/// A view that shows nothing.
public nonisolated struct EmptyView: View {
  /// Creates an empty view.
  public init() {}

  @MainActor public static func _makeNode(_ view: EmptyView, in parent: _AnyNode) -> _Node<
    EmptyView
  > {
    _Node(in: parent)
  }
}
