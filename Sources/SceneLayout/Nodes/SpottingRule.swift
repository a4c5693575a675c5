import SceneDisplay

/// The place that a container gives to a child, with the proposal for which the child has its size.
struct LayoutSpot {
  var child: LayoutNode
  var x: Double
  var y: Double
  var proposal: ProposedSize
}

/// A rule of a container that knows the places of its children without placing them.
protocol SpottingRule: LayoutRule {
  /// Returns the positions of a node's children, for a proposal and the size that the node chose for it.
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

  /// Returns the guide of a container with several children (L22).
  ///
  /// The standard guides of children don't reach outside, except base lines: the topmost first one and the
  /// bottommost last one. Others are the average of those that are given.
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
