public import SceneDisplay

/// Rows whose views stand below one another.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("From")
///     Text("Ada")
///   }
/// }
/// ```
public nonisolated struct Grid<Content: View>: View {
  let alignment: Alignment
  let columnSpacing: Double?
  let rowSpacing: Double?
  let child: Content

  /// Puts rows below one another.
  ///
  /// - Parameters:
  ///   - alignment: Where in its cell each view stands.
  ///   - horizontalSpacing: The room between columns in points; nil for the host's own measure.
  ///   - verticalSpacing: The room between rows in points; nil for the host's own measure.
  ///   - content: The rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    columnSpacing = horizontalSpacing?.finite
    rowSpacing = verticalSpacing?.finite
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: Grid<Content>, in parent: _AnyNode
  ) -> _Node<Grid<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension Grid: ContainerView {
  var element: DisplayElement {
    .grid(alignment, columnSpacing: columnSpacing, rowSpacing: rowSpacing)
  }
}

/// A row of a ``Grid``, each view in a column of its own.
public nonisolated struct GridRow<Content: View>: View {
  let child: Content

  /// Puts views into columns.
  public init(@ViewBuilder content: () -> Content) {
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: GridRow<Content>, in parent: _AnyNode
  ) -> _Node<GridRow<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension GridRow: ContainerView {
  var element: DisplayElement { .gridRow }
}
