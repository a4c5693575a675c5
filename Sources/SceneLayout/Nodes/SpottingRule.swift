import SceneDisplay

/// The position of a child in its container, with the proposal that determines the child's size.
struct LayoutSpot {
  var child: LayoutNode
  var x: Double
  var y: Double
  var proposal: ProposedSize
}

/// A rule of a container that can compute the positions of its children without placing them.
protocol SpottingRule: LayoutRule {
  /// Returns the positions of a node's children, for a proposal and the size that the node chose
  /// for the proposal.
  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot]
}

extension SpottingRule {
  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    for spot in spots(in: node, size, for: proposal) {
      spot.child.place(x: spot.x, y: spot.y, for: spot.proposal)
    }
  }

  /// Returns the position of a guide in a container with several children (L22).
  ///
  /// The first baseline is the topmost first baseline of the children, and the last baseline is the bottommost last
  /// baseline. The position of a custom guide is the average of the positions that children set explicitly. The result
  /// is nil for edges and centers, for a custom guide that no child sets, and for a container without children.
  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    if guide.isStandard { return nil }
    let spots = spots(in: node, node.size(proposal), for: proposal)
    func place(_ spot: LayoutSpot) -> Double { guide.axis == .vertical ? spot.y : spot.x }
    switch guide {
    case .firstTextBaseline, .lastTextBaseline:
      let lines = spots.map { place($0) + $0.child.guide(guide, for: $0.proposal) }
      return guide == .firstTextBaseline ? lines.min() : lines.max()
    default:
      let given = spots.compactMap { spot in
        spot.child.explicitGuide(guide, for: spot.proposal).map { $0 + place(spot) }
      }
      return given.isEmpty ? nil : given.reduce(0, +) / Double(given.count)
    }
  }
}
