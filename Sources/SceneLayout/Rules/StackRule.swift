import SceneDisplay

/// Children in a row or a column, which divide the space by priority and flexibility (L13–L20).
struct StackRule: SpottingRule {
  var axis: DisplayElement.Axis
  /// The guide across the axis at which the children are aligned.
  var alignment: DisplayGuide
  /// The space between two children; nil for the host's default.
  var spacing: Double?
  var guides: [DisplayGuide] { [alignment] }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    self.size(for: proposal, of: node.children, node.metrics)
  }

  /// Returns the size of a stack of the given children; rules of other containers call this method too.
  func size(
    for proposal: ProposedSize, of children: [LayoutNode], _ metrics: LayoutMetrics
  ) -> LayoutSize {
    let shares = shares(of: proposal, among: children, metrics)
    let line = CommonLine(shares)
    var length = gaps(between: children, metrics)
    // The stack extends at least to the common line, even if no child fills the space before the line (L14).
    var across = line.position.isFinite ? metrics.floor(line.position) : 0
    for share in shares {
      length += share.size[axis]
      across = max(across, line.offset(of: share, metrics) + share.size[axis.other])
    }
    return LayoutSize(length, along: axis, across)
  }

  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot] {
    spots(of: node.children, size, for: proposal, node.metrics)
  }

  /// Returns the positions of the given children in a stack; rules of other containers call this method too.
  func spots(
    of children: [LayoutNode], _ size: LayoutSize, for proposal: ProposedSize,
    _ metrics: LayoutMetrics
  ) -> [LayoutSpot] {
    // If the ideal length is proposed across the axis, propose the stack's own length to the children instead. Children
    // that fill their space then extend across the whole stack (L17).
    var placing = proposal
    placing[axis.other] = proposal[axis.other] ?? size[axis.other]
    let shares = shares(of: placing, among: children, metrics)
    let line = CommonLine(shares)
    var position = 0.0
    return children.indices.map { index in
      let share = shares[index]
      let offset = line.offset(of: share, metrics)
      let (x, y) = axis == .horizontal ? (position, offset) : (offset, position)
      position += share.size[axis] + gap(after: index, children, metrics)
      return LayoutSpot(child: children[index], x: x, y: y, proposal: share.proposal)
    }
  }

  func traits(of node: LayoutNode) -> LayoutTraits {
    let children = node.children
    guard let first = children.first, let last = children.last else {
      return LayoutTraits(priority: -.infinity, tightEdges: .all)
    }
    let common = children.dropFirst().reduce(first.outside.tightEdges) {
      $0.intersection($1.outside.tightEdges)
    }
    let (start, end): (DisplayEdges, DisplayEdges) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let outer = first.outside.tightEdges.intersection(start)
      .union(last.outside.tightEdges.intersection(end))
    return LayoutTraits(tightEdges: common.subtracting([start, end]).union(outer))
  }

  // MARK: - Along the axis

  /// Returns the space between a child and the next child; 0 after the last child.
  private func gap(after index: Int, _ children: [LayoutNode], _ metrics: LayoutMetrics) -> Double {
    if index + 1 >= children.count { return 0 }
    if let spacing { return spacing }
    let (start, end): (DisplayEdges, DisplayEdges) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    let isTight =
      children[index].outside.tightEdges.contains(end)
      || children[index + 1].outside.tightEdges.contains(start)
    return isTight ? 0 : metrics.spacing[axis]
  }

  private func gaps(between children: [LayoutNode], _ metrics: LayoutMetrics) -> Double {
    var sum = 0.0
    for index in children.indices { sum += gap(after: index, children, metrics) }
    return sum
  }

  /// Proposes space to each child, and returns the proposals with the sizes that the children chose.
  ///
  /// Children with a higher priority get space first. Of children with the same priority, the less flexible get space
  /// first (L14).
  private func shares(
    of proposal: ProposedSize, among children: [LayoutNode], _ metrics: LayoutMetrics
  ) -> [StackShare] {
    let minor = proposal[axis.other]
    let standard = alignment.standard
    func share(_ child: LayoutNode, _ length: Double?) -> StackShare {
      let offer = ProposedSize(length, along: axis, minor)
      let size = child.size(offer)
      let guide =
        child.explicitGuide(alignment, for: offer) ?? standard.position(in: size[axis.other])
      return StackShare(proposal: offer, size: size, guide: guide)
    }
    guard children.count > 1, let length = proposal[axis], length > 0, length < .infinity else {
      return children.map { share($0, proposal[axis]) }
    }
    var claims = claims(of: children)
    let first = claims[0].priority
    let smallest = ProposedSize(0, along: axis, minor)
    var available = length - gaps(between: children, metrics)
    for index in claims.indices where claims[index].priority < first {
      claims[index].minimum = children[claims[index].place].size(smallest)[axis]
      available -= claims[index].minimum
    }
    var shares = Array(
      repeating: StackShare(proposal: proposal, size: .zero, guide: 0), count: children.count)
    var start = 0
    while start < claims.count {
      let end =
        claims[start...].firstIndex { $0.priority < claims[start].priority } ?? claims.count
      for claim in claims[start..<end] { available += claim.minimum }
      if end - start > 1 { order(&claims[start..<end], children, minor) }
      for index in start..<end {
        let room = metrics.floor(max(0, available / Double(end - index)))
        let place = claims[index].place
        shares[place] = share(children[place], room)
        available -= shares[place].size[axis]
      }
      start = end
    }
    return shares
  }

  /// The priority and the flexibility of a child, which determine when the child gets space.
  private struct Claim {
    var place: Int
    var priority: Double
    /// The minimum length of the child, which is kept free while children with higher priorities get space.
    var minimum = 0.0
    /// The key by which claims with the same priority are ordered.
    var order = (flexibility: 0.0, reversedMinimum: 0.0)
  }

  /// Returns the claims of children, from the highest priority to the lowest; equal priorities keep the order of the
  /// children.
  private func claims(of children: [LayoutNode]) -> [Claim] {
    var claims = children.indices.map { Claim(place: $0, priority: children[$0].outside.priority) }
    let first = claims[0].priority
    if claims.contains(where: { $0.priority != first }) {
      claims.sort { ($1.priority, $0.place) < ($0.priority, $1.place) }
    }
    return claims
  }

  /// Orders claims with the same priority, from the least flexible child to the most flexible.
  private func order(
    _ claims: inout ArraySlice<Claim>, _ children: [LayoutNode], _ minor: Double?
  ) {
    let smallest = ProposedSize(0, along: axis, minor)
    let largest = ProposedSize(.infinity, along: axis, minor)
    for index in claims.indices {
      let child = children[claims[index].place]
      let (low, high) = (child.size(smallest)[axis], child.size(largest)[axis])
      claims[index].order = high == .infinity ? (.infinity, -low) : (high - low, 0)
    }
    claims.sort {
      ($0.order.flexibility, $0.order.reversedMinimum, $0.place)
        < ($1.order.flexibility, $1.order.reversedMinimum, $1.place)
    }
  }
}

/// A proposal to a child of a stack, and the size that the child chose.
private struct StackShare {
  var proposal: ProposedSize
  var size: LayoutSize
  /// The position, in the child, of the guide at which the stack aligns its children.
  var guide: Double
}

/// The line, parallel to the axis of a stack, at which the guides of the children are aligned.
private struct CommonLine {
  let position: Double

  init(_ shares: [StackShare]) {
    position = shares.reduce(0) { max($0, $1.guide) }
  }

  /// Returns the offset of a child across the axis that moves the child's guide to the line.
  func offset(of share: StackShare, _ metrics: LayoutMetrics) -> Double {
    share.guide.isFinite && position.isFinite ? metrics.floor(position - share.guide) : 0
  }
}
