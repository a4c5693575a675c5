public import SceneDisplay

/// Views that may be larger than the room they have.
public nonisolated struct ScrollView<Content: View>: View {
  let axis: DisplayElement.Axis
  let child: Content

  /// Views that scroll.
  ///
  /// - Parameters:
  ///   - axis: The direction in which they do.
  ///   - content: The views.
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
