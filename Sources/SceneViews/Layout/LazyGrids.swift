import SceneDisplay

/// A grid that fills its rows with views, row by row.
///
/// ```swift
/// struct Numbers: View {
///   var body: some View {
///     LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///       ForEach(0..<12) { Text("\($0)") }
///     }
///   }
/// }
/// ```
///
/// The widths of the columns don't depend on the views. In this library, all views are created at once.
public nonisolated struct LazyVGrid<Content: View>: View {
  let items: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: Double?
  let child: Content

  /// Creates a grid from its columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The horizontal alignment of the views in their cells.
  ///   - spacing: The space between rows in points; nil for the host's default.
  ///   - pinnedViews: The headers and footers that stay visible; the parameter has no effect.
  ///   - content: The views in the container.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    items = columns
    self.alignment = alignment
    self.spacing = spacing?.finite
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyVGrid<Content>, in parent: _AnyNode
  ) -> _Node<LazyVGrid<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension LazyVGrid: ContainerView {
  var element: DisplayElement {
    .lazyGrid(items, axis: .vertical, alignment.display, spacing: spacing)
  }
}

/// A grid that fills its columns with views, column by column.
///
/// ```swift
/// struct Numbers: View {
///   var body: some View {
///     LazyHGrid(rows: [GridItem(.adaptive(minimum: 80))]) {
///       ForEach(0..<12) { Text("\($0)") }
///     }
///   }
/// }
/// ```
///
/// The heights of the rows don't depend on the views. In this library, all views are created at once.
public nonisolated struct LazyHGrid<Content: View>: View {
  let items: [GridItem]
  let alignment: VerticalAlignment
  let spacing: Double?
  let child: Content

  /// Creates a grid from its rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The vertical alignment of the views in their cells.
  ///   - spacing: The space between columns in points; nil for the host's default.
  ///   - pinnedViews: The headers and footers that stay visible; the parameter has no effect.
  ///   - content: The views in the container.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    items = rows
    self.alignment = alignment
    self.spacing = spacing?.finite
    child = content()
  }

  @MainActor public static func _makeNode(
    _ view: LazyHGrid<Content>, in parent: _AnyNode
  ) -> _Node<LazyHGrid<Content>> {
    ContainerNode(view, in: parent)
  }
}

extension LazyHGrid: ContainerView {
  var element: DisplayElement {
    .lazyGrid(items, axis: .horizontal, alignment.display, spacing: spacing)
  }
}

extension DisplayElement {
  fileprivate static func lazyGrid(
    _ items: [GridItem], axis: Axis, _ alignment: DisplayAlignment, spacing: Double?
  ) -> DisplayElement {
    var grid = DisplayContainer(
      .lazyGrid, axis: axis, alignment: alignment, spacing: spacing,
      columnSpacing: items.lazy.compactMap(\.spacing).first?.finite)
    grid.columns = items.map(\.display)
    return .container(grid)
  }
}

extension GridItem {
  fileprivate var display: DisplayGridColumn {
    switch size {
    case .fixed(let length): .fixed(length.finite ?? 0)
    case .flexible(let minimum, let maximum):
      .flexible(minimum: minimum.finite, maximum: maximum.finite)
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: minimum.finite ?? 0, maximum: maximum.finite)
    }
  }
}
