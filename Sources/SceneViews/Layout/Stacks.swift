public import SceneDisplay

/// Views one below the other.
public nonisolated struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let child: Content

  /// Stacks the views of a block, the first at the top.
  ///
  /// - Parameters:
  ///   - alignment: At which side they stand.
  ///   - spacing: The room between them in points; nil for the host's own measure.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing?.finite
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: VStack<Content>, in parent: _AnyNode
  ) -> _Node<VStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension VStack: ContainerView {
  var element: DisplayElement { .stack(.vertical, alignment.display, spacing: spacing) }
}

/// Views side by side.
public nonisolated struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Double?
  let child: Content

  /// Stacks the views of a block, the first where reading begins.
  ///
  /// - Parameters:
  ///   - alignment: At which height they stand.
  ///   - spacing: The room between them in points; nil for the host's own measure.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing?.finite
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: HStack<Content>, in parent: _AnyNode
  ) -> _Node<HStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension HStack: ContainerView {
  var element: DisplayElement { .stack(.horizontal, alignment.display, spacing: spacing) }
}

/// Views one before the other.
public nonisolated struct ZStack<Content: View>: View {
  let alignment: Alignment
  let child: Content

  /// Lays the views of a block over one another, the first at the back.
  ///
  /// - Parameters:
  ///   - alignment: Where they stand.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: ZStack<Content>, in parent: _AnyNode
  ) -> _Node<ZStack<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension ZStack: ContainerView {
  var element: DisplayElement { .overlay(alignment) }
}

extension Double {
  /// The number itself, or nil if it is infinite or not a number, which plain data can't hold.
  var finite: Double? { isFinite ? self : nil }
}
