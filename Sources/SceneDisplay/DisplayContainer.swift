/// The data of a container, which lays out its children.
///
/// A host that knows no kind of container draws the children along the axis.
public struct DisplayContainer: DisplayRole {
  /// The kind of a container.
  public typealias Kind = DisplayKind<DisplayContainer>

  /// The kind of the container.
  public var kind: Kind
  /// The direction in which the children are laid out.
  public var axis: DisplayElement.Axis
  /// The alignment of the children.
  public var alignment: DisplayAlignment
  /// The space between children along the axis, or the minimum of a spacer, in points; nil for the host's
  /// default.
  public var spacing: Double?
  /// The space between the columns of a grid, in points; nil for the host's default.
  public var columnSpacing: Double?
  /// The columns of a lazy grid.
  public var columns: [DisplayGridColumn]?
  /// The placement of a toolbar's controls.
  public var placement: DisplayElement.ToolbarPlacement?
  /// The place to which it is scrolled; nil if the content doesn't keep it.
  public var scrollPlace: DisplayScrollPlace?

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - axis: The direction in which the children are laid out.
  ///   - alignment: The alignment of the children.
  ///   - spacing: The space between children along the axis, in points; nil for the host's default.
  ///   - columnSpacing: The space between the columns of a grid, in points; nil for the host's default.
  ///   - placement: The placement of a toolbar's controls.
  ///   - scrollPlace: The place to which it is scrolled; nil if the content doesn't keep it.
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
  /// The cells of a row of a table, side by side in columns that the rows share; without room for all, the first alone.
  public static var tableRow: Self { Self(rawValue: "stack.tableRow") }
  /// Content behind its label, which is the header; in a form the labels have a column of their own.
  public static var labeled: Self { Self(rawValue: "stack.labeled") }
  /// Children in layers, the first at the back.
  public static var overlay: Self { Self(rawValue: "stack.overlay") }
  /// Layers of which the first alone has a size; the others are in front of it.
  public static var front: Self { Self(rawValue: "stack.overlay.front") }
  /// Layers of which the last alone has a size; the others are behind it.
  public static var back: Self { Self(rawValue: "stack.overlay.back") }
  /// Children that are shown, and last a hidden annotation around what is told in their place, which takes no room.
  public static var represented: Self { Self(rawValue: "stack.overlay.front.represented") }
  /// Layers at the top leading corner of all the space that is offered.
  public static var geometry: Self { Self(rawValue: "stack.overlay.geometry") }
  /// Children that the content lays out, by ``DisplayContent/layout(of:)``.
  public static var ownLayout: Self { Self(rawValue: "stack.ownLayout") }
  /// Alternatives, of which the first that fits along the axis is shown.
  public static var fitting: Self { Self(rawValue: "stack.fitting") }
  /// Two children along the axis, of which the first takes its size from the room of the second.
  public static var leadingInset: Self { Self(rawValue: "stack.leadingInset") }
  /// Two children along the axis, of which the second takes its size from the room of the first.
  public static var trailingInset: Self { Self(rawValue: "stack.trailingInset") }
  /// Content, and behind it a column that describes what is selected in it.
  public static var inspected: Self { Self(rawValue: "stack.trailingInset.inspected") }
  /// Cells in columns of widths that don't depend on the cells.
  public static var lazyGrid: Self { Self(rawValue: "stack.lazyGrid") }
  /// Children that may exceed the available space.
  public static var scroll: Self { Self(rawValue: "stack.scroll") }
  /// Children that may exceed the available space in both directions.
  public static var scrollBoth: Self { Self(rawValue: "stack.scroll.scrollBoth") }
  /// A group of related controls.
  public static var form: Self { Self(rawValue: "stack.form") }
  /// A group of children in a list or a form, with a header and a footer.
  public static var section: Self { Self(rawValue: "stack.section") }
  /// A group of children in a frame, with a header.
  public static var box: Self { Self(rawValue: "stack.section.box") }
  /// The items of a menu, with a header: the control that shows them.
  public static var menu: Self { Self(rawValue: "stack.section.box.menu") }
  /// The items of the menu of the element around, such as a row, which a host shows when a person asks for them.
  public static var contextMenu: Self { Self(rawValue: "stack.section.box.menu.contextMenu") }
  /// Controls for the enclosing surface, which a host shows in a bar.
  public static var toolbar: Self { Self(rawValue: "stack.toolbar") }
  /// Controls of a toolbar with the same placement.
  public static var toolbarItem: Self { Self(rawValue: "stack.toolbarItem") }
  /// Children that share the room along the axis, with lines between them.
  public static var panes: Self { Self(rawValue: "stack.panes") }
  /// A line between adjacent elements, without children.
  public static var divider: Self { Self(rawValue: "stack.divider") }
  /// A flexible space, without children.
  public static var spacer: Self { Self(rawValue: "stack.spacer") }
  /// An area that takes all the room that is offered, without children.
  public static var area: Self { Self(rawValue: "stack.spacer.area") }
  /// An area that is filled with the color of the content.
  public static var rectangle: Self { Self(rawValue: "stack.spacer.area.rectangle") }
  /// An ellipse in an area, filled with the color of the content.
  public static var ellipse: Self { Self(rawValue: "stack.spacer.area.ellipse") }
  /// A circle in an area as wide as high, filled with the color of the content.
  public static var circle: Self { Self(rawValue: "stack.spacer.area.ellipse.circle") }
  /// A line around an area in the color of the content.
  public static var outline: Self { Self(rawValue: "stack.spacer.area.outline") }
  /// A line around an ellipse in an area.
  public static var ring: Self { Self(rawValue: "stack.spacer.area.outline.ring") }
}

// MARK: - Parts

extension DisplayContainer.Kind {
  /// A part of the enclosing element that isn't its main content.
  public static var part: Self { Self(rawValue: "stack.part") }
  /// The header.
  public static var header: Self { Self(rawValue: "stack.part.header") }
  /// The footer.
  public static var footer: Self { Self(rawValue: "stack.part.footer") }
  /// The message of an alert or a dialog, below its title.
  public static var message: Self { Self(rawValue: "stack.part.message") }
  /// The leading column, which selects the content of the others.
  public static var sidebar: Self { Self(rawValue: "stack.part.sidebar") }
  /// The content of a tab, or the middle column.
  public static var content: Self { Self(rawValue: "stack.part.content") }
  /// The last column.
  public static var detail: Self { Self(rawValue: "stack.part.detail") }
  /// The column of an inspector.
  public static var inspector: Self { Self(rawValue: "stack.part.inspector") }
}

extension DisplayElement {
  /// Children in a column or a row; spacing is in points, nil for the host's default.
  ///
  /// - Parameters:
  ///   - axis: The direction: a row for the horizontal axis, a column for the vertical one.
  ///   - alignment: The alignment of the children, of which the guide across the axis counts.
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

  /// The cells of a row of a table.
  public static var tableRow: Self { .container(DisplayContainer(.tableRow, axis: .horizontal)) }

  /// Content behind its label.
  public static var labeled: Self { .container(DisplayContainer(.labeled, axis: .horizontal)) }

  /// Children in layers, the first at the back.
  ///
  /// - Parameter alignment: The alignment of the children with each other.
  /// - Returns: The element.
  public static func overlay(_ alignment: DisplayAlignment = .center) -> Self {
    .container(DisplayContainer(.overlay, alignment: alignment))
  }

  /// Children that may exceed the available space, scrolled to a place; nil if the content doesn't keep it.
  ///
  /// - Parameters:
  ///   - axis: The direction of scrolling.
  ///   - place: The place to which the container is scrolled; nil if the host keeps it.
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

  /// The items of a menu, with a header that opens it.
  public static var menu: Self { .container(DisplayContainer(.menu)) }

  /// The items of the menu of the element around.
  public static var contextMenu: Self { .container(DisplayContainer(.contextMenu)) }

  /// Controls for the enclosing surface.
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

  /// A flexible space with a minimum length in points; nil for the host's default.
  ///
  /// - Parameter minimum: The minimum length in points; nil for the host's default.
  /// - Returns: The element, which has no children.
  public static func spacer(minimum: Double?) -> Self {
    .container(DisplayContainer(.spacer, spacing: minimum))
  }

  /// An area that takes all the room that is offered, such as `rectangle`.
  ///
  /// - Parameter kind: The kind of the area.
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
