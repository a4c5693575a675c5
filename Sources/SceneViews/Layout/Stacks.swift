import SceneDisplay

/// Views one below the other.
public nonisolated struct VStack<Content: View>: View {
  let child: Content

  /// Stacks the views of a block, the first at the top.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: VStack<Content>, in parent: _AnyNode
  ) -> _Node<VStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension VStack: ContainerView {
  var element: DisplayElement { .stack(.vertical) }
}

/// Views side by side.
public nonisolated struct HStack<Content: View>: View {
  let child: Content

  /// Puts the views of a block side by side, the first where reading begins.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: HStack<Content>, in parent: _AnyNode
  ) -> _Node<HStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension HStack: ContainerView {
  var element: DisplayElement { .stack(.horizontal) }
}

/// Views one before the other.
public nonisolated struct ZStack<Content: View>: View {
  let child: Content

  /// Lays the views of a block over one another, the first at the back.
  @MainActor public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: ZStack<Content>, in parent: _AnyNode
  ) -> _Node<ZStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension ZStack: ContainerView {
  var element: DisplayElement { .overlay }
}
