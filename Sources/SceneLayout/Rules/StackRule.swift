import SceneDisplay

/// Children in a row or a column, which share the room by priority and flexibility (L13–L20).
struct StackRule: SpottingRule {
  var axis: DisplayElement.Axis
  /// The guide across the axis at which the children are aligned.
  var alignment: DisplayGuide
  /// The space between two children; nil for the host's default.
  var spacing: Double?
  var guides: [DisplayGuide] { [alignment] }

  /// The children with the proposals that they get and their answers.
  struct Shares {
    var proposals: [ProposedSize] = []
    var sizes: [LayoutSize] = []
    /// The space between all of them.
    var gaps = 0.0
  }

  func size(for proposal: ProposedSize, of node: LayoutNode) -> LayoutSize {
    self.size(for: proposal, of: node.children, node.metrics)
  }

  /// Returns the size of some children, for a rule that lays them out as a stack.
  func size(
    for proposal: ProposedSize, of children: [LayoutNode], _ metrics: LayoutMetrics
  ) -> LayoutSize {
    // The one child of a control or a row needs no lists.
    if children.count == 1 {
      let size = children[0].size(proposal)
      let line = CommonLine([children[0].guide(alignment, for: proposal)], metrics)
      return LayoutSize(
        size[axis], along: axis, max(line.length, line.offset(of: 0) + size[axis.other]))
    }
    let shares = shares(of: proposal, among: children, metrics)
    let length = shares.sizes.reduce(shares.gaps) { $0 + $1[axis] }
    let line = CommonLine(guides(children, shares), metrics)
    let across = shares.sizes.indices.reduce(line.length) {
      max($0, line.offset(of: $1) + shares.sizes[$1][axis.other])
    }
    return LayoutSize(length, along: axis, across)
  }

  func spots(
    in node: LayoutNode, _ size: LayoutSize, for proposal: ProposedSize
  ) -> [LayoutSpot] {
    spots(of: node.children, size, for: proposal, node.metrics)
  }

  /// Returns the places of some children, for a rule that lays them out as a stack.
  func spots(
    of children: [LayoutNode], _ size: LayoutSize, for proposal: ProposedSize,
    _ metrics: LayoutMetrics
  ) -> [LayoutSpot] {
    // Under the ideal length, children that fill their space fill that of the stack (L17).
    var placing = proposal
    placing[axis.other] = proposal[axis.other] ?? size[axis.other]
    if children.count == 1 {
      let offset = CommonLine([children[0].guide(alignment, for: placing)], metrics).offset(of: 0)
      let (x, y) = axis == .horizontal ? (0, offset) : (offset, 0)
      return [LayoutSpot(child: children[0], x: x, y: y, proposal: placing)]
    }
    let shares = shares(of: placing, among: children, metrics)
    let line = CommonLine(guides(children, shares), metrics)
    var position = 0.0
    return children.enumerated().map { index, child in
      let (x, y) =
        axis == .horizontal
        ? (position, line.offset(of: index)) : (line.offset(of: index), position)
      position += shares.sizes[index][axis] + gap(after: index, children, metrics)
      return LayoutSpot(child: child, x: x, y: y, proposal: shares.proposals[index])
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

  /// Returns the space between a child and the next one; 0 after the last one.
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

  /// Offers the room to the children, those with the least flexibility first (L14).
  private func shares(
    of proposal: ProposedSize, among children: [LayoutNode], _ metrics: LayoutMetrics
  ) -> Shares {
    let minor = proposal[axis.other]
    let gaps = children.indices.reduce(0) { $0 + gap(after: $1, children, metrics) }
    let equal = { (length: Double?) -> Shares in
      let offer = ProposedSize(length, along: axis, minor)
      return Shares(
        proposals: children.map { _ in offer }, sizes: children.map { $0.size(offer) }, gaps: gaps)
    }
    guard let length = proposal[axis], length > 0, length < .infinity else {
      return equal(proposal[axis])
    }
    var shares = Shares(
      proposals: children.map { _ in proposal }, sizes: children.map { _ in .zero }, gaps: gaps)
    var available = length - gaps
    let groups = groups(of: children, minor)
    var reserved = groups.dropFirst().map { $0.minimum }
    available -= reserved.reduce(0, +)
    for (number, group) in groups.enumerated() {
      if number > 0 {
        available += reserved[0]
        reserved.removeFirst()
      }
      var left = group.order.count
      for index in group.order {
        let share = metrics.floor(max(0, available / Double(left)))
        let offer = ProposedSize(share, along: axis, minor)
        let size = children[index].size(offer)
        shares.proposals[index] = offer
        shares.sizes[index] = size
        available -= size[axis]
        left -= 1
      }
    }
    return shares
  }

  /// Children with the same priority, in the order in which they get room.
  private struct Group {
    var order: [Int]
    /// The sum of the minimum lengths; 0 for the first group.
    var minimum: Double
  }

  private func groups(of children: [LayoutNode], _ minor: Double?) -> [Group] {
    let priorities = children.map(\.outside.priority)
    let first = priorities.first
    let places = Array(children.indices)
    if priorities.allSatisfy({ $0 == first }) {
      return [Group(order: order(of: places, among: children, minor), minimum: 0)]
    }
    return Set(priorities).sorted(by: >).enumerated().map { number, priority in
      let members = places.filter { priorities[$0] == priority }
      let smallest = ProposedSize(0, along: axis, minor)
      let minimum =
        number == 0 ? 0 : members.reduce(0) { $0 + children[$1].size(smallest)[axis] }
      return Group(order: order(of: members, among: children, minor), minimum: minimum)
    }
  }

  /// Returns places of children in the order of their flexibility.
  private func order(
    of members: [Int], among children: [LayoutNode], _ minor: Double?
  ) -> [Int] {
    if members.count == 1 { return members }
    let smallest = ProposedSize(0, along: axis, minor)
    let largest = ProposedSize(.infinity, along: axis, minor)
    let keys = members.map { index -> (flexibility: Double, minimum: Double, place: Int) in
      let (low, high) = (children[index].size(smallest)[axis], children[index].size(largest)[axis])
      let flexibility = high == .infinity ? .infinity : high - low
      return (flexibility, flexibility == .infinity ? -low : 0, index)
    }
    return keys.sorted { $0 < $1 }.map(\.place)
  }

  // MARK: - Across the axis

  private func guides(_ children: [LayoutNode], _ shares: Shares) -> [Double] {
    children.indices.map { children[$0].guide(alignment, for: shares.proposals[$0]) }
  }
}

/// The common line to which guides are moved.
private struct CommonLine {
  private let guides: [Double]
  private let position: Double
  private let metrics: LayoutMetrics

  init(_ guides: [Double], _ metrics: LayoutMetrics) {
    self.guides = guides
    self.metrics = metrics
    position = max(0, guides.max() ?? 0)
  }

  /// The length up to the line, which counts as part of what is aligned (L14).
  var length: Double { position.isFinite ? metrics.floor(position) : 0 }

  /// Returns the offset that brings a guide into the line.
  func offset(of index: Int) -> Double {
    let guide = guides[index]
    return guide.isFinite && position.isFinite ? metrics.floor(position - guide) : 0
  }
}
