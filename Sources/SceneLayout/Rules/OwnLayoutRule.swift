import SceneDisplay

/// The rule for a custom layout of an app.
///
/// If the app's content provides no layout for the container, the children are placed in layers.
struct OwnLayoutRule: LayoutRule {
  let id: Int

  private struct Child: DisplayLayoutChild {
    let layoutNode: LayoutNode

    var node: Int? { layoutNode.id }
    var priority: Double { layoutNode.outside.priority }

    func size(width: Double?, height: Double?) -> (width: Double, height: Double) {
      let metrics = layoutNode.metrics
      let size = layoutNode.size(metrics.proposal(width, height))
      return metrics.points(size)
    }
  }

  private var layers: LayersRule { LayersRule(alignment: .center) }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    guard let layout = node.context.ownLayout(id) else {
      return layers.size(for: proposal, of: node)
    }
    let offer = node.metrics.points(proposal)
    let size = layout.size(
      width: offer.width, height: offer.height, of: node.children.map(Child.init))
    return LayoutSize(
      max(0, node.metrics.length(size.width, along: .horizontal)),
      max(0, node.metrics.length(size.height, along: .vertical)))
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    guard let layout = node.context.ownLayout(id) else {
      return layers.place(node, size, for: proposal)
    }
    let metrics = node.metrics
    let room = metrics.points(size)
    let places = layout.places(
      width: room.width, height: room.height, for: metrics.points(proposal),
      of: node.children.map(Child.init))
    for (child, place) in zip(node.children, places) {
      child.place(
        x: metrics.length(place.x, along: .horizontal),
        y: metrics.length(place.y, along: .vertical),
        for: metrics.proposal(place.width, place.height))
    }
  }
}

extension LayoutMetrics {
  fileprivate func points(_ size: LayoutSize) -> (width: Double, height: Double) {
    (size.width * pointsPerUnit.width, size.height * pointsPerUnit.height)
  }

  fileprivate func points(_ proposal: ProposedSize) -> (width: Double?, height: Double?) {
    (
      proposal.width.map { $0 * pointsPerUnit.width },
      proposal.height.map { $0 * pointsPerUnit.height }
    )
  }

  fileprivate func proposal(_ width: Double?, _ height: Double?) -> ProposedSize {
    ProposedSize(
      width.map { length($0, along: .horizontal) }, height.map { length($0, along: .vertical) })
  }
}
