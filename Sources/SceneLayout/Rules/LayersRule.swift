import SceneDisplay

/// Children in layers, aligned with each other (L24).
struct LayersRule: SpottingRule {
  var alignment: DisplayAlignment
  var guides: [DisplayGuide] { [alignment.horizontal, alignment.vertical] }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let children = node.children
    let highest = children.map(\.outside.priority).max() ?? 0
    return children.filter { $0.outside.priority == highest }.reduce(.zero) { size, child in
      let answer = child.size(proposal)
      return LayoutSize(max(size.width, answer.width), max(size.height, answer.height))
    }
  }

  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot] {
    let offer = ProposedSize(size)
    let children = node.children
    let highest = children.map(\.outside.priority).max() ?? 0
    let deciding = children.filter { $0.outside.priority == highest }
    let lines = [alignment.horizontal, alignment.vertical].map { guide in
      deciding.map { $0.guide(guide, for: offer) }.max() ?? 0
    }
    return children.map { child in
      LayoutSpot(
        child: child,
        x: node.metrics.floor(lines[0] - child.guide(alignment.horizontal, for: offer)),
        y: node.metrics.floor(lines[1] - child.guide(alignment.vertical, for: offer)),
        proposal: offer)
    }
  }

  func traits(of node: LayoutNode) -> LayoutTraits {
    let children = node.children
    guard let first = children.first else {
      return LayoutTraits(priority: -.infinity, tightEdges: .all)
    }
    return LayoutTraits(
      tightEdges: children.dropFirst().reduce(first.outside.tightEdges) {
        $0.intersection($1.outside.tightEdges)
      })
  }

}

/// The rule of the outermost node of a layout, which places the root of the tree at the top leading corner of the
/// window.
struct TopRule: LayoutRule {
  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    node.children.reduce(.zero) { size, child in
      let answer = child.size(proposal)
      return LayoutSize(max(size.width, answer.width), max(size.height, answer.height))
    }
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    for child in node.children { child.place(x: 0, y: 0, for: proposal) }
  }
}

/// Layers of which only one layer determines the size and the guides of the container (L25).
struct DecorationRule: LayoutRule {
  var alignment: DisplayAlignment
  /// Whether the last child determines the size, instead of the first.
  var isBehind: Bool
  var guides: [DisplayGuide] { [alignment.horizontal, alignment.vertical] }

  private func base(of node: LayoutNode) -> LayoutNode? {
    isBehind ? node.children.last : node.children.first
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    base(of: node)?.size(proposal) ?? .zero
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    guard let base = base(of: node) else { return }
    base.place(x: 0, y: 0, for: proposal)
    let offer = ProposedSize(size)
    let line = (
      base.guide(alignment.horizontal, for: proposal), base.guide(alignment.vertical, for: proposal)
    )
    for child in node.children where child !== base {
      child.place(
        x: node.metrics.floor(line.0 - child.guide(alignment.horizontal, for: offer)),
        y: node.metrics.floor(line.1 - child.guide(alignment.vertical, for: offer)), for: offer)
    }
  }

  func traits(of node: LayoutNode) -> LayoutTraits { base(of: node)?.outside ?? LayoutTraits() }

  func guide(_ guide: DisplayGuide, of node: LayoutNode, for proposal: ProposedSize) -> Double? {
    base(of: node)?.explicitGuide(guide, for: proposal)
  }

  func isTransparent(_ node: LayoutNode) -> Bool {
    base(of: node).map { $0.rule.isTransparent($0) } ?? false
  }
}

/// A geometry reader, which takes all proposed space and places its children at the top leading corner (L38).
struct GeometryRule: LayoutRule {
  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    let placeholder = node.metrics.placeholder
    return LayoutSize(
      proposal.width ?? placeholder.width, proposal.height ?? placeholder.height)
  }

  func place(_ node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize) {
    for child in node.children { child.place(x: 0, y: 0, for: ProposedSize(size)) }
  }
}
