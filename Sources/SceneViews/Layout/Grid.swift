public import SceneDisplay

/// A container that aligns views in rows and columns.
///
/// ```swift
/// Grid {
///   GridRow {
///     Text("Folder")
///     Text("Inbox")
///   }
/// }
/// ```
public nonisolated struct Grid<Content: View>: View {
  let alignment: Alignment
  let columnSpacing: Double?
  let rowSpacing: Double?
  let child: Content

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of a view in its cell.
  ///   - horizontalSpacing: The space between columns in points; nil for the host's default.
  ///   - verticalSpacing: The space between rows in points; nil for the host's default.
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

/// A row of a ``Grid``, with each view in its own column.
public nonisolated struct GridRow<Content: View>: View {
  /// The alignment of the cells; nil for the alignment of the grid.
  let alignment: VerticalAlignment?
  let child: Content

  /// Creates a row of views.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views in their cells; nil for the alignment of the grid.
  ///   - content: The views, beginning with the first column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: GridRow<Content>, in parent: _AnyNode
  ) -> _Node<GridRow<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension GridRow: ContainerView {
  var element: DisplayElement { alignment.map { .gridRow($0.guide) } ?? .gridRow }
}
