/// A type-erased view.
///
/// The state of the wrapped view is kept until a view of another type replaces the wrapped view.
public nonisolated struct AnyView: View {
  let view: any View

  /// Creates a view that hides the type of another view.
  ///
  /// - Parameter view: The view to wrap. If a view of the same type later replaces the wrapped view, the state is kept.
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

/// The node of a view that wraps another view; the type of the wrapped view may change.
class ErasedNode<Content: View>: _Node<Content> {
  private var child: _AnyNode?

  /// Shows a view in place of the view shown before; if both views have the same type, the node and its state are kept.
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
