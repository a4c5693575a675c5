import SceneDisplay

/// Text to read.
public nonisolated struct Text: View, Hashable {
  let content: String

  /// A text that is shown as it is.
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = String(content)
  }

  @MainActor public static func _makeNode(_ view: Text, in parent: _AnyNode) -> _Node<Text> {
    LeafNode(view, in: parent)
  }
}

extension Text: LeafView {
  var element: DisplayElement { .text(content) }
}
