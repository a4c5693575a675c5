import SceneDisplay

/// Views one below the other.
public nonisolated struct VStack<Content: View>: View {
  let content: Content

  /// Stacks the views of a block, the first at the top.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: VStack<Content>, in parent: _AnyNode
  ) -> _Node<VStack<Content>> {
    StackNode(view, axis: .vertical, in: parent)
  }
}

extension VStack: WrapperView {
  var child: Content { content }
}

/// Views side by side.
public nonisolated struct HStack<Content: View>: View {
  let content: Content

  /// Puts the views of a block side by side, the first where reading begins.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public static func _makeNode(
    _ view: HStack<Content>, in parent: _AnyNode
  ) -> _Node<HStack<Content>> {
    StackNode(view, axis: .horizontal, in: parent)
  }
}

extension HStack: WrapperView {
  var child: Content { content }
}

private final class StackNode<Content: WrapperView>: WrapperNode<Content> {
  private let axis: DisplayElement.Axis

  init(_ view: Content, axis: DisplayElement.Axis, in parent: _AnyNode) {
    self.axis = axis
    super.init(view, in: parent, isDisplayed: true)
  }

  override var element: DisplayElement { .stack(axis) }
}
