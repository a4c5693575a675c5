/// A view of any type, where one type is wanted.
///
/// Its state lives as long as the view inside stays of the same type.
public nonisolated struct AnyView: View {
  let view: any View

  /// Hides the type of a view.
  public init(_ view: any View) {
    self.view = view
  }

  @MainActor public static func _makeNode(_ view: AnyView, in parent: _AnyNode) -> _Node<AnyView> {
    AnyViewNode(view, in: parent)
  }
}

private final class AnyViewNode: ErasedNode<AnyView> {
  override init(_ view: AnyView, in parent: _AnyNode) {
    super.init(view, in: parent)
    show(view.view)
  }

  override func update(to view: AnyView) {
    super.update(to: view)
    show(view.view)
  }
}

/// A mounted view around one whose type may change.
class ErasedNode<Content: View>: _Node<Content> {
  private var child: _AnyNode?

  /// Shows a view; one of the same type as before keeps its state.
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
