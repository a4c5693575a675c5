import SceneDisplay

/// Content that may exceed the available space along some axes (L33).
struct ScrollRule: LayoutRule {
  var isHorizontal: Bool
  var isVertical: Bool
  var clips: Bool { true }

  private func isScrolling(_ axis: DisplayElement.Axis) -> Bool {
    axis == .horizontal ? isHorizontal : isVertical
  }

  /// Returns the proposal for the content.
  ///
  /// If the content is too high and doesn't scroll horizontally, the proposal leaves space for a scroll bar at the
  /// side.
  private func offer(_ proposal: ProposedSize, of node: LayoutNode) -> ProposedSize {
    let offer = ProposedSize(
      isHorizontal ? nil : proposal.width, isVertical ? nil : proposal.height)
    let bar = node.metrics.scrollBar
    guard bar > 0, isVertical, let height = proposal.height, let width = offer.width,
      width < .infinity, content(offer, of: node).height > height
    else { return offer }
    return ProposedSize(width - bar, offer.height)
  }

  /// The stack without spacing in which several children are laid out: a row if the content scrolls only horizontally,
  /// otherwise a column.
  private var stack: StackRule {
    StackRule(
      axis: isHorizontal && !isVertical ? .horizontal : .vertical,
      alignment: isHorizontal && !isVertical ? .top : .leading, spacing: 0)
  }

  private func content(_ offer: ProposedSize, of node: LayoutNode) -> LayoutSize {
    node.children.count == 1
      ? node.children[0].size(offer) : stack.size(for: offer, of: node)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let offer = offer(proposal, of: node)
    let content = content(offer, of: node)
    var size = LayoutSize.zero
    for axis in DisplayElement.Axis.both {
      size[axis] = isScrolling(axis) ? proposal[axis] ?? content[axis] : content[axis]
    }
    if let width = proposal.width, let room = offer.width, room < width {
      size.width += width - room
    }
    return size
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    var offer = offer(proposal, of: node)
    for axis in DisplayElement.Axis.both where !isScrolling(axis) && offer[axis] == nil {
      offer[axis] = size[axis]
    }
    if node.children.count == 1 {
      node.children[0].place(x: 0, y: 0, for: offer)
    } else {
      stack.place(node, content(offer, of: node), for: offer)
    }
  }
}

/// The first of several alternatives that fits, or the last if none fits (L37).
struct FittingRule: LayoutRule {
  var isHorizontal: Bool
  var isVertical: Bool

  private func chosen(_ proposal: ProposedSize, of node: LayoutNode) -> LayoutNode? {
    let children = node.children
    let offer = ProposedSize(
      isHorizontal ? nil : proposal.width, isVertical ? nil : proposal.height)
    return children.first { child in
      let ideal = child.size(offer)
      return (!isHorizontal || ideal.width <= proposal.width ?? .infinity)
        && (!isVertical || ideal.height <= proposal.height ?? .infinity)
    } ?? children.last
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    chosen(proposal, of: node)?.size(proposal) ?? .zero
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    let chosen = chosen(proposal, of: node)
    chosen?.place(x: 0, y: 0, for: proposal)
  }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    chosen(proposal, of: node)?.explicitGuide(guide, for: proposal)
  }

  func isTransparent(_ node: LayoutNode) -> Bool {
    node.children.contains { $0.rule.isTransparent($0) }
  }
}

/// A child at an edge, and content that gets the remaining space (L41).
struct InsetRule: LayoutRule {
  var axis: DisplayElement.Axis
  /// Whether the first child is at the leading or top edge.
  ///
  /// Otherwise, the last child is at the trailing or bottom edge.
  var isLeading: Bool
  var alignment: DisplayGuide
  var spacing: Double
  var guides: [DisplayGuide] { [alignment] }

  private func parts(_ node: LayoutNode) -> (inset: LayoutNode, content: LayoutNode)? {
    let children = node.children
    guard children.count > 1, let first = children.first, let last = children.last else {
      return nil
    }
    return isLeading ? (first, last) : (last, first)
  }

  private func offers(
    _ proposal: ProposedSize, _ parts: (inset: LayoutNode, content: LayoutNode)
  ) -> (inset: ProposedSize, content: ProposedSize) {
    let minimum = parts.content.size(ProposedSize(0, along: axis, proposal[axis.other]))[axis]
    var (inset, content) = (proposal, proposal)
    inset[axis] = proposal[axis].map { $0 - spacing - minimum }
    let taken = parts.inset.size(inset)[axis] + spacing
    content[axis] = proposal[axis].map { $0 - taken }
    return (inset, content)
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    guard let parts = parts(node) else { return node.children.first?.size(proposal) ?? .zero }
    let offers = offers(proposal, parts)
    let (inset, content) = (parts.inset.size(offers.inset), parts.content.size(offers.content))
    return LayoutSize(
      content[axis] + spacing + inset[axis], along: axis, content[axis.other])
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    guard let parts = parts(node) else {
      node.children.first?.place(x: 0, y: 0, for: proposal)
      return
    }
    let offers = offers(proposal, parts)
    let (inset, content) = (parts.inset.size(offers.inset), parts.content.size(offers.content))
    let across = node.metrics.floor(
      alignment.standard.position(in: size[axis.other])
        - parts.inset.guide(alignment, for: offers.inset))
    let before = isLeading ? 0 : content[axis] + spacing
    let behind = isLeading ? inset[axis] + spacing : 0
    let at = { (along: Double, across: Double) -> (x: Double, y: Double) in
      axis == .horizontal ? (along, across) : (across, along)
    }
    parts.inset.place(
      x: at(before, across).x, y: at(before, across).y, for: offers.inset)
    parts.content.place(x: at(behind, 0).x, y: at(behind, 0).y, for: offers.content)
  }
}
