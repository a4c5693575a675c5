public import SceneDisplay

/// A container for content that may exceed the available space.
public nonisolated struct ScrollView<Content: View>: View {
  let axis: DisplayElement.Axis
  let child: Content

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axis: The direction of scrolling.
  ///   - content: The content.
  public init(
    _ axis: DisplayElement.Axis = .vertical, @ViewBuilder content: () -> Content
  ) {
    self.axis = axis
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: ScrollView<Content>, in parent: _AnyNode
  ) -> _Node<ScrollView<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension ScrollView: ContainerView {
  var element: DisplayElement { .scroll(axis) }
}
