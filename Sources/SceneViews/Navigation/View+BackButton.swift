extension View {
  /// Hides the back button of the enclosing page, so that a person leaves the page only through the app's controls.
  ///
  /// A person's act of going back is refused. The app can still leave the page with `dismiss` or by changing the
  /// path.
  ///
  /// - Parameter isHidden: Whether the back button is hidden.
  /// - Returns: The view, whose page can't be left by going back.
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
