import SceneDisplay

/// A rule for a node with exactly one child.
protocol WrapperRule: LayoutRule {
  /// Returns the proposal to the child, given the proposal to the node.
  func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize
  /// Returns the distance of the child from the top leading corner of the node; a rule whose distance depends on sizes
  /// places the child itself.
  func inset(_ metrics: LayoutMetrics) -> (x: Double, y: Double)
  /// Whether the node has the traits of its child, such as the priority in the enclosing stack (L16); otherwise, the
  /// node has only the properties that the child has as a cell of a grid.
  var passesTraits: Bool { get }
}

extension WrapperRule {
  var isWrapper: Bool { true }

  func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize { proposal }

  func inset(_ metrics: LayoutMetrics) -> (x: Double, y: Double) { (0, 0) }

  var passesTraits: Bool { true }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    node.children.first?.size(offer(proposal, node.metrics)) ?? .zero
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let inset = inset(node.metrics)
    node.children.first?.place(x: inset.x, y: inset.y, for: offer(proposal, node.metrics))
  }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    let inset = inset(node.metrics)
    return node.children.first?.explicitGuide(guide, for: offer(proposal, node.metrics))
      .map { $0 + (guide.axis == .horizontal ? inset.x : inset.y) }
  }

  func traits(of node: LayoutNode) -> LayoutTraits {
    let traits = node.children.first?.outside ?? LayoutTraits()
    return passesTraits ? traits : LayoutTraits(cell: traits.cell)
  }

  func isTransparent(_ node: LayoutNode) -> Bool {
    node.children.first.map { $0.rule.isTransparent($0) } ?? false
  }
}

/// The rule of a node that doesn't change the layout, such as a node that sets the color of its
/// content.
struct NeutralRule: WrapperRule {}

/// The priority of a child in a stack (L16).
struct PriorityRule: WrapperRule {
  var priority: Double

  func traits(of node: LayoutNode) -> LayoutTraits {
    var traits = node.children.first?.outside ?? LayoutTraits()
    traits.priority = priority
    return traits
  }
}

/// The properties of a cell in a grid (L36).
struct CellRule: WrapperRule {
  var cell: DisplayGridCell

  func traits(of node: LayoutNode) -> LayoutTraits {
    var traits = node.children.first?.outside ?? LayoutTraits()
    traits.cell.columns = cell.columns ?? traits.cell.columns
    traits.cell.isWidthUnsized = cell.isWidthUnsized ?? traits.cell.isWidthUnsized
    traits.cell.isHeightUnsized = cell.isHeightUnsized ?? traits.cell.isHeightUnsized
    traits.cell.columnAlignment = cell.columnAlignment ?? traits.cell.columnAlignment
    traits.cell.anchorX = cell.anchorX ?? traits.cell.anchorX
    traits.cell.anchorY = cell.anchorY ?? traits.cell.anchorY
    return traits
  }
}

/// Space around a child, or a border (L28, L32).
struct PaddingRule: WrapperRule {
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0
  var passesTraits = false

  func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    ProposedSize(
      proposal.width.map { $0 - leading - trailing }, proposal.height.map { $0 - top - bottom })
  }

  func inset(_ metrics: LayoutMetrics) -> (x: Double, y: Double) { (leading, top) }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let inner = node.children.first?.size(offer(proposal, node.metrics)) ?? .zero
    return LayoutSize(
      max(0, inner.width + leading + trailing), max(0, inner.height + top + bottom))
  }
}

/// A child with its ideal size along some axes (L29).
struct FixedSizeRule: WrapperRule {
  var isHorizontal: Bool
  var isVertical: Bool

  func offer(_ proposal: ProposedSize, _ metrics: LayoutMetrics) -> ProposedSize {
    ProposedSize(isHorizontal ? nil : proposal.width, isVertical ? nil : proposal.height)
  }
}

/// A child that is drawn at an offset (L31).
struct OffsetRule: WrapperRule {
  var x: Double
  var y: Double

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    node.children.first?.place(x: x, y: y, for: proposal)
  }
}

/// A child with its center at a point of the proposed space (L31).
struct PositionRule: WrapperRule {
  var x: Double
  var y: Double
  var passesTraits: Bool { false }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let inner = node.children.first?.size(proposal) ?? .zero
    return LayoutSize(proposal.width ?? inner.width, proposal.height ?? inner.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    guard let child = node.children.first else { return }
    let offer = ProposedSize(size)
    let inner = child.size(offer)
    child.place(
      x: x - node.metrics.floor(inner.width / 2), y: y - node.metrics.floor(inner.height / 2),
      for: offer)
  }
}

/// The explicit position of a guide, set by an app (L21).
struct GuideRule: WrapperRule {
  var guide: DisplayGuide
  /// The position: a fraction of the length along the guide's axis, plus a distance.
  var fraction: Double
  var distance: Double

  func guide(_ asked: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    if asked == guide {
      return node.metrics.floor(fraction * node.size(proposal)[guide.axis]) + distance
    }
    return node.children.first?.explicitGuide(asked, for: proposal)
  }

  func isTransparent(_ node: LayoutNode) -> Bool { true }
}

/// A child whose length along some axes is a share of the length of the enclosing scroll view, list or window (L42).
struct ShareRule: WrapperRule {
  var isHorizontal: Bool
  var isVertical: Bool
  /// The number of equal parts into which the container's length is divided.
  var count: Int
  /// The number of parts, with the space between them, that the child gets.
  var span: Int
  /// The space between two of the equal parts.
  var spacing: LayoutSize
  var alignment = DisplayAlignment.center
  var passesTraits: Bool { false }

  private func length(_ axis: DisplayElement.Axis, of node: LayoutNode) -> Double {
    let whole = node.containerLength(axis)
    let parts = Double(max(1, count))
    let part = (whole - spacing[axis] * (parts - 1)) / parts
    return max(0, node.metrics.floor(part * Double(span) + spacing[axis] * (Double(span) - 1)))
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let offer = offer(proposal, of: node)
    let inner = node.children.first?.size(offer) ?? .zero
    return LayoutSize(
      isHorizontal ? offer.width ?? inner.width : inner.width,
      isVertical ? offer.height ?? inner.height : inner.height)
  }

  private func offer(_ proposal: ProposedSize, of node: LayoutNode) -> ProposedSize {
    ProposedSize(
      isHorizontal ? length(.horizontal, of: node) : proposal.width,
      isVertical ? length(.vertical, of: node) : proposal.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    node.placeOnly(offer(proposal, of: node), in: size, alignment)
  }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    nil
  }
}

extension LayoutNode {
  /// Places the only child in an area with the given size.
  ///
  /// Along each axis, the child's guide that the alignment names coincides with the same guide of the area (L26).
  func placeOnly(_ offer: ProposedSize, in size: LayoutSize, _ alignment: DisplayAlignment) {
    guard let child = children.first else { return }
    let place = offset(of: child, offer, in: size, alignment)
    child.place(x: place.x, y: place.y, for: offer)
  }

  /// Returns the offset of a child in an area with the given size.
  ///
  /// At this offset, the child's guides that the alignment names coincide with the same guides of the area.
  func offset(
    of child: LayoutNode, _ offer: ProposedSize, in size: LayoutSize, _ alignment: DisplayAlignment
  ) -> (x: Double, y: Double) {
    func distance(_ guide: DisplayGuide) -> Double {
      let (outer, inner) = (
        guide.standard.position(in: size[guide.axis]), child.guide(guide, for: offer)
      )
      return outer.isFinite && inner.isFinite ? metrics.floor(outer - inner) : 0
    }
    return (distance(alignment.horizontal), distance(alignment.vertical))
  }

  /// The node itself or its first child, whichever has a ``ShareRule``; nil if neither has one.
  var share: LayoutNode? {
    if rule is ShareRule { return self }
    return children.first.flatMap { $0.rule is ShareRule ? $0 : nil }
  }

  /// Returns the length that was proposed to the nearest enclosing scroll view or list; without such a container, the
  /// length of the window.
  ///
  /// A scroll view or list to which no length was proposed is skipped.
  func containerLength(_ axis: DisplayElement.Axis) -> Double {
    scrollLength(axis) ?? context.window[axis]
  }

  /// The size that was proposed to the nearest enclosing scroll view or list; nil if there is none, or if none has been
  /// placed yet.
  var scrollSize: LayoutSize? {
    guard let width = scrollLength(.horizontal), let height = scrollLength(.vertical) else {
      return nil
    }
    return LayoutSize(width, height)
  }

  private func scrollLength(_ axis: DisplayElement.Axis) -> Double? {
    var node = container
    while let around = node {
      if around.rule is ScrollRule || around.rule is ListRule,
        let length = around.proposal?[axis]
      {
        return length
      }
      node = around.container
    }
    return nil
  }
}
