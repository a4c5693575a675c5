/// The data of a container, which lays out its children.
///
/// A host that doesn't support the kind draws the children along the axis.
public struct DisplayContainer: DisplayRole {
  /// The kind of a container.
  public typealias Kind = DisplayKind<DisplayContainer>

  /// The kind of the container.
  public var kind: Kind
  /// The direction in which the children are laid out.
  public var axis: DisplayElement.Axis
  /// The alignment of the children.
  public var alignment: DisplayAlignment
  /// The space between children along the axis, or the minimum length of a spacer, in points; nil
  /// for the host's default.
  public var spacing: Double?
  /// The space between the columns of a grid, in points; nil for the host's default.
  ///
  /// In a lazy grid with a horizontal axis, this is the space between the rows.
  public var columnSpacing: Double?
  /// The columns of a lazy grid or, if the axis is horizontal, the rows; nil for other containers.
  public var columns: [DisplayGridColumn]?
  /// The placement of the controls of a `toolbarItem`; nil for other containers.
  public var placement: DisplayElement.ToolbarPlacement?
  /// The scroll position; nil if the host keeps the position, or if the container doesn't scroll.
  public var scrollPlace: DisplayScrollPlace?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - kind: The kind, which determines the layout.
  ///   - axis: The direction in which the children are laid out.
  ///   - alignment: The alignment of the children.
  ///   - spacing: The space between children along the axis, in points; nil for the host's default.
  ///   - columnSpacing: The space between the columns of a grid, in points; nil for the host's default.
  ///   - placement: The placement of the controls of a `toolbarItem`; nil for other containers.
  ///   - scrollPlace: The scroll position; nil if the host keeps the position, or if the container doesn't scroll.
  public init(
    _ kind: Kind, axis: DisplayElement.Axis = .vertical, alignment: DisplayAlignment = .center,
    spacing: Double? = nil, columnSpacing: Double? = nil,
    placement: DisplayElement.ToolbarPlacement? = nil,
    scrollPlace: DisplayScrollPlace? = nil
  ) {
    self.kind = kind
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.columnSpacing = columnSpacing
    self.placement = placement
    self.scrollPlace = scrollPlace
  }
}

extension DisplayContainer.Kind {
  /// Children in a column or a row.
  public static var stack: Self { Self(rawValue: "stack") }
  /// Rows with aligned columns.
  public static var grid: Self { Self(rawValue: "stack.grid") }
  /// A row of a grid.
  public static var gridRow: Self { Self(rawValue: "stack.gridRow") }
  /// The cells of a table's row, in columns that all rows share.
  ///
  /// If not all columns fit, only the first is shown.
  public static var tableRow: Self { Self(rawValue: "stack.tableRow") }
  /// A label, which is the header, followed by content; in a form, the labels have a separate column.
  public static var labeled: Self { Self(rawValue: "stack.labeled") }
  /// Children in layers, the first at the back.
  public static var overlay: Self { Self(rawValue: "stack.overlay") }
  /// Children in layers, of which the first is at the back and gives the container its size.
  public static var front: Self { Self(rawValue: "stack.overlay.front") }
  /// Children in layers, of which the last is in front and gives the container its size.
  public static var back: Self { Self(rawValue: "stack.overlay.back") }
  /// Views that are shown, followed by content that assistive technologies get instead of the views.
  ///
  /// The content is in an annotation of the kind `told`, which is in an annotation of the kind `hidden`. Only the shown
  /// views determine the size of the container.
  public static var represented: Self { Self(rawValue: "stack.overlay.front.represented") }
  /// Children in layers at the top leading corner of a container that takes all of the proposed space.
  public static var geometry: Self { Self(rawValue: "stack.overlay.geometry") }
  /// Children with a custom layout of the app, which a host gets from ``DisplayContent/layout(of:)``.
  public static var ownLayout: Self { Self(rawValue: "stack.ownLayout") }
  /// Alternatives, of which a host shows the first that fits along the axis, or the last if none fits.
  public static var fitting: Self { Self(rawValue: "stack.fitting") }
  /// A child at the leading or top edge, followed by content that gets the remaining space.
  public static var leadingInset: Self { Self(rawValue: "stack.leadingInset") }
  /// Content that gets the remaining space, followed by a child at the trailing or bottom edge.
  public static var trailingInset: Self { Self(rawValue: "stack.trailingInset") }
  /// Content, followed by a column that describes the selected item.
  public static var inspected: Self { Self(rawValue: "stack.trailingInset.inspected") }
  /// Cells in columns whose widths don't depend on the cells.
  ///
  /// If the axis is horizontal, the cells are in rows whose heights don't depend on the cells.
  public static var lazyGrid: Self { Self(rawValue: "stack.lazyGrid") }
  /// Children that may exceed the available space along the axis.
  public static var scroll: Self { Self(rawValue: "stack.scroll") }
  /// Children that may exceed the available space in both directions.
  public static var scrollBoth: Self { Self(rawValue: "stack.scroll.scrollBoth") }
  /// A group of related controls.
  public static var form: Self { Self(rawValue: "stack.form") }
  /// A group of children in a list or a form, with a header and a footer.
  public static var section: Self { Self(rawValue: "stack.section") }
  /// A group of children in a frame, with a header.
  public static var box: Self { Self(rawValue: "stack.section.box") }
  /// The items of a menu; the header is the control that opens the menu.
  public static var menu: Self { Self(rawValue: "stack.section.box.menu") }
  /// The items of the context menu of the enclosing element, such as a row.
  ///
  /// A host shows the menu on request.
  public static var contextMenu: Self { Self(rawValue: "stack.section.box.menu.contextMenu") }
  /// Controls that a host shows in a bar of the enclosing surface, such as a page or a sheet.
  public static var toolbar: Self { Self(rawValue: "stack.toolbar") }
  /// Controls of a toolbar with the same placement.
  public static var toolbarItem: Self { Self(rawValue: "stack.toolbarItem") }
  /// Children that divide the space along the axis, with lines between them.
  public static var panes: Self { Self(rawValue: "stack.panes") }
  /// A line between adjacent elements, without children.
  public static var divider: Self { Self(rawValue: "stack.divider") }
  /// A flexible space, without children.
  public static var spacer: Self { Self(rawValue: "stack.spacer") }
  /// An area that takes all of the proposed space, without children.
  public static var area: Self { Self(rawValue: "stack.spacer.area") }
  /// A rectangular area filled with the foreground color.
  public static var rectangle: Self { Self(rawValue: "stack.spacer.area.rectangle") }
  /// An ellipse in an area, filled with the foreground color.
  public static var ellipse: Self { Self(rawValue: "stack.spacer.area.ellipse") }
  /// A circle in a square area, filled with the foreground color.
  public static var circle: Self { Self(rawValue: "stack.spacer.area.ellipse.circle") }
  /// The outline of an area, in the foreground color.
  public static var outline: Self { Self(rawValue: "stack.spacer.area.outline") }
  /// The outline of an ellipse in an area, in the foreground color.
  public static var ring: Self { Self(rawValue: "stack.spacer.area.outline.ring") }
}

// MARK: - Parts

extension DisplayContainer.Kind {
  /// A part that has its own purpose in the enclosing element, such as the header of a section or a column of a split
  /// view.
  public static var part: Self { Self(rawValue: "stack.part") }
  /// The header of the enclosing element, such as a section or a menu.
  public static var header: Self { Self(rawValue: "stack.part.header") }
  /// The footer of the enclosing element, such as a section.
  public static var footer: Self { Self(rawValue: "stack.part.footer") }
  /// The message of an alert or a dialog, below its title.
  public static var message: Self { Self(rawValue: "stack.part.message") }
  /// The leading column of a split view, in which a person selects the content of the other columns.
  public static var sidebar: Self { Self(rawValue: "stack.part.sidebar") }
  /// The content of a tab, or the middle column of a split view.
  public static var content: Self { Self(rawValue: "stack.part.content") }
  /// The last column of a split view.
  public static var detail: Self { Self(rawValue: "stack.part.detail") }
  /// The column of an inspector.
  public static var inspector: Self { Self(rawValue: "stack.part.inspector") }
}

extension DisplayElement {
  /// Children in a column or a row.
  ///
  /// - Parameters:
  ///   - axis: The direction: horizontal for a row, vertical for a column.
  ///   - alignment: The alignment of the children; only the guide across the axis is used.
  ///   - spacing: The space between two children, in points; nil for the host's default.
  /// - Returns: The element.
  public static func stack(
    _ axis: Axis, _ alignment: DisplayAlignment = .center, spacing: Double? = nil
  ) -> Self {
    .container(DisplayContainer(.stack, axis: axis, alignment: alignment, spacing: spacing))
  }

  /// Rows with aligned columns; spacing is in points.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the children in their cells.
  ///   - columnSpacing: The space between two columns, in points; nil for the host's default.
  ///   - rowSpacing: The space between two rows, in points; nil for the host's default.
  /// - Returns: The element, whose children are rows.
  public static func grid(
    _ alignment: DisplayAlignment = .center, columnSpacing: Double? = nil,
    rowSpacing: Double? = nil
  ) -> Self {
    .container(
      DisplayContainer(
        .grid, alignment: alignment, spacing: rowSpacing, columnSpacing: columnSpacing))
  }

  /// A row of a grid.
  public static var gridRow: Self { .container(DisplayContainer(.gridRow, axis: .horizontal)) }

  /// A row of a grid with an alignment of its own.
  ///
  /// - Parameter alignment: The vertical alignment of the cells, in place of the alignment of the grid.
  /// - Returns: The element.
  public static func gridRow(_ alignment: DisplayGuide) -> Self {
    // A row without its own alignment has the alignment `center`. The horizontal guide `leading` marks a row with its
    // own vertical alignment, even if this alignment is the center too.
    .container(
      DisplayContainer(
        .gridRow, axis: .horizontal, alignment: DisplayAlignment(.leading, alignment)))
  }

  /// The cells of a row of a table.
  public static var tableRow: Self { .container(DisplayContainer(.tableRow, axis: .horizontal)) }

  /// A label, which is the header, followed by content.
  public static var labeled: Self { .container(DisplayContainer(.labeled, axis: .horizontal)) }

  /// Children in layers, the first at the back.
  ///
  /// - Parameter alignment: The alignment of the children with each other.
  /// - Returns: The element.
  public static func overlay(_ alignment: DisplayAlignment = .center) -> Self {
    .container(DisplayContainer(.overlay, alignment: alignment))
  }

  /// Children that may exceed the available space, with a scroll position.
  ///
  /// - Parameters:
  ///   - axis: The direction of scrolling.
  ///   - place: The scroll position; nil if the host keeps the position.
  /// - Returns: The element.
  public static func scroll(_ axis: Axis, at place: DisplayScrollPlace? = nil) -> Self {
    .container(DisplayContainer(.scroll, axis: axis, scrollPlace: place))
  }

  /// A group of related controls.
  public static var form: Self { .container(DisplayContainer(.form)) }

  /// A group of children in a list or a form.
  public static var section: Self { .container(DisplayContainer(.section)) }

  /// A group of children in a frame.
  public static var box: Self { .container(DisplayContainer(.box)) }

  /// The items of a menu; the header is the control that opens the menu.
  public static var menu: Self { .container(DisplayContainer(.menu)) }

  /// The items of the context menu of the enclosing element.
  public static var contextMenu: Self { .container(DisplayContainer(.contextMenu)) }

  /// Controls for the enclosing surface, such as a page or a sheet.
  public static var toolbar: Self { .container(DisplayContainer(.toolbar, axis: .horizontal)) }

  /// Controls of a toolbar with the same placement.
  ///
  /// - Parameter placement: The placement of the controls, by purpose.
  /// - Returns: The element.
  public static func toolbarItem(_ placement: ToolbarPlacement) -> Self {
    .container(DisplayContainer(.toolbarItem, axis: .horizontal, placement: placement))
  }

  /// A line between adjacent elements.
  public static var divider: Self { .container(DisplayContainer(.divider)) }

  /// A flexible space.
  public static var spacer: Self { .spacer(minimum: nil) }

  /// A flexible space with a minimum length.
  ///
  /// - Parameter minimum: The minimum length in points; nil for the host's default.
  /// - Returns: The element, which has no children.
  public static func spacer(minimum: Double?) -> Self {
    .container(DisplayContainer(.spacer, spacing: minimum))
  }

  /// An area that takes all of the proposed space, such as `rectangle`.
  ///
  /// - Parameter kind: The kind of the area, such as `rectangle`.
  /// - Returns: The element, which has no children.
  public static func area(_ kind: DisplayContainer.Kind) -> Self {
    .container(DisplayContainer(kind))
  }

  /// A part of the enclosing element, such as its header.
  ///
  /// - Parameter kind: The kind of the part, such as `header`.
  /// - Returns: The element.
  public static func part(_ kind: DisplayContainer.Kind) -> Self {
    .container(DisplayContainer(kind))
  }
}
