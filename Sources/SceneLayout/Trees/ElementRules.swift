import SceneDisplay

/// The layout rules for display elements, with the lengths and the control shapes of a host.
struct ElementRules {
  let metrics: LayoutMetrics
  let shape: (DisplayControl) -> ControlShape

  /// Returns the values that the children of an element inherit.
  func surroundings(inside element: DisplayElement, _ outer: Surroundings) -> Surroundings {
    var inner = outer
    inner.isPageContent = element.isPage || element.isAnnotation && outer.isPageContent
    switch element {
    case .container(let container): change(&inner, container)
    // The views in a lazy stack inherit the values of the stack.
    case .collection(let collection) where collection.kind.isPartOfStack:
      break
    case .collection(let collection):
      (inner.stackAxis, inner.isInGrid) = (.vertical, false)
      // If labels are hidden around a picker, the header of the picker is hidden too. In all other collections, and in
      // the options of a picker, labels are shown.
      if collection.kind != .picker { inner.hidesLabels = false }
    case .control:
      // In a row, truncate the label of a control to one line, because a label with little space would otherwise be
      // broken between letters.
      if outer.stackAxis == .horizontal { inner.text.maximumLines = 1 }
      (inner.stackAxis, inner.isInGrid) = (nil, false)
      inner.isHiddenLabel = outer.hidesLabels && element.hidesLabel
    case .surface: (inner.stackAxis, inner.isInGrid) = (nil, false)
    case .annotation(let annotation): change(&inner, annotation)
    // The links of a text are drawn within the text, so they take no space of their own.
    case .text: inner.isHiddenLabel = true
    case .image, .command: break
    }
    return inner
  }

  private func change(_ inner: inout Surroundings, _ container: DisplayContainer) {
    let layout = layout(of: container)
    if case .represented = layout { return }
    inner.isInGrid = false
    switch layout {
    case .stack(let axis): inner.stackAxis = axis
    case .grid: (inner.stackAxis, inner.isInGrid) = (.vertical, true)
    case .form: (inner.stackAxis, inner.isInForm) = (.vertical, true)
    case .lines: inner.stackAxis = .vertical
    case .layers, .other: inner.stackAxis = nil
    case .leaf, .represented: break
    }
  }

  private func change(_ inner: inout Surroundings, _ annotation: DisplayAnnotation) {
    switch (annotation.kind, annotation.value) {
    case (.labelsHidden, _): inner.hidesLabels = true
    case (.labelsShown, _): inner.hidesLabels = false
    case (.lineLimit, .count(let number)): inner.text.maximumLines = number
    case (.lineRange, .lines(let minimum, let maximum)):
      inner.text.minimumLines = minimum
      inner.text.maximumLines = maximum
    case (.truncation, .text(let part)):
      inner.text.truncation = TextLimits.Truncation(rawValue: part) ?? .tail
    case (.textCase, .textCase(let letters)): inner.textCase = letters
    case (.rightToLeft, .flag(let isRightToLeft)): inner.isRightToLeft = isRightToLeft
    default: break
    }
  }

  /// The way in which a container lays out its children.
  private enum Family {
    case stack(DisplayElement.Axis)
    case grid
    case form
    case lines
    case layers
    case leaf
    case represented
    case other
  }

  private func layout(of container: DisplayContainer) -> Family {
    switch container.kind {
    case .stack, .labeled, .toolbar, .toolbarItem, .leadingInset, .trailingInset, .inspected,
      .panes:
      .stack(container.axis)
    case .grid: .grid
    case .form: .form
    case .gridRow, .lazyGrid, .section, .box: .lines
    case .overlay, .front, .back, .geometry, .fitting: .layers
    case .divider, .spacer: .leaf
    case .scroll, .scrollBoth: .other
    case .represented: .represented
    case let kind where kind.isKind(of: .area): .leaf
    default: .stack(container.axis)
    }
  }

  // MARK: - Rules

  /// Returns the rule of an element; nil for an element that takes no space.
  func rule(of element: DisplayElement, in surroundings: Surroundings) -> (any LayoutRule)? {
    if surroundings.isHiddenLabel { return nil }
    return switch element {
    case .text(let text):
      TextRule(
        text: surroundings.textCase?.applied(to: text.content) ?? text.content,
        limits: surroundings.text)
    case .image(let image): ImageRule(image: image)
    case .control(let control): ControlRule(shape: shape(control))
    case .container(let container): rule(of: container, in: surroundings)
    case .collection(let collection): rule(of: collection, in: surroundings)
    case .surface(let surface): rule(of: surface)
    case .command: nil
    case .annotation(let annotation):
      annotation.kind == .told ? nil : rule(of: annotation, in: surroundings)
    }
  }

  private func rule(
    of container: DisplayContainer, in surroundings: Surroundings
  ) -> (any LayoutRule)? {
    let (alignment, axis) = (container.alignment, container.axis)
    func points(_ length: Double?, _ axis: DisplayElement.Axis) -> Double? {
      length.map { metrics.length($0, along: axis) }
    }
    func stackRule() -> StackRule {
      let across = axis == .horizontal ? alignment.vertical : alignment.horizontal
      return StackRule(axis: axis, alignment: across, spacing: points(container.spacing, axis))
    }
    switch container.kind {
    // Stacks come first, because most containers are stacks, and comparing a kind with all other kinds takes long.
    case .stack: return stackRule()
    case .grid:
      return GridRule(
        alignment: alignment, columnSpacing: points(container.columnSpacing, .horizontal),
        rowSpacing: points(container.spacing, .vertical))
    case .gridRow:
      return GridRowRule(
        alignment: alignment == .center ? nil : alignment.vertical, isInGrid: surroundings.isInGrid)
    case .tableRow: return TableRowRule()
    case .labeled: return LabeledRule(isAligned: surroundings.isFormRow)
    case .lazyGrid:
      return LazyGridRule(
        axis: axis, columns: (container.columns ?? []).map { $0.inUnits(metrics, axis.other) },
        alignment: alignment, columnSpacing: points(container.columnSpacing, axis.other),
        rowSpacing: points(container.spacing, axis))
    case .represented: return NeutralRule()
    case .overlay: return LayersRule(alignment: alignment)
    case .front: return DecorationRule(alignment: alignment, isBehind: false)
    case .back: return DecorationRule(alignment: alignment, isBehind: true)
    case .geometry: return GeometryRule()
    case .fitting:
      return FittingRule(isHorizontal: axis == .horizontal, isVertical: axis == .vertical)
    case .leadingInset, .trailingInset, .inspected:
      let across = axis == .horizontal ? alignment.vertical : alignment.horizontal
      return InsetRule(
        axis: axis, isLeading: container.kind == .leadingInset, alignment: across,
        spacing: points(container.spacing, axis) ?? metrics.spacing[axis])
    case .scroll:
      return ScrollRule(isHorizontal: axis == .horizontal, isVertical: axis == .vertical)
    case .panes: return PanesRule(axis: axis)
    case .scrollBoth: return ScrollRule(isHorizontal: true, isVertical: true)
    case .divider: return DividerRule(axis: surroundings.stackAxis ?? .vertical)
    case .spacer:
      return SpacerRule(
        axis: surroundings.stackAxis,
        minimum: surroundings.stackAxis.flatMap { points(container.spacing, $0) })
    case let kind where kind.isKind(of: .area): return AreaRule(isSquare: kind == .circle)
    case .form: return ListRule()
    case .section: return SectionRule()
    case .box: return BoxRule()
    case .menu: return MenuRule()
    case .toolbar: return ToolbarItemRule(placement: .automatic)
    case .toolbarItem: return ToolbarItemRule(placement: container.placement ?? .automatic)
    case .contextMenu: return nil
    case .header where surroundings.hidesLabels: return nil
    case .part, .header, .footer, .message, .inspector: return PartRule(kind: container.kind)
    case .sidebar, .content, .detail: return PageRule()
    default: return stackRule()
    }
  }

  private func rule(
    of collection: DisplayCollection, in surroundings: Surroundings
  ) -> any LayoutRule {
    if collection.kind.isPartOfStack { return GroupRule() }
    if let rows = collection.rows { return RowsRule(first: rows.first, count: rows.count) }
    // A tab is a group, because the rule of the tab view lays out the tab's header and content.
    if collection.kind.isKind(of: .tab) || collection.kind == .tabSection { return GroupRule() }
    if collection.kind == .option {
      return OptionRule(isSelected: collection.isSelected == true)
    }
    if collection.kind.isKind(of: .row) { return RowRule() }
    if collection.kind == .list { return ListRule() }
    if collection.kind.isKind(of: .tabs) {
      return TabsRule(
        isPaged: collection.kind.isKind(of: .pages), hasBar: collection.kind != .unmarkedPages)
    }
    if collection.kind == .picker {
      return PickerRule(look: collection.look, isAligned: surroundings.isFormRow)
    }
    return StackRule(axis: .vertical, alignment: .leading, spacing: 0)
  }

  private func rule(of surface: DisplaySurface) -> any LayoutRule {
    if surface.kind == .split { return SplitRule() }
    if surface.kind == .alert || surface.kind == .dialog { return QuestionRule() }
    if surface.kind.isKind(of: .cover) { return CoverRule() }
    if surface.kind.isKind(of: .sheet) {
      return SheetRule(height: surface.height.map { SheetRule.Height($0, metrics) })
    }
    return PageRule(canGoBack: surface.isDismissible)
  }

  private func rule(
    of annotation: DisplayAnnotation, in surroundings: Surroundings
  ) -> any LayoutRule {
    switch annotation.value {
    case .size(let width, _, _) where annotation.kind == .columnWidth:
      ColumnWidthRule(width: limits(width, .horizontal))
    case .size(let width, let height, let alignment):
      FrameRule(
        width: limits(width, .horizontal), height: limits(height, .vertical),
        alignment: alignment, fitsPage: surroundings.isPageContent)
    case .edges(let edges, let length) where annotation.kind == .padding: padding(edges, length)
    case .line where annotation.kind == .border: border
    case .number(let priority) where annotation.kind == .layoutPriority:
      PriorityRule(priority: priority)
    case .axes(let horizontal, let vertical) where annotation.kind == .fixedSize:
      FixedSizeRule(isHorizontal: horizontal, isVertical: vertical)
    case .ratio(let ratio, let isFilling):
      AspectRule(ratio: ratio.map { $0 * metrics.unitAspect }, isFilling: isFilling)
    case .point(let x, let y) where annotation.kind == .offset:
      OffsetRule(
        x: metrics.length(x, along: .horizontal), y: metrics.length(y, along: .vertical))
    case .point(let x, let y) where annotation.kind == .position:
      PositionRule(
        x: metrics.length(x, along: .horizontal), y: metrics.length(y, along: .vertical))
    case .guide(let guide, let fraction, let distance):
      GuideRule(
        guide: guide, fraction: fraction, distance: metrics.length(distance, along: guide.axis))
    case .gridCell(let cell): CellRule(cell: cell)
    case .share(let horizontal, let vertical, let count, let span, let spacing):
      ShareRule(
        isHorizontal: horizontal, isVertical: vertical, count: count, span: span,
        spacing: LayoutSize(
          metrics.length(spacing, along: .horizontal), metrics.length(spacing, along: .vertical)))
    default: NeutralRule()
    }
  }

  private var border: PaddingRule {
    let width = metrics.border
    return PaddingRule(
      top: width, leading: width, bottom: width, trailing: width, passesTraits: true)
  }

  private func padding(_ edges: DisplayEdges, _ length: Double?) -> PaddingRule {
    func width(_ edge: DisplayEdges, _ axis: DisplayElement.Axis) -> Double {
      guard edges.contains(edge) else { return 0 }
      if let length { return metrics.length(length, along: axis) }
      // A terminal has few rows, so padding adds empty rows only if the app requests vertical
      // padding without horizontal padding (L52).
      let isAsked = axis == .vertical && edges.isDisjoint(with: .horizontal)
      return isAsked ? metrics.verticalPadding : metrics.padding[axis]
    }
    return PaddingRule(
      top: width(.top, .vertical), leading: width(.leading, .horizontal),
      bottom: width(.bottom, .vertical), trailing: width(.trailing, .horizontal))
  }

  private func limits(_ extent: DisplayExtent, _ axis: DisplayElement.Axis) -> FrameRule.Limits {
    func units(_ length: Double?) -> Double? {
      length.map { metrics.length($0, along: axis, isVisible: true) }
    }
    return FrameRule.Limits(
      minimum: units(extent.minimum), ideal: units(extent.ideal),
      maximum: extent.grows ? .infinity : units(extent.maximum))
  }
}

extension DisplayGridColumn {
  /// Returns this description of columns with its lengths in the units of a host.
  fileprivate func inUnits(
    _ metrics: LayoutMetrics, _ axis: DisplayElement.Axis
  ) -> DisplayGridColumn {
    func units(_ length: Double) -> Double {
      metrics.length(length, along: axis, isVisible: true)
    }
    return switch self {
    case .fixed(let width): .fixed(units(width))
    case .flexible(let minimum, let maximum):
      .flexible(minimum: minimum.map(units), maximum: maximum.map(units))
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: units(minimum), maximum: maximum.map(units))
    }
  }
}

extension DisplayElement {
  /// Whether the element is a page: a surface, a column or a tab.
  ///
  /// A page takes the width that is proposed to it.
  fileprivate var isPage: Bool {
    switch self {
    case .surface: true
    case .container(let container):
      [.sidebar, .content, .detail].contains(container.kind)
    case .collection(let collection): collection.kind.isKind(of: .tab)
    default: false
    }
  }

  fileprivate var isAnnotation: Bool { if case .annotation = self { true } else { false } }

  /// Whether the element is a control that doesn't show its label while labels are hidden: any control except a button,
  /// a link or a menu.
  fileprivate var hidesLabel: Bool {
    guard case .control(let control) = self else { return false }
    return !control.kind.isKind(of: .button) || control.kind.isKind(of: .toggle)
  }
}
