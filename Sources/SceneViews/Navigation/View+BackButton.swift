extension View {
  /// Hides the way back from the page around the view, which a person can then leave only by the page's own controls.
  ///
  /// Going back is refused; the app's `dismiss` and its path still leave the page.
  ///
  /// - Parameter isHidden: Whether the way back is hidden.
  /// - Returns: The view.
  public nonisolated func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    ModifiedContent(content: self, modifier: BackModifier(isHidden: isHidden))
  }
}

private nonisolated struct BackModifier: _PrimitiveModifier {
  let isHidden: Bool

  @MainActor static func _makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in parent: _AnyNode
  ) -> _Node<ModifiedContent<Content, Self>> {
    BackNode(view, in: parent)
  }
}

private final class BackNode<Content: View>: WrapperNode<ModifiedContent<Content, BackModifier>> {
  init(_ view: ModifiedContent<Content, BackModifier>, in parent: _AnyNode) {
    super.init(view, in: parent)
    settle(view.modifier.isHidden)
  }

  private func settle(_ isHidden: Bool) {
    guard let page = enclosing().lazy.compactMap({ $0 as? any Page }).first else { return }
    page.closing.removeAll { $0 === self }
    if isHidden { page.closing.append(self) }
  }

  override func update(to view: ModifiedContent<Content, BackModifier>) {
    super.update(to: view)
    settle(view.modifier.isHidden)
  }

  override func unmount() {
    settle(false)
    super.unmount()
  }
}
