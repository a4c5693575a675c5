import SceneDisplay

/// Text to read.
public nonisolated struct Text: View, Hashable {
  let content: String

  /// A text that is shown as it is.
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  @MainActor public static func _makeNode(_ view: Text, in parent: _AnyNode) -> _Node<Text> {
    TextNode(view, in: parent, isDisplayed: true)
  }
}

private final class TextNode: _Node<Text> {
  override var element: DisplayElement { .text(view.content) }

  override func update(to view: Text) {
    guard view != self.view else { return }
    super.update(to: view)
    elementDidChange()
  }
}
