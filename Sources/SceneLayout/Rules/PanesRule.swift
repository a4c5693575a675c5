import SceneDisplay

/// Children that divide the space along an axis, with dividers between them.
struct PanesRule: LayoutRule {
  var axis: DisplayElement.Axis

  /// Returns the lengths of the children along the axis.
  ///
  /// An equal share of the remaining length is proposed to each child. The child gets the length that it chooses for
  /// this proposal, at most the remaining length; the last child gets at least its share.
  private func lengths(_ node: LayoutNode, in proposal: ProposedSize) -> [Double] {
    let children = node.children
    guard let length = proposal[axis], length.isFinite else {
      return children.map { $0.size(proposal)[axis] }
    }
    var left = length - node.metrics.divider * Double(max(0, children.count - 1))
    return children.enumerated().map { index, child in
      let share = node.metrics.floor(max(0, left / Double(children.count - index)))
      let chosen = child.size(ProposedSize(share, along: axis, proposal[axis.other]))[axis]
      let isFixed = chosen < share && index < children.count - 1
      let given = min(max(0, left), isFixed ? max(chosen, 1) : max(chosen, share))
      left -= given
      return given
    }
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let lengths = lengths(node, in: proposal)
    let across = zip(node.children, lengths).map { child, length in
      child.size(ProposedSize(length, along: axis, proposal[axis.other]))[axis.other]
    }
    let dividers = node.metrics.divider * Double(max(0, lengths.count - 1))
    return LayoutSize(
      lengths.reduce(0, +) + dividers, along: axis, proposal[axis.other] ?? across.max() ?? 0)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    var start = 0.0
    for (child, length) in zip(node.children, lengths(node, in: ProposedSize(size))) {
      let offer = ProposedSize(length, along: axis, size[axis.other])
      child.place(
        x: axis == .horizontal ? start : 0, y: axis == .horizontal ? 0 : start, for: offer)
      start += length + node.metrics.divider
    }
  }
}
