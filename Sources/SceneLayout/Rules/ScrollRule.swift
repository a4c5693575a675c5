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

/// Children at an edge, and content that gets the remaining space (L41).
///
/// Several children at the edge are laid out along the axis, without spacing between them.
struct InsetRule: LayoutRule {
  var axis: DisplayElement.Axis
  /// Whether the last child is the content, and the children before it are at the leading or top edge.
  ///
  /// Otherwise, the first child is the content, and the children after it are at the trailing or bottom edge.
  var isLeading: Bool
  var alignment: DisplayGuide
  var spacing: Double
  var guides: [DisplayGuide] { [alignment] }

  /// A child with the proposal for it, and the size that it chooses.
  private struct Part {
    let child: LayoutNode
    let proposal: ProposedSize
    let size: LayoutSize

    init(_ child: LayoutNode, _ proposal: ProposedSize) {
      (self.child, self.proposal, size) = (child, proposal, child.size(proposal))
    }
  }

  private func parts(
    _ node: LayoutNode, for proposal: ProposedSize
  ) -> (insets: [Part], content: Part)? {
    let children = node.children
    guard let content = isLeading ? children.last : children.first else { return nil }
    func minimum(_ child: LayoutNode) -> Double {
      child.size(ProposedSize(0, along: axis, proposal[axis.other]))[axis]
    }
    let bars = isLeading ? children.dropLast() : children.dropFirst()
    // The length reserved for the content and for the children at the edge after the current child: the sum of their
    // minimum lengths.
    var reserved = bars.dropFirst().reduce(minimum(content)) { $0 + minimum($1) }
    var left = proposal
    let insets = bars.enumerated().map { index, child in
      if index == 0 {
        left[axis] = left[axis].map { $0 - spacing }
      } else {
        reserved -= minimum(child)
      }
      var offer = left
      offer[axis] = offer[axis].map { $0 - reserved }
      let part = Part(child, offer)
      left[axis] = left[axis].map { $0 - part.size[axis] }
      return part
    }
    return (insets, Part(content, left))
  }

  /// Returns the length of the children at the edge with the space beside them; 0 if there are no such children.
  private func length(of insets: [Part]) -> Double {
    insets.isEmpty ? 0 : insets.reduce(spacing) { $0 + $1.size[axis] }
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    guard let (insets, content) = parts(node, for: proposal) else { return .zero }
    return LayoutSize(
      content.size[axis] + length(of: insets), along: axis, content.size[axis.other])
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    guard let (insets, content) = parts(node, for: proposal) else { return }
    func place(_ part: Part, _ along: Double, _ across: Double) {
      let (x, y) = axis == .horizontal ? (along, across) : (across, along)
      part.child.place(x: x, y: y, for: part.proposal)
    }
    var along = isLeading ? 0 : content.size[axis] + spacing
    for inset in insets {
      let across = node.metrics.floor(
        alignment.standard.position(in: size[axis.other])
          - inset.child.guide(alignment, for: inset.proposal))
      place(inset, along, across)
      along += inset.size[axis]
    }
    place(content, isLeading ? length(of: insets) : 0, 0)
  }
}
