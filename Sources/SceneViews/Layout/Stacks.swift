public import SceneDisplay

/// A container that arranges views in a column.
///
/// ```swift
/// struct MessageHeader: View {
///   let subject: String
///
///   var body: some View {
///     VStack(alignment: .leading, spacing: 4) {
///       Text(subject).bold()
///       Text("12 replies")
///     }
///   }
/// }
/// ```
public nonisolated struct VStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let spacing: Double?
  let child: Content

  /// Creates a column, with the first view at the top.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views.
  ///   - spacing: The space between views in points; nil for the host's default.
  ///   - content: The views in the container.
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

/// A container that arranges views in a row.
public nonisolated struct HStack<Content: View>: View {
  let alignment: VerticalAlignment
  let spacing: Double?
  let child: Content

  /// Creates a row, with the first view at the leading edge.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views.
  ///   - spacing: The space between views in points; nil for the host's default.
  ///   - content: The views in the container.
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

/// A container that shows views in front of each other, with the first view at the back.
public nonisolated struct ZStack<Content: View>: View {
  let alignment: Alignment
  let child: Content

  /// Creates a stack of views in front of each other, with the first view at the back.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the views.
  ///   - content: The views in the container.
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
  /// The number itself; nil if it is infinite or NaN, because display elements can't contain such numbers.
  var finite: Double? { isFinite ? self : nil }
}
