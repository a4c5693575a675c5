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
    ErasedNode(view, in: parent)
  }
}

private final class ErasedNode: _Node<AnyView> {
  private var child: _AnyNode?

  override init(_ view: AnyView, in parent: _AnyNode) {
    super.init(view, in: parent)
    show(view.view)
  }

  override func update(to view: AnyView) {
    super.update(to: view)
    show(view.view)
  }

  private func show<Content: View>(_ view: Content) {
    if let child = child as? _Node<Content> { return child.update(to: view) }
    let isReplaced = child != nil
    child?.unmount()
    child = Content._makeNode(view, in: self)
    if isReplaced { childrenDidChange() }
  }

  override func forEachChild(_ body: (_AnyNode) -> Void) {
    if let child { body(child) }
  }
}
