/// A type-erased view.
///
/// Its state lives as long as the wrapped view keeps its type.
public nonisolated struct AnyView: View {
  let view: any View

  /// Creates a view that hides the type of another view.
  ///
  /// - Parameter view: The view. If it is replaced by a view of the same type, the state is kept.
  public init(_ view: any View) {
    self.view = view
  }

  @MainActor public static func _makeNode(_ view: AnyView, in parent: _AnyNode) -> _Node<AnyView> {
    AnyViewNode(view, in: parent)
  }
}

private final class AnyViewNode: ErasedNode<AnyView> {
  init(_ view: AnyView, in parent: _AnyNode) {
    super.init(in: parent)
    show(view.view)
  }

  override func update(to view: AnyView) {
    show(view.view)
  }
}

/// The node of a view that wraps another view, whose type may change.
class ErasedNode<Content: View>: _Node<Content> {
  private var child: _AnyNode?

  /// Shows a view; if the previous view has the same type, the state is kept.
  final func show(_ view: any View) {
    show(as: view)
  }

  private func show<Shown: View>(as view: Shown) {
    if let child = child as? _Node<Shown> { return child.update(to: view) }
    let isReplaced = child != nil
    child?.unmount()
    child = Shown._makeNode(view, in: self)
    if isReplaced { childrenDidChange() }
  }

  final override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}
